/** The framework's function that prefetches a page. */
export type Prefetch = (path: string) => unknown;

/** How long a link must exist before its page is prefetched. By then, hydration has replaced the temporary links. */
const STANDING_MS = 300;

/**
 * Specification §4: pages with a link in view are prefetched. Until a page is hydrated, each closed category of the
 * sidebar is a link to its first page, so that it works without scripts; afterwards it is a button. Whether the browser
 * noticed that link in time depended on the reader's machine, and it could load up to ten pages that the page doesn't
 * link to.
 *
 * @param prefetch of the framework
 * @returns the same function, for links that still exist after a moment
 */
export function patient(prefetch: Prefetch): Prefetch {
  return (path) => {
    window.setTimeout(() => {
      if ([...document.links].some((link) => link.getAttribute('href') === path)) prefetch(path);
    }, STANDING_MS);
  };
}
