/**
 * Name and address of the portal.
 * `SITE_URL` may be set in the environment when the site is built for another host (no trailing slash).
 */
export const SITE_URL = process.env.SITE_URL ?? 'https://doc.confluxnetwork.org';
export const SITE_TITLE = 'Conflux Docs';
/** Repository that holds this portal; "edit this page", the navbar and the feedback link derive from it. */
export const REPOSITORY_URL = 'https://github.com/Conflux-Chain/conflux-documentation';
export const FEEDBACK_URL = `${REPOSITORY_URL}/issues/new/choose`;
export const EDIT_URL = `${REPOSITORY_URL}/edit/main/`;
