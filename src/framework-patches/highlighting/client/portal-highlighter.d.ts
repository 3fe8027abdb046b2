/** The highlighter: source.ts in the browser, source.server.ts when the HTML is rendered (../index.ts). */
declare module 'portal-highlighter' {
  export * from '@site/src/framework-patches/highlighting/client/source';
}
