import data from './node.json';
import type {FactFiles} from './schemas/types';

/** One key of a node's configuration file. */
export type NodeParameter = FactFiles['node']['configKeys'][number];

/** For the build and its checks. Pages must not load this file, the largest of the facts. */
export const nodeParameters = (data as FactFiles['node']).configKeys;

/** A key of the configuration file. An unknown one stops the build. */
export function nodeParameter(name: string): NodeParameter {
  const found = nodeParameters.find((one) => one.name === name);
  if (!found) throw new Error(`There is no parameter "${name}" in src/facts/node.json.`);
  return found;
}

/**
 * The default as a user would write it. Undefined if the key is unset, or if the default is an expression that only the
 * node's source explains.
 */
export function defaultOf({default: written, value}: NodeParameter): string | undefined {
  if (value !== undefined) return String(value);
  if (written === 'true' || written === 'false') return written;
  // ApiSet::Safe, ApiSet::from_str
  const variant = /^(\w+)::(\w+), \1::from_str$/.exec(written)?.[2];
  return variant?.toLowerCase() ?? /^"([^"\\]+)"/.exec(written)?.[1];
}
