/** A document in global data. */
interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** The output of packDocs.js for a list of documents. */
export interface PackedDocs {
  readonly folders: readonly string[];
  readonly codes: string;
  readonly loose: readonly Doc[];
}

/** A route as the router knows it. */
interface Route {
  readonly path: string;
  readonly sidebar?: string;
  readonly routes?: readonly Route[];
}

interface Version<T> {
  readonly path: string;
  readonly docs: T;
}

interface GlobalData<T> {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<Record<string, {readonly versions: readonly Version<T>[]}>>;
}

const FIRST = '#';
const [NONE, SAME] = [' ', '!'];

const pagesOf = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));

/** The documents that packDocs.js packed, in the order of their routes. */
export function unpackList(
  {path: base, docs: {folders, codes, loose}}: Version<PackedDocs>,
  routes: readonly Route[],
): Doc[] {
  const pages = pagesOf(routes);
  const docs = [...codes].flatMap((code, index): Doc[] => {
    if (code === NONE) return [];
    const {path, sidebar} = pages[index]!;
    const whole = path.replace(/\/$/, '/index');
    const word = whole.slice(whole.lastIndexOf('/') + 1);
    const id =
      code === SAME
        ? whole.slice(base.replace(/\/$/, '').length + 1)
        : folders[code.charCodeAt(0) - FIRST.charCodeAt(0)] + word;
    return [{id, path, ...(sidebar !== undefined && {sidebar})}];
  });
  return [...docs, ...loose];
}

/** Global data with its lists of documents unpacked. */
export function unpackDocs(data: GlobalData<PackedDocs>, routes: readonly Route[]): GlobalData<Doc[]> {
  const key = 'docusaurus-plugin-content-docs';
  const plugins = Object.entries(data[key] ?? {}).map(
    ([id, plugin]) =>
      [
        id,
        {...plugin, versions: plugin.versions.map((version) => ({...version, docs: unpackList(version, routes)}))},
      ] as const,
  );
  return {...data, ...(data[key] && {[key]: Object.fromEntries(plugins)})} as GlobalData<Doc[]>;
}
