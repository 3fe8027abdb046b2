/** The highlighter: source.ts in the browser, source.server.ts where the HTML is rendered (docusaurus-plugin-lean-bundle). */
declare module 'portal-highlighter' {
  export * from '@site/src/highlight/source';
}
