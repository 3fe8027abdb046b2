/** A document in global data. */
interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** Neighbours that differ in the last word of id and path: these words, start of the ids, start of the paths, sidebar (0: none). */
type Run = readonly [words: readonly string[], id: string, path: string, sidebar: string | 0];

interface Version<T> {
  readonly docs: readonly T[];
}

interface GlobalData<T> {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<Record<string, {readonly versions: readonly Version<T>[]}>>;
}

/** The list as docs/packDocs.js writes it. */
export type PackedDocs = readonly (Doc | Run)[];

const isRun = (entry: Doc | Run): entry is Run => Array.isArray(entry);

/** The list that docs/packDocs.js packed. */
export const unpackList = (entries: PackedDocs): Doc[] =>
  entries.flatMap((entry) => {
    if (!isRun(entry)) return [entry];
    const [words, id, path, sidebar] = entry;
    return words.map((word) => ({id: id + word, path: path + word, ...(sidebar !== 0 && {sidebar})}));
  });

/** Global data with its lists of documents unpacked. */
export function unpackDocs(data: GlobalData<Doc | Run>): GlobalData<Doc> {
  const key = 'docusaurus-plugin-content-docs';
  const plugins = Object.entries(data[key] ?? {}).map(([id, plugin]) => [id, {...plugin, versions: plugin.versions.map((version) => ({...version, docs: unpackList(version.docs)}))}] as const);
  return {...data, ...(data[key] && {[key]: Object.fromEntries(plugins)})} as GlobalData<Doc>;
}
