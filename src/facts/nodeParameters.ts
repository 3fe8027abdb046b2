import data from './node.json';

/** One key of a node's configuration file. */
export interface NodeParameter {
  name: string;
  /** As the node's source declares it, in Rust. */
  type: string;
  /** As the node's source writes it, in Rust. */
  default: string;
  /** The default as a number, where it is one. */
  value?: number;
  /** Of that number. */
  unit?: 'ms' | 'µs' | 's' | 'bytes' | 'MB';
  /** What the configuration file of a release sets, where that is not the default. */
  shipped?: {value: number; source: string};
  section: string;
  meaning: string;
  source: string;
}

/** For the build and its checks: no page may load this file, the largest of the facts. */
export const nodeParameters = data.configKeys as NodeParameter[];

/** A key of the configuration file. An unknown one stops the build. */
export function nodeParameter(name: string): NodeParameter {
  const found = nodeParameters.find((one) => one.name === name);
  if (!found) throw new Error(`There is no parameter "${name}" in src/facts/node.json.`);
  return found;
}

/** What a user would write for the default; undefined: it is unset, or an expression that only the node's source explains. */
export function defaultOf({default: written, value}: NodeParameter): string | undefined {
  if (value !== undefined) return String(value);
  if (written === 'true' || written === 'false') return written;
  // ApiSet::Safe, ApiSet::from_str
  const variant = /^(\w+)::(\w+), \1::from_str$/.exec(written)?.[2];
  return variant?.toLowerCase() ?? /^"([^"\\]+)"/.exec(written)?.[1];
}
