/**
 * Replaces the current page by `url`. Until the browser has left, the application must not hydrate this document:
 * it would render another page over it and log an error. The bundle's entry renders into `window.docusaurusRoot`
 * when there is one, so an idle root holds it back.
 */
export function leavePage(url: string): void {
  const target = window as unknown as {docusaurusRoot?: {render(app: unknown): void}};
  target.docusaurusRoot ??= {render: () => undefined};
  window.location.replace(url);
}
