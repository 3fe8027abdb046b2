/**
 * Name and address of the portal.
 * To build the site for another host, set `SITE_URL` in the environment (without a trailing slash).
 */
export const SITE_URL = process.env.SITE_URL ?? 'https://doc.confluxnetwork.org';
export const SITE_TITLE = 'Conflux Docs';
/** Repository of this portal. "Edit this page", the navbar and the feedback link derive from it. */
export const REPOSITORY_URL = 'https://github.com/Conflux-Chain/conflux-documentation';
export const FEEDBACK_URL = `${REPOSITORY_URL}/issues/new/choose`;
export const EDIT_URL = `${REPOSITORY_URL}/edit/main/`;
