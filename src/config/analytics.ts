/**
 * Behaviour analytics (specification §7): a first-party script, loaded in order. Without an ID, it keeps a short list
 * of events in the reader's tab and sends nothing. With an ID, it sends that list to a path of this site, where the
 * site's operator decides what receives it. It never contacts a third party and never creates an identity.
 */
const ANALYTICS_SCRIPT = '/js/analytics.js';

/** Identifies the site in the data. Empty: nothing is sent. */
const ANALYTICS_ID = process.env.ANALYTICS_ID ?? '';

/** Path of this site that receives the events by POST. */
const ANALYTICS_PATH = process.env.ANALYTICS_PATH ?? '/events';

/**
 * The script element for `scripts` in the Docusaurus configuration.
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
