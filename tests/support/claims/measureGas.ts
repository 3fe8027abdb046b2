import {encodeDeployData, encodeFunctionData, type Hex} from 'viem';
import type {GasClaims, GasRow, Measured} from '@site/src/facts/gas';
import {startGateway, type Gateway} from '../node/gateway';
import {startNode} from '../node/process';
import {createCoreSender} from '../node/world/coreSender';
import {createEspaceSender} from '../node/world/espaceSender';
import {compilerVersion, compileTopics, EVM_VERSION, RUNS, type Creatable} from './compileGas';
import {gasTopics, type GasTopic} from './gasTopics';

/** What one transaction cost. Core Space locks collateral for storage; eSpace has it in its gas. */
interface Cost {
  gas: number;
  collateral: number;
}
/** High enough for every call. What a transaction uses does not depend on it; an estimate may fall short of what the call needs. */
const GAS_LIMIT = 3_000_000n;
const STORAGE_LIMIT = 50_000n;
type Send = (to: string | undefined, data: Hex, value: bigint) => Promise<Cost & {created: string}>;

function espaceSend(gateway: Gateway): Send {
  const {send} = createEspaceSender(gateway);
  return async (to, data, value) => {
    const receipt = (await send('account', {to: to as Hex | undefined, data, value, gas: GAS_LIMIT})) as unknown as {gasUsed: Hex; contractAddress: string | null};
    return {gas: Number(receipt.gasUsed), collateral: 0, created: receipt.contractAddress ?? ''};
  };
}

function coreSend(gateway: Gateway): Send {
  const {send} = createCoreSender(gateway);
  return async (to, data, value) => {
    const receipt = (await send('account', {to, data, value, gas: GAS_LIMIT, storageLimit: STORAGE_LIMIT})) as unknown as {gasUsed: Hex; storageCollateralized: Hex; contractCreated: string | null};
    return {gas: Number(receipt.gasUsed), collateral: Number(receipt.storageCollateralized), created: receipt.contractCreated ?? ''};
  };
}

/** Deploys one contract and makes its calls. Costs by row, `deploy` first. */
async function run(send: Send, {abi, bytecode}: Creatable, {constructorArgs, calls}: GasTopic): Promise<Record<string, Cost>> {
  const {created, ...deploy} = await send(undefined, encodeDeployData({abi, bytecode, args: constructorArgs}), 0n);
  const costs: Record<string, Cost> = {deploy};
  for (const {id, function: functionName, args, value = '0', measured = true} of calls) {
    const {gas, collateral} = await send(created, encodeFunctionData({abi, functionName, args}), BigInt(value));
    if (measured) costs[id] = {gas, collateral};
  }
  return costs;
}

const compare = (before: number, after: number): Measured => ({before, after, saved: before - after});

async function measureTopic(sends: Record<'espace' | 'core', Send>, pair: Record<'before' | 'after', Creatable>, topic: GasTopic, optimizer: boolean): Promise<GasRow[]> {
  const costs = {
    espace: {before: await run(sends.espace, pair.before, topic), after: await run(sends.espace, pair.after, topic)},
    core: {before: await run(sends.core, pair.before, topic), after: await run(sends.core, pair.after, topic)},
  };
  return Object.keys(costs.espace.before).map((call) => ({
    call,
    optimizer,
    espace: compare(costs.espace.before[call]!.gas, costs.espace.after[call]!.gas),
    core: compare(costs.core.before[call]!.gas, costs.core.after[call]!.gas),
    collateral: compare(costs.core.before[call]!.collateral, costs.core.after[call]!.collateral),
  }));
}

/** Measures every comparison on a fresh node, in both spaces, with and without the optimizer: what `src/facts/gas.json` holds. */
export async function measureGas(topics: readonly GasTopic[] = gasTopics()): Promise<GasClaims> {
  const node = await startNode();
  let gateway: Gateway | undefined;
  try {
    gateway = await startGateway(node);
    const sends = {espace: espaceSend(gateway), core: coreSend(gateway)};
    const measured: Record<string, GasRow[]> = Object.fromEntries(topics.map(({name}) => [name, []]));
    for (const optimizer of [true, false]) {
      const compiled = compileTopics(topics, optimizer);
      for (const topic of topics) measured[topic.name]!.push(...(await measureTopic(sends, compiled[topic.name]!, topic, optimizer)));
    }
    const version = /\/(v[\d.]+)/.exec(node.version)?.[1];
    if (!version) throw new Error(`the node names no version: ${node.version}`);
    return {node: version, compiler: compilerVersion(), evmVersion: EVM_VERSION, runs: RUNS, topics: measured};
  } finally {
    await gateway?.close();
    await node.stop();
  }
}
