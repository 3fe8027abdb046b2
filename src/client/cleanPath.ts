/** A not-found page is a file that hosts serve by name, so its address stays the same. */
const NOT_FOUND = /(?:^|\/)404\.html$/;

/**
 * `pathname` without `.html` or `/index.html`; repeated slashes at the start collapse so that it stays on this site.
 */
export function cleanPath(pathname: string): string {
  if (!pathname.endsWith('.html') || NOT_FOUND.test(pathname)) return pathname;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/{2,}/, '/');
  // A locale's root keeps its slash: `/es/index.html` is the page `/es/`.
  return /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?$/.test(clean) ? `${clean}/` : clean;
}
