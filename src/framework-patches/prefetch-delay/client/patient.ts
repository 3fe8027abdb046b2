/** Fetches a page ahead; the framework's own. */
export type Prefetch = (path: string) => unknown;

/**
 * How long a link has to stand before the page behind it is fetched ahead. Hydration has replaced its stand-ins by
 * then.
 */
const STANDING_MS = 300;

/**
 * Specification §4: pages that are linked in view are fetched ahead. Until a page is hydrated, each closed category of
 * the sidebar is a link to its first page, so that it works without scripts; afterwards it is a button. Whether that
 * link was seen in time depended on the reader's machine, and cost up to ten pages that nothing on the page links to.
 *
 * @param prefetch of the framework
 * @returns the same, for links that are still there after a moment
 */
export function patient(prefetch: Prefetch): Prefetch {
  return (path) => {
    window.setTimeout(() => {
      if ([...document.links].some((link) => link.getAttribute('href') === path)) prefetch(path);
    }, STANDING_MS);
  };
}
