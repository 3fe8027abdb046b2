import fs from 'node:fs';
import path from 'node:path';
import {encodeDeployData, encodeFunctionData, type Abi, type Hex} from 'viem';
import {compileSolidity} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import {startGateway, type Gateway, type Space} from '../../gateway';
import {calmPosFiles} from '../../node/posGenesis';
import {startNode} from '../../node/process';
import {ROOT} from '../../packages';
import {createBatchSender, type Request} from '../transactions';
import {PRICE_CASES, type PriceCase} from './cases';

const SPACES: Space[] = ['espace', 'core'];
/** The limit of a transaction that sets none: high enough, and higher than the charged share of it. */
export const PRICE_GAS_LIMIT = 3_000_000n;

/** What one transaction of a case cost in a space. */
interface PriceFigure {
  gas: number;
  charged: number;
  collateral: number;
}

/** One transaction of a case, in the order of the cases. */
export interface PriceRow extends Record<Space, PriceFigure> {
  transaction: string;
}

export interface PriceRecord {
  node: string;
  rows: PriceRow[];
}

/** A transaction of a case: the deployment or a call. */
interface Step {
  label: string;
  data: Hex;
  value: bigint;
  gasLimit: bigint | undefined;
  failsIn: readonly Space[];
}

/** The contracts of the cases, compiled with the optimizer. */
export function compilePriceCases(): Record<string, {abi: Abi; bytecode: Hex}> {
  const files = fs.readdirSync(__dirname).filter((file) => file.endsWith('.sol'));
  const sources = Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(__dirname, file), 'utf8')]));
  const {contracts} = compileSolidity(sources, {root: ROOT, optimizer: true});
  return Object.fromEntries(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, {abi, evm}]) => [
        name,
        {abi: abi as Abi, bytecode: `0x${evm.bytecode.object}` as const},
      ]),
    ),
  );
}

/** The transactions of a case, the deployment first. */
export function stepsOf(
  {contract, constructorArgs = [], value = 0n, calls}: PriceCase,
  compiled: ReturnType<typeof compilePriceCases>,
): Step[] {
  const {abi, bytecode} = compiled[contract]!;
  const label = (name: string, args: readonly unknown[]) =>
    `${contract}.${name}(${args.map((arg) => (String(arg).length > 20 ? `${String(arg).slice(0, 10)}…` : String(arg))).join(' ')})`;
  return [
    {
      label: label('constructor', constructorArgs),
      data: encodeDeployData({abi, bytecode, args: [...constructorArgs]}),
      value,
      gasLimit: undefined,
      failsIn: [],
    },
    ...calls.map(({function: functionName, data, args = [], value: sent = 0n, gasLimit, failsIn = []}) => ({
      label: label(functionName ?? data!, args) + (gasLimit ? ` limit ${gasLimit}` : ''),
      data: data ?? encodeFunctionData({abi, functionName, args: [...args]}),
      value: sent,
      gasLimit,
      failsIn,
    })),
  ];
}

/** Sends all cases to a fresh node, in both spaces. */
export async function measurePrices(): Promise<PriceRecord> {
  const compiled = compilePriceCases();
  const runs = PRICE_CASES.flatMap((priceCase) =>
    SPACES.map((space) => ({space, steps: stepsOf(priceCase, compiled), figures: [] as PriceFigure[]})),
  );
  const node = await startNode({pos: calmPosFiles});
  let gateway: Gateway | undefined;
  try {
    gateway = await startGateway(node);
    const send = createBatchSender(gateway);
    const request = (
      space: Space,
      {data, value, gasLimit = PRICE_GAS_LIMIT, label, failsIn}: Step,
      to?: string,
    ): Request => ({label, space, to, data, value, gasLimit, reverts: failsIn.includes(space)});
    const deployed = await send(runs.map(({space, steps}) => request(space, steps[0]!)));
    // One account sends all calls, so they run in this order.
    const called = await send(
      runs.flatMap(({space, steps}, index) =>
        steps.slice(1).map((step) => request(space, step, deployed[index]!.created)),
      ),
    );
    for (const [index, run] of runs.entries())
      for (const {gas, charged, collateral} of [deployed[index]!, ...called.splice(0, run.steps.length - 1)])
        run.figures.push({gas, charged, collateral});
    const rows = PRICE_CASES.flatMap((_, caseIndex) => {
      const [espace, core] = [runs[2 * caseIndex]!, runs[2 * caseIndex + 1]!];
      return espace.steps.map(({label}, step) => ({
        transaction: label,
        espace: espace.figures[step]!,
        core: core.figures[step]!,
      }));
    });
    return {node: /\/(v[\d.]+)/.exec(node.version)?.[1] ?? node.version, rows};
  } finally {
    await gateway?.close();
    await node.stop();
  }
}
