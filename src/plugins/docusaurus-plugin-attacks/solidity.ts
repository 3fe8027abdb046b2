import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {AbiEntry} from '../../evm/abi';

const require = createRequire(import.meta.url);

/** Version of the virtual machine that all contracts of the project are compiled for. */
export const EVM_VERSION = 'cancun';
export const OPTIMIZER_RUNS = 200;

/** Code of a contract: what deploys it, or what is stored. */
export interface Bytecode {
  readonly object: string;
  readonly sourceMap: string;
}

/** What the compiler prints about a contract. */
interface CompiledContract {
  readonly abi: readonly AbiEntry[];
  readonly evm: {
    readonly bytecode: Bytecode;
    readonly deployedBytecode: Bytecode;
    readonly methodIdentifiers: Readonly<Record<string, string>>;
  };
}

export interface Compiled {
  /** By file, then by name, in the order of the source. */
  readonly contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>;
  /** By file; `id` is the number of the file in source maps. */
  readonly sources: Readonly<Record<string, {readonly id: number; readonly ast?: unknown}>>;
}

/** A version of the compiler. */
interface Solc {
  compile(input: string, callbacks: {import: (name: string) => {contents: string} | {error: string}}): string;
}

interface Output extends Compiled {
  readonly errors?: readonly {severity: string; formattedMessage: string}[];
}

const importFrom = (root: string) => (name: string) => {
  const file = path.join(root, 'node_modules', name);
  return fs.existsSync(file) ? {contents: fs.readFileSync(file, 'utf8')} : {error: `${name} not found`};
};

/** Loads a compiler. Its handlers would turn any rejected promise of this process into a crash without a message. */
function loadCompiler(name: string): Solc {
  const events = ['unhandledRejection', 'uncaughtException'] as const;
  const before = new Set<unknown>(events.flatMap((event) => process.listeners(event as 'exit')));
  const solc = require(name) as Solc;
  for (const event of events)
    for (const listener of process.listeners(event as 'exit'))
      if (!before.has(listener)) process.removeListener(event, listener);
  return solc;
}

/** Version of the default compiler, without its commit. */
export const compilerVersion = (): string => (require('solc/package.json') as {version: string}).version;

/**
 * Compiles Solidity with the project's settings. The code contains no hash of the sources, because a comment must not
 * change it.
 * @param sources texts by the names that their imports use
 * @param options `root` is the project, whose packages can be imported; `viaIR` selects the newer pipeline of the
 *   compiler; `outputs` are selectors of the compiler, which is the package `compiler`
 * @throws Error with the compiler's messages
 */
export function compileSolidity(
  sources: Readonly<Record<string, string>>,
  {
    root,
    optimizer,
    viaIR = false,
    outputs = ['abi', 'evm.bytecode.object'],
    compiler = 'solc',
  }: {root: string; optimizer: boolean; viaIR?: boolean; outputs?: readonly string[]; compiler?: string},
): Compiled {
  const solc = loadCompiler(compiler);
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, {content}])),
    settings: {
      evmVersion: EVM_VERSION,
      optimizer: {enabled: optimizer, runs: OPTIMIZER_RUNS},
      // Older compilers don't know the setting.
      ...(viaIR && {viaIR}),
      metadata: {bytecodeHash: 'none', appendCBOR: false},
      outputSelection: {
        '*': {'*': outputs.filter((name) => name !== 'ast'), '': outputs.filter((name) => name === 'ast')},
      },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), {import: importFrom(root)})) as Output;
  const faults = (output.errors ?? []).filter(({severity}) => severity === 'error');
  if (faults.length > 0) throw new Error(faults.map(({formattedMessage}) => formattedMessage).join('\n'));
  return output;
}
