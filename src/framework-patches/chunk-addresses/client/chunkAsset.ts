declare const __webpack_require__: {
  gca?: (chunk: string) => string | undefined;
  e: (chunk: string) => Promise<unknown>;
};
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

// Docusaurus calls this function of the runtime for the address of a chunk to prefetch, once for each link to a page
// that needs it. A chunk that the page has already loaded or prefetched doesn't need a second element in the head.
if (process.env.NODE_ENV === 'production') {
  const known = new Set<string>();
  const load = __webpack_require__.e;
  __webpack_require__.e = Object.assign((chunk: string) => {
    known.add(chunk);
    return load(chunk);
  }, load);
  __webpack_require__.gca = (chunk) => {
    if (known.has(chunk)) return undefined;
    known.add(chunk);
    return __webpack_public_path__ + __webpack_get_script_filename__(chunk);
  };
}

export {};
