/**
 * Behaviour analytics (specification §7): one script of the site itself, loaded in order. Without an id it keeps a
 * short list of events in the reader's own tab and sends nothing. With an id it sends that list to a path of this
 * same site; who runs the site decides what answers there. No third party is ever asked, no identity is made up.
 */
const ANALYTICS_SCRIPT = '/js/analytics.js';

/** Names the site in what is sent. Empty: nothing is sent. */
const ANALYTICS_ID = process.env.ANALYTICS_ID ?? '';

/** Path of this site that takes the events by POST. */
const ANALYTICS_PATH = process.env.ANALYTICS_PATH ?? '/events';

/**
 * The script's element for `scripts` of the Docusaurus configuration.
 *
 * @throws if the path has another host: `https://…` and `//…` are rejected
 */
export function analyticsScript(
  id: string = ANALYTICS_ID,
  path: string = ANALYTICS_PATH,
): {src: string; async: false; 'data-id'?: string; 'data-path'?: string} {
  if (!/^\/(?![/\\])/.test(path))
    throw new Error(`ANALYTICS_PATH must be a path of this site, such as /events; it is "${path}".`);
  return {src: ANALYTICS_SCRIPT, async: false, ...(id && {'data-id': id, 'data-path': path})};
}
