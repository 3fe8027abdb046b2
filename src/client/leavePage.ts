/**
 * Replaces the current page with `url`. Until the browser has left, the application must not hydrate this document,
 * because it would render another page over it and log an error. The bundle's entry renders into
 * `window.docusaurusRoot` if there is one, so a root that does nothing prevents this.
 */
export function leavePage(url: string): void {
  const target = window as unknown as {docusaurusRoot?: {render(app: unknown): void}};
  target.docusaurusRoot ??= {render: () => undefined};
  window.location.replace(url);
}
