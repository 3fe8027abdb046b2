import {createRequire} from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import type {Abi, Hex} from 'viem';
import {ROOT} from '../packages';
import type {GasTopic} from './gasTopics';

const require = createRequire(import.meta.url);

export const EVM_VERSION = 'cancun';
export const RUNS = 200;
export type Side = 'before' | 'after';

export interface Creatable {
  abi: Abi;
  bytecode: Hex;
}

interface Output {
  errors?: {severity: string; formattedMessage: string}[];
  contracts?: Record<string, Record<string, {abi: Abi; evm: {bytecode: {object: string}}}>>;
}

/** Version of the compiler, without its commit. */
export const compilerVersion = (): string => (require('solc/package.json') as {version: string}).version;

function readImport(name: string): {contents: string} | {error: string} {
  const file = path.join(ROOT, 'node_modules', name);
  return fs.existsSync(file) ? {contents: fs.readFileSync(file, 'utf8')} : {error: `${name} not found`};
}

/**
 * Compiles all pairs at once, with the optimizer on or off. The last contract of a file is the one that is measured.
 * @returns by topic, both sides
 */
export function compileTopics(
  topics: readonly GasTopic[],
  optimizer: boolean,
): Record<string, Record<Side, Creatable>> {
  const solc = require('solc') as {compile(input: string, callbacks: {import: typeof readImport}): string};
  const sides: Side[] = ['before', 'after'];
  const sources = Object.fromEntries(
    topics.flatMap(({name, sources: both}) => sides.map((side) => [`${name}/${side}.sol`, {content: both[side]}])),
  );
  const settings = {
    evmVersion: EVM_VERSION,
    optimizer: {enabled: optimizer, runs: RUNS},
    // Leaves out the hash of the sources at the end of the code, because a comment must not change the cost of a
    // deployment.
    metadata: {bytecodeHash: 'none', appendCBOR: false},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources, settings}), {import: readImport}),
  ) as Output;
  const faults = (output.errors ?? []).filter(({severity}) => severity === 'error');
  if (faults.length > 0) throw new Error(faults.map(({formattedMessage}) => formattedMessage).join('\n'));
  const creatable = (file: string): Creatable => {
    const last = Object.values(output.contracts?.[file] ?? {})
      .filter(({evm}) => evm.bytecode.object !== '')
      .at(-1);
    if (!last) throw new Error(`${file} has no contract that can be deployed`);
    return {abi: last.abi, bytecode: `0x${last.evm.bytecode.object}`};
  };
  return Object.fromEntries(
    topics.map(({name}) => [name, {before: creatable(`${name}/before.sol`), after: creatable(`${name}/after.sol`)}]),
  );
}
