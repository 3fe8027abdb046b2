/** Routes of pages, from first to last. */
const pagesOf = (routes) => routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));

/** First of the characters that stand for folders; those before it are taken. */
const FIRST = '#';

/** What stands for a route that is no document of the version, and for a document whose id begins like its path. */
const [NONE, SAME] = [' ', '!'];

/** Last word of a path; that of a folder is its index. */
const wordOf = (path) => path.slice(path.lastIndexOf('/') + 1) || 'index';

/**
 * The list of documents of a version in its small form. The route table has every path and sidebar already, and most
 * ids follow from the path: a character for each route says in which folder the id is.
 *
 * @param {{path: string, docs: {id: string, path: string, sidebar?: string}[]}} version
 * @param {readonly object[]} routes tree of all routes
 * @returns the list for client/unpackDocs.ts; documents that differ from their route in more are `loose`
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
