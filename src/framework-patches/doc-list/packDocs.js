/** Routes of pages, in order. */
const pagesOf = (routes) => routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));

/** First of the characters that represent folders; those before it have other meanings. */
const FIRST = '#';

/** Codes for a route that is not a plain document of the version, and for a document whose ID is its path. */
const [NONE, SAME] = [' ', '!'];

/** Last word of a path. The word of a folder is "index". */
const wordOf = (path) => path.slice(path.lastIndexOf('/') + 1) || 'index';

/**
 * Packs the list of documents of a version. The route table already contains every path and sidebar, and most IDs
 * follow from the path, so one character per route for the folder of the ID is enough.
 *
 * @param {{path: string, docs: {id: string, path: string, sidebar?: string}[]}} version
 * @param {readonly object[]} routes tree of all routes
 * @returns the list for client/unpackDocs.ts; documents with further differences from their route are in `loose`
 */
function packDocs({path: base, docs}, routes) {
  const left = new Map(docs.map((doc) => [doc.path, doc]));
  const folders = [];
  const codes = pagesOf(routes).map((route) => {
    const {id, path, sidebar, ...rest} = left.get(route.path) ?? {};
    const word = wordOf(route.path);
    const isPlain =
      id !== undefined && `/${id}`.endsWith(`/${word}`) && sidebar === route.sidebar && Object.keys(rest).length === 0;
    if (!isPlain) return NONE;
    left.delete(path);
    const folder = id.slice(0, -word.length);
    if (`${base.replace(/\/$/, '')}/${folder}${word}` === path.replace(/\/$/, '/index')) return SAME;
    if (!folders.includes(folder)) folders.push(folder);
    return String.fromCharCode(FIRST.charCodeAt(0) + folders.indexOf(folder));
  });
  return {folders, codes: codes.join('').trimEnd(), loose: [...left.values()]};
}

module.exports = {packDocs};
