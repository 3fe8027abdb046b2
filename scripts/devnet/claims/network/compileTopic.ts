import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {encodeDeployData, encodeFunctionData, type Abi, type Hex} from 'viem';
import {ROOT} from '../../packages';
import {EVM_VERSION, type Creatable} from '../compileGas';

const require = createRequire(import.meta.url);
const FOLDER = path.join(ROOT, 'src/snippets/solidity/security');

interface Output {
  errors?: {severity: string; formattedMessage: string}[];
  contracts?: Record<string, Record<string, {abi: Abi; evm: {bytecode: {object: string}}}>>;
}

/** Contracts of a topic by name, with calls ready to send. */
export interface Contracts {
  deploy(name: string, args?: unknown[]): Hex;
  call(name: string, functionName: string, args?: unknown[]): Hex;
}

function readImport(name: string): {contents: string} | {error: string} {
  const file = path.join(ROOT, 'node_modules', name);
  return fs.existsSync(file) ? {contents: fs.readFileSync(file, 'utf8')} : {error: `${name} not found`};
}

/** Compiles the contracts of a security topic, except its Foundry test. */
export function compileTopic(topic: string): Contracts {
  const solc = require('solc') as {compile(input: string, callbacks: {import: typeof readImport}): string};
  const files = fs
    .readdirSync(path.join(FOLDER, topic))
    .filter((file) => file.endsWith('.sol') && !file.endsWith('.t.sol'));
  const sources = Object.fromEntries(
    files.map((file) => [file, {content: fs.readFileSync(path.join(FOLDER, topic, file), 'utf8')}]),
  );
  const settings = {
    evmVersion: EVM_VERSION,
    optimizer: {enabled: true, runs: 200},
    metadata: {bytecodeHash: 'none', appendCBOR: false},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources, settings}), {import: readImport}),
  ) as Output;
  const faults = (output.errors ?? []).filter(({severity}) => severity === 'error');
  if (faults.length > 0) throw new Error(faults.map(({formattedMessage}) => formattedMessage).join('\n'));
  const all = new Map<string, Creatable>(
    Object.values(output.contracts ?? {}).flatMap((file) =>
      Object.entries(file).map(([name, {abi, evm}]): [string, Creatable] => [
        name,
        {abi, bytecode: `0x${evm.bytecode.object}`},
      ]),
    ),
  );
  const find = (name: string): Creatable => {
    const found = all.get(name);
    if (!found) throw new Error(`${topic} has no contract ${name}`);
    return found;
  };
  return {
    deploy: (name, args = []) => encodeDeployData({...find(name), args}),
    call: (name, functionName, args = []) => encodeFunctionData({abi: find(name).abi, functionName, args}),
  };
}
