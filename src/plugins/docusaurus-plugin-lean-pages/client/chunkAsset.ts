declare const __webpack_require__: {gca?: (chunk: string) => string};
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

// Docusaurus asks this function of the runtime for the address of a chunk that it is going to prefetch.
if (process.env.NODE_ENV === 'production') {
  __webpack_require__.gca = (chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk);
}

export {};
