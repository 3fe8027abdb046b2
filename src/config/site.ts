/**
 * Name and address of the portal.
 * To build the site for another host, set `SITE_URL` in the environment (without a trailing slash).
 */
export const SITE_URL = process.env.SITE_URL ?? 'https://doc.confluxnetwork.org';
export const SITE_TITLE = 'Conflux Docs';
