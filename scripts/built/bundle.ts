import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {BUILD} from './files';

/** Chunks of a route by property, as Docusaurus nests them. */
type ChunkTree = string | {readonly [key: string]: ChunkTree};

type Load = () => unknown;

/**
 * The bundler's `require` in the browser: modules by id, the function that fetches a chunk, and the file that contains
 * it.
 */
interface Runtime {
  (id: string): object;
  m: Record<string, (this: unknown, module: {exports: object}, ...rest: unknown[]) => void>;
  e: (chunk: string) => Promise<unknown>;
  u: (chunk: string) => string;
  /** The base path of the site, e.g. `/es/`. */
  p: string;
}

interface SiteScripts {
  readonly routes: RouteConfig[];
  readonly chunkNames: Readonly<Record<string, ChunkTree>>;
  readonly load: Readonly<Record<string, Load>>;
}

const leaves = (tree: ChunkTree): string[] => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));
const isRoutes = (value: unknown): value is RouteConfig[] =>
  Array.isArray(value) && value.some((route) => route?.path === '*');
const isChunks = (value: unknown): value is [string, Load][] =>
  Array.isArray(value) &&
  value.length > 50 &&
  value.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'function');
const isNames = (value: unknown): value is Record<string, ChunkTree> =>
  typeof value === 'object' && value !== null && Object.keys(value).some((key) => /\/docs-\d+$/.test(key));

/** Runs the files that every page starts with, but not the application in them. */
function start(files: readonly string[]): Runtime {
  const arrived: {push: (chunk: unknown[]) => void}[] = [];
  const self: Record<string, unknown> = {};
  const context = vm.createContext({self, document: {baseURI: 'http://localhost/'}, console, process: {env: {}}});
  for (const file of files) {
    vm.runInContext(fs.readFileSync(file, 'utf8'), context);
    const [name] = Object.keys(self).filter((key) => key.startsWith('webpackChunk'));
    const chunks = self[name ?? ''] as {push: (chunk: unknown[]) => void};
    if (arrived.length > 0 || !chunks) continue;
    const push = chunks.push.bind(chunks);
    arrived.push({push});
    // The third part of a chunk starts the application.
    chunks.push = ([ids, modules]) => push([ids, modules]);
  }
  let runtime: Runtime | undefined;
  arrived[0]?.push([['probe'], {}, (found: Runtime) => void (runtime = found)]);
  if (!runtime)
    throw new Error(
      `The bundler's runtime was not found in ${files.join(', ')}: the bundler must have changed how it announces chunks.`,
    );
  return runtime;
}

/**
 * All exports of the modules of the route table. The table is found by the names of its parts, which no minifier
 * changes.
 */
function exportsOfTable(runtime: Runtime): unknown[] {
  const modules: {exports: object}[] = [];
  const tables = Object.entries(runtime.m).filter(([, factory]) =>
    ['shapes', 'attributes', 'runs'].every((part) => String(factory).includes(part)),
  );
  for (const [id, factory] of Object.entries(runtime.m)) {
    runtime.m[id] = function run(module, ...rest) {
      modules.push(module);
      factory.call(this, module, ...rest);
    };
  }
  for (const [id] of tables) runtime(id);
  return modules.flatMap((module) => Object.values(module.exports));
}

function readTable(runtime: Runtime): SiteScripts {
  const values = exportsOfTable(runtime);
  const [routes, chunkNames, chunks] = [values.find(isRoutes), values.find(isNames), values.find(isChunks)];
  if (!routes || !chunkNames || !chunks)
    throw new Error(
      `The scripts hold no ${!routes ? 'routes' : !chunkNames ? 'names of chunks' : 'list of chunks'} in the form that the patch route-table writes (src/framework-patches). Adapt ${__filename}.`,
    );
  return {routes, chunkNames, load: Object.fromEntries(chunks)};
}

/** Reads from the scripts of a build which files a page loads until it is hydrated. */
export class BuiltBundle {
  private readonly runtime: Runtime;
  private readonly table: SiteScripts;

  /** @param entries addresses of the files that every page of the locale starts with, in order */
  constructor(entries: readonly string[], folder = BUILD) {
    this.runtime = start(entries.map((file) => path.join(folder, file)));
    this.table = readTable(this.runtime);
  }

  /** Addresses of the files that the routes of a page load, without the host. */
  filesOf(pathname: string): string[] {
    const names = matchRoutes(this.table.routes, pathname).flatMap(({route}) => {
      const {path: routePath, key} = route as {path: string; key: string};
      return routePath === '*' ? [] : leaves(this.table.chunkNames[`${routePath}-${key}`]!);
    });
    if (names.length === 0) throw new Error(`${pathname} is in no route of the scripts.`);
    // The chunk of the style sheet has no script, so the runtime doesn't contain its file name.
    const files = [...this.chunksOf(names)]
      .map((chunk) => this.runtime.p + this.runtime.u(chunk))
      .filter((file) => !file.includes('undefined'));
    return files;
  }

  private chunksOf(names: readonly string[]): Set<string> {
    const chunks = new Set<string>();
    const {e} = this.runtime;
    this.runtime.e = (chunk) => {
      chunks.add(chunk);
      return new Promise(() => {});
    };
    for (const name of names) this.table.load[name]!();
    this.runtime.e = e;
    return chunks;
  }
}
