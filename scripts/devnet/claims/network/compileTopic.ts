import fs from 'node:fs';
import path from 'node:path';
import {encodeDeployData, encodeFunctionData, type Abi, type Hex} from 'viem';
import {compileSolidity} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import {ROOT} from '../../packages';
import type {Creatable} from '../compileGas';

const FOLDER = path.join(ROOT, 'src/snippets/solidity/security');

/** Contracts of a topic by name, with calls ready to send. */
export interface Contracts {
  deploy(name: string, args?: unknown[]): Hex;
  call(name: string, functionName: string, args?: unknown[]): Hex;
}

/** Compiles the contracts of a security topic, except its Foundry test. */
export function compileTopic(topic: string): Contracts {
  const files = fs
    .readdirSync(path.join(FOLDER, topic))
    .filter((file) => file.endsWith('.sol') && !file.endsWith('.t.sol'));
  const sources = Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(FOLDER, topic, file), 'utf8')]),
  );
  const {contracts} = compileSolidity(sources, {root: ROOT, optimizer: true});
  const all = new Map<string, Creatable>(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, {abi, evm}]): [string, Creatable] => [
        name,
        {abi: abi as Abi, bytecode: `0x${evm.bytecode.object}`},
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
