const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * A list of documents in its small form: neighbours whose id and path begin alike and end in the same word become one
 * run that lists these words. A path that the front matter chose stands alone.
 *
 * @param {{id: string, path: string, sidebar?: string}[]} docs
 * @returns the list for client/unpackDocs.ts
 */
function packDocs(docs) {
  const runs = [];
  for (const {id, path, sidebar, ...rest} of docs) {
    const word = id.slice(folderOf(id).length);
    const isPlain = path.endsWith(`/${word}`) && Object.keys(rest).length === 0;
    const start = isPlain ? [folderOf(id), folderOf(path), sidebar] : undefined;
    const last = runs.at(-1);
    if (!start) runs.push({id, path, ...(sidebar !== undefined && {sidebar}), ...rest});
    else if (Array.isArray(last) && start.every((part, index) => last[index + 1] === (part ?? 0))) last[0].push(word);
    else runs.push([[word], ...start.map((part) => part ?? 0)]);
  }
  return runs;
}

module.exports = {packDocs};
