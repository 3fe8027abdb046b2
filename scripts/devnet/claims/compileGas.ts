import type {Abi, Hex} from 'viem';
import {compileSolidity} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import type {Build} from '@site/src/facts/gasRows';
import {ROOT} from '../packages';
import type {GasTopic} from './gasTopics';

export type Side = 'before' | 'after';

export interface Creatable {
  abi: Abi;
  bytecode: Hex;
}

/**
 * Compiles all pairs at once. The last contract of a file is the one that is measured.
 * @returns by topic, both sides
 */
export function compileTopics(topics: readonly GasTopic[], build: Build): Record<string, Record<Side, Creatable>> {
  const sides: Side[] = ['before', 'after'];
  const sources = Object.fromEntries(
    topics.flatMap(({name, sources: both}) => sides.map((side) => [`${name}/${side}.sol`, both[side]])),
  );
  const {contracts} = compileSolidity(sources, {
    root: ROOT,
    optimizer: build !== 'unoptimized',
    viaIR: build === 'viaIr',
  });
  const creatable = (file: string): Creatable => {
    const last = Object.values(contracts[file] ?? {})
      .filter(({evm}) => evm.bytecode.object !== '')
      .at(-1);
    if (!last) throw new Error(`${file} has no contract that can be deployed`);
    return {abi: last.abi as Abi, bytecode: `0x${last.evm.bytecode.object}`};
  };
  return Object.fromEntries(
    topics.map(({name}) => [name, {before: creatable(`${name}/before.sol`), after: creatable(`${name}/after.sol`)}]),
  );
}
