import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Abi, Hex} from 'viem';
import {ROOT} from '../packages';

const SOURCES = path.join(__dirname, 'contracts');
const CACHE = path.join(ROOT, '.cache/solc');
const require = createRequire(import.meta.url);

/** A compiled contract. `bytecode` creates it when the encoded constructor arguments follow. */
export interface Compiled {
  abi: Abi;
  bytecode: Hex;
}

/** The part of the compiler's output that is used here. */
interface Output {
  errors?: {severity: string; formattedMessage: string}[];
  contracts?: Record<string, Record<string, {abi: Abi; evm: {bytecode: {object: string}}}>>;
}

const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: {enabled: true, runs: 200},
  // Leaves out the hash of the sources at the end of the code, because addresses and gas must not depend on paths.
  metadata: {bytecodeHash: 'none', appendCBOR: false},
  outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
};

/** Finds an import: `@scope/package/…` in node_modules, any other path in the folder of the contracts. */
function readImport(name: string): {contents: string} | {error: string} {
  const file = name.startsWith('@') ? path.join(ROOT, 'node_modules', name) : path.join(SOURCES, name);
  return fs.existsSync(file) ? {contents: fs.readFileSync(file, 'utf8')} : {error: `${name} not found`};
}

function compileAll(sources: Record<string, {content: string}>): Record<string, Compiled> {
  const solc = require('solc') as {compile(input: string, callbacks: {import: typeof readImport}): string};
  const output = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources, settings: SETTINGS}), {import: readImport}),
  ) as Output;
  const faults = (output.errors ?? []).filter(({severity}) => severity === 'error');
  if (faults.length > 0) throw new Error(faults.map(({formattedMessage}) => formattedMessage).join('\n'));
  const compiled: Record<string, Compiled> = {};
  for (const file of Object.keys(sources)) {
    for (const [name, {abi, evm}] of Object.entries(output.contracts?.[file] ?? {}))
      compiled[name] = {abi, bytecode: `0x${evm.bytecode.object}`};
  }
  return compiled;
}

/**
 * The contracts of the known world. Compiling takes seconds, so the result is cached by the hash of everything that it
 * depends on.
 */
export function compileWorld(): {Token: Compiled; Probe: Compiled} {
  const files = fs
    .readdirSync(SOURCES)
    .filter((file) => file.endsWith('.sol'))
    .sort();
  const sources = Object.fromEntries(
    files.map((file) => [file, {content: fs.readFileSync(path.join(SOURCES, file), 'utf8')}]),
  );
  const versions = ['solc', '@openzeppelin/contracts'].map(
    (name) => (require(`${name}/package.json`) as {version: string}).version,
  );
  const key = createHash('sha256')
    .update(JSON.stringify([versions, SETTINGS, sources]))
    .digest('hex')
    .slice(0, 24);
  const cached = path.join(CACHE, `world-${key}.json`);
  if (!fs.existsSync(cached)) {
    fs.mkdirSync(CACHE, {recursive: true});
    // Written under another name first, because two test processes might compile at the same time.
    const partial = `${cached}.${process.pid}`;
    fs.writeFileSync(partial, JSON.stringify(compileAll(sources)));
    fs.renameSync(partial, cached);
  }
  return JSON.parse(fs.readFileSync(cached, 'utf8')) as {Token: Compiled; Probe: Compiled};
}
