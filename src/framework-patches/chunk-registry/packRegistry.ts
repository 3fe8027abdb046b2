import {ROOT_PREFIX} from './addRoot';

/** A chunk of the registry that contains its root module. */
interface Root {
  readonly chunk: string;
  /** The bundler's expression for the module, e.g. `__webpack_require__(97453)`. */
  readonly read: string;
}

interface Packed {
  /** The script with the small registry. */
  readonly code: string;
  /** Names of the chunks, in the order of the registry. */
  readonly names: readonly string[];
  readonly roots: readonly Root[];
}

const REQUIRE = '__webpack_require__';
/** How the bundler writes an entry of loaders/registry.js, before it is minified. */
const ENTRY = String.raw`\[\s*"([^"]+)",\s*\(\)\s*=>\s*((?:Promise\.all\(/\* import\(\) \| [^*]+ \*/ \[([^\]]*)\]\)|__webpack_require__\.e\(/\* import\(\) \| [^*]+ \*/ ("[^"]+")\)|Promise\.resolve\(/\* import\(\) \*/\))\.then\(__webpack_require__(\.t)?\.bind\(__webpack_require__, (\d+)(?:, (\d+))?\)\))\s*\]`;
const REGISTRY = new RegExp(String.raw`const chunks = \[\s*(?:${ENTRY},?\s*)+\];`);
/** One character for each list of shared chunks. */
const CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Marks an entry that keeps its own function. */
const LOOSE = '-';

/**
 * Replaces the functions that load the chunks of the routes, about 14 bytes each after gzip, with one function and a
 * character for each chunk. The names are in the runtime (packRuntime.ts); the number of a chunk's root module goes
 * into the chunk itself (addRoot.ts). An entry in another form keeps its function.
 *
 * @param code the script with the registry, not minified
 * @param hasModule whether a chunk has this module in its own file
 */
export function packRegistry(code: string, hasModule: (chunk: string, module: string) => boolean): Packed {
  const registry = REGISTRY.exec(code)?.[0];
  if (registry === undefined)
    throw new Error(
      `The bundler writes the registry of the routes' chunks in a different way now: its text does not match the pattern in ${__filename}. Adapt the pattern.`,
    );
  const names: string[] = [];
  const roots: Root[] = [];
  const lists: string[] = [];
  const loose: string[] = [];
  const codes = [...registry.matchAll(new RegExp(ENTRY, 'g'))].map(
    ([, chunk = '', load = '', all, single, asNamespace, module = '', mode]) => {
      names.push(chunk);
      const chunks = [...(all ?? single ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name);
      const list = JSON.stringify(chunks.slice(0, -1));
      const code = CODES[lists.includes(list) ? lists.indexOf(list) : lists.length];
      if (chunks.at(-1) !== chunk || !hasModule(chunk, module) || code === undefined) {
        loose.push(`${JSON.stringify(chunk)}: () => ${load}`);
        return LOOSE;
      }
      if (!lists.includes(list)) lists.push(list);
      roots.push({chunk, read: asNamespace ? `${REQUIRE}.t(${module}, ${mode})` : `${REQUIRE}(${module})`});
      return code;
    },
  );
  const small = [
    `const loose = {${loose.join(', ')}};`,
    `const shared = {${lists.map((list, index) => `${CODES[index]}: ${list}`).join(', ')}};`,
    `const chunks = [...${JSON.stringify(codes.join(''))}].map((code, index) => {`,
    `  const name = ${REQUIRE}.names[index];`,
    `  return [name, loose[name] || (() => Promise.all([...shared[code], name].map((chunk) => ${REQUIRE}.e(chunk))).then(() => ${REQUIRE}(${JSON.stringify(ROOT_PREFIX)} + name)))];`,
    '});',
  ];
  return {code: code.replace(registry, () => small.join('\n')), names, roots};
}
