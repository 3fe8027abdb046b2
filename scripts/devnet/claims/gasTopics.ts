import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../packages';

const FOLDER = path.join(ROOT, 'src/snippets/solidity/gas');

/** One transaction of a comparison. It is sent to both contracts, in the order of the list. */
interface GasCall {
  /** Unique in the topic; identifies the row of the table. */
  id: string;
  function: string;
  /** Arguments as JSON; whole numbers as text. */
  args: unknown[];
  /** Amount that is sent with it, in drip. */
  value?: string;
  /** False if the call only prepares the next one and has no row. */
  measured?: boolean;
  /** True if both contracts must revert; otherwise, both must succeed. */
  reverts?: boolean;
  /** Opcodes to count in the node's trace of the call, in eSpace. */
  count?: string[];
}

/**
 * A pair of contracts, `Before.sol` and `After.sol`, and the calls to both. If a page makes several changes one at a
 * time, `before` in `claim.json` is the file that this change starts from, such as `constant/After.sol`.
 */
export interface GasTopic {
  name: string;
  /** Arguments of both constructors. */
  constructorArgs: unknown[];
  calls: GasCall[];
  sources: Record<'before' | 'after', string>;
}

const KEYS = {
  topic: ['before', 'constructorArgs', 'calls'],
  call: ['id', 'function', 'args', 'value', 'measured', 'reverts', 'count'],
};

/** `{"repeat": x, "times": 3}` means `[x, x, x]`, and `{"byte": "ab", "times": 3}` means `0xababab`. */
function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  const {repeat, byte, times} = (value ?? {}) as {repeat?: unknown; byte?: string; times?: number};
  if (byte !== undefined && times !== undefined) return `0x${byte.repeat(times)}`;
  return repeat !== undefined && times !== undefined ? Array.from({length: times}, () => expand(repeat)) : value;
}

/** Reads `claim.json` strictly, because a misspelt key would measure something other than its author meant. */
function readClaim(file: string): Pick<GasTopic, 'constructorArgs' | 'calls'> & {before?: string} {
  const fault = (text: string) => new Error(`${path.relative(ROOT, file)}: ${text}`);
  const {
    before,
    constructorArgs = [],
    calls,
    ...rest
  } = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<GasTopic> & {before?: string};
  const unknown = Object.keys(rest)[0];
  if (unknown) throw fault(`the key "${unknown}" is not known; there are ${KEYS.topic.join(', ')}.`);
  if (!calls?.some(({measured}) => measured !== false)) throw fault('no call is measured. Add one to "calls".');
  const ids = new Set(['deploy']);
  for (const call of calls) {
    const wrong = Object.keys(call).find((key) => !KEYS.call.includes(key));
    if (wrong) throw fault(`the key "${wrong}" of a call is not known; there are ${KEYS.call.join(', ')}.`);
    if (!/^[a-z][a-zA-Z0-9]*$/.test(call.id ?? ''))
      throw fault(`the id "${call.id}" is not a word. Write it like "transferTwice".`);
    if (ids.has(call.id))
      throw fault(`the id "${call.id}" is taken. Give each call its own; "deploy" is the deployment.`);
    ids.add(call.id);
  }
  return {
    before,
    constructorArgs: expand(constructorArgs) as unknown[],
    calls: calls.map((call) => ({...call, args: expand(call.args ?? []) as unknown[]})),
  };
}

/** Every comparison of `src/snippets/solidity/gas`, sorted by name. */
export function gasTopics(): GasTopic[] {
  const names = fs
    .readdirSync(FOLDER, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
  return names.map((name) => {
    const source = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');
    const {before = `${name}/Before.sol`, ...claim} = readClaim(path.join(FOLDER, name, 'claim.json'));
    return {name, ...claim, sources: {before: source(before), after: source(`${name}/After.sol`)}};
  });
}
