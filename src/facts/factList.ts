import {deployedContracts, internalContracts} from './contracts';
import customErrors from './custom-errors.json';
import external from './external.json';
import {hardForks} from './hardForkFacts';
import {networks} from './networkFacts';
import {defaultOf, nodeParameters} from './nodeParameters';
import {protocolFacts} from './protocolFacts';

/** A value at the path by which pages refer to it (`lookUp.ts`). */
export interface ListedFact {
  readonly path: string;
  readonly value: string;
  readonly unit?: string;
  /** What the path doesn't say. */
  readonly about?: string;
  readonly source: string;
}

/** What a record says about its other values. */
const DESCRIBES = ['source', 'id', 'version', 'note'];

/** The values inside a record, with their paths. */
function leaves(value: unknown, path: string): {path: string; value: string}[] {
  if (typeof value === 'string' || typeof value === 'number') return [{path, value: String(value)}];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !DESCRIBES.includes(key))
    .flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

const nameOf = (signature: string): string => signature.slice(0, signature.indexOf('('));

function all(): ListedFact[] {
  return [
    ...protocolFacts.map(({id, value, unit, source}) => ({path: id, value: String(value), unit, source})),
    ...networks.flatMap(({source, ...record}) =>
      leaves(record, `network.${record.id}`).map((leaf) => ({...leaf, source})),
    ),
    ...deployedContracts.flatMap(({id, net, name, kind, hex, base32, source}) => [
      {path: `contract.${id}.${net}`, value: hex, about: [name, kind].join(', '), source},
      ...(base32 ? [{path: `contract.${id}.${net}.base32`, value: base32, about: name, source}] : []),
    ]),
    ...internalContracts.flatMap(({name, hex, mainnet, testnet, functions, source}) => [
      ...leaves({hex, mainnet, testnet}, `internal.${name}`).map((leaf) => ({...leaf, source})),
      ...functions.map(({signature, selector}) => ({
        path: `selector.${name}.${nameOf(signature)}`,
        value: selector,
        about: signature,
        source,
      })),
    ]),
    ...customErrors.map(({signature, selector, source}) => ({
      path: `error.${nameOf(signature)}`,
      value: selector,
      about: signature,
      source,
    })),
    ...external.flatMap(({id, name, source, ...record}) =>
      leaves(record, `external.${id}`).map((leaf) => ({...leaf, about: name, source})),
    ),
    ...hardForks.flatMap(({version, source, ...record}) =>
      leaves(record, `fork.${version.replace('.', '-')}`).map((leaf) => ({...leaf, source})),
    ),
    ...nodeParameters.flatMap((parameter) => {
      const value = defaultOf(parameter);
      if (value === undefined) return [];
      const {name, unit, meaning, source} = parameter;
      return [{path: `parameter.${name}.default`, value, unit, about: meaning, source}];
    }),
  ];
}

/** Every value that a page can show by its path. Of functions with the same name, the first has the path. */
export function factList(): ListedFact[] {
  const known = new Map<string, ListedFact>();
  for (const one of all()) if (!known.has(one.path)) known.set(one.path, one);
  return [...known.values()];
}
