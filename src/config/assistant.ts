/**
 * The documentation assistant in the top bar (specification §1, §7). Its script is the standalone build of the npm
 * package `@cookbookdev/docsbot`. Pages load it from a public CDN when a reader opens the panel for the first time,
 * never earlier.
 *
 * The version, the file and its hash must match: `npm pack @cookbookdev/docsbot@<version>`, then
 * `openssl dgst -sha384 -binary package/dist/standalone/index.cjs.js | openssl base64 -A`.
 */
export const ASSISTANT_VERSION = '4.25.15';

/** The exact file, so that the Content-Security-Policy can allow it and nothing else on the CDN. */
export const ASSISTANT_SCRIPT = `https://cdn.jsdelivr.net/npm/@cookbookdev/docsbot@${ASSISTANT_VERSION}/dist/standalone/index.cjs.js`;

/** Subresource Integrity of that file: browsers don't run a changed script. */
export const ASSISTANT_INTEGRITY = 'sha384-GrWIZalQWs/yEt0qHIzvGSGMBDRfF+cLJZwNdbew1SpRuDgKAzaGM/ZRr2Faser6';

/** Name of the `<meta>` element that contains the bearer key. A build without a key has no such element. */
export const ASSISTANT_KEY_META = 'assistant-key';
