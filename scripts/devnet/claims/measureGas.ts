import {encodeDeployData, encodeFunctionData} from 'viem';
import {BUILDS, type Build, type GasClaims, type GasRow, type Measured} from '@site/src/facts/gasRows';
import {compilerVersion, EVM_VERSION, OPTIMIZER_RUNS} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import {startGateway, type Gateway, type Space} from '../gateway';
import {calmPosFiles} from '../node/posGenesis';
import {startNode} from '../node/process';
import {compileTopics, type Creatable, type Side} from './compileGas';
import {gasTopics, type GasTopic} from './gasTopics';
import {traceExecution, type Execution} from './traceExecution';
import {createBatchSender, type Cost, type Request} from './transactions';

/** One contract in one space: deployed, then called step by step. */
interface Run {
  topic: GasTopic;
  side: Side;
  build: Build;
  space: Space;
  contract: Creatable;
  /** Where it was deployed. */
  address?: string;
  /** By row of the table, `deploy` first. */
  costs: Record<string, Cost>;
  /** What the trace says about each call, in eSpace. */
  executions: Record<string, Execution>;
}

const SPACES: Space[] = ['espace', 'core'];
const SIDES: Side[] = ['before', 'after'];

function allRuns(topics: readonly GasTopic[]): Run[] {
  return BUILDS.flatMap((build) => {
    const compiled = compileTopics(topics, build);
    return topics.flatMap((topic) =>
      SPACES.flatMap((space) =>
        SIDES.map((side): Run => ({
          topic,
          side,
          build,
          space,
          contract: compiled[topic.name]![side],
          costs: {},
          executions: {},
        })),
      ),
    );
  });
}

/** The transaction of a step: the deployment, then the calls in order. */
function requestOf({topic, side, space, contract: {abi, bytecode}, address}: Run, step: number): Request {
  const call = topic.calls[step - 1];
  const label = `${topic.name}, ${side}, ${call?.id ?? 'deploy'}`;
  if (!call) return {label, space, data: encodeDeployData({abi, bytecode, args: topic.constructorArgs}), value: 0n};
  return {
    label,
    space,
    to: address,
    data: encodeFunctionData({abi, functionName: call.function, args: call.args}),
    value: BigInt(call.value ?? 0),
    reverts: call.reverts,
  };
}

const compare = (before: number, after: number): Measured => ({before, after, saved: before - after});

function rowsOf(topic: GasTopic, runs: readonly Run[]): GasRow[] {
  return BUILDS.flatMap((build) => {
    const runOf = (space: Space, side: Side) =>
      runs.find((run) => run.topic === topic && run.build === build && run.space === space && run.side === side)!;
    const costs = (space: Space, side: Side) => runOf(space, side).costs;
    const executed = (call: string) => {
      const [before, after] = SIDES.map((side) => runOf('espace', side).executions[call]);
      if (!before || !after) return {};
      const names = Object.keys(before.counts);
      return {
        execution: compare(before.gas, after.gas),
        ...(names.length > 0 && {
          executed: Object.fromEntries(names.map((name) => [name, compare(before.counts[name]!, after.counts[name]!)])),
        }),
      };
    };
    const measured = (space: Space, call: string, what: keyof Cost) =>
      compare(costs(space, 'before')[call]![what], costs(space, 'after')[call]![what]);
    return Object.keys(costs('espace', 'before')).map((call) => ({
      call,
      build,
      espace: measured('espace', call, 'gas'),
      core: measured('core', call, 'gas'),
      collateral: measured('core', call, 'collateral'),
      ...executed(call),
    }));
  });
}

async function execute(gateway: Gateway, runs: readonly Run[]): Promise<void> {
  const send = createBatchSender(gateway);
  const steps = 1 + Math.max(0, ...runs.map(({topic}) => topic.calls.length));
  for (let step = 0; step < steps; step++) {
    const due = runs.filter(({topic}) => step <= topic.calls.length);
    const outcomes = await send(due.map((run) => requestOf(run, step)));
    for (const [index, {gas, collateral, created, hash}] of outcomes.entries()) {
      const run = due[index]!;
      const call = run.topic.calls[step - 1];
      if (!call) run.address = created;
      if (call?.measured === false) continue;
      run.costs[call?.id ?? 'deploy'] = {gas, collateral};
      if (call && run.space === 'espace') run.executions[call.id] = await traceExecution(gateway, hash, call.count);
    }
  }
}

/**
 * Measures comparisons on a fresh node, in both spaces and with every build. The result is the content of
 * `src/facts/gas.json`.
 */
export async function measureGas(topics: readonly GasTopic[] = gasTopics()): Promise<GasClaims> {
  const runs = allRuns(topics);
  const node = await startNode({pos: calmPosFiles});
  let gateway: Gateway | undefined;
  try {
    gateway = await startGateway(node);
    await execute(gateway, runs);
    const version = /\/(v[\d.]+)/.exec(node.version)?.[1];
    if (!version) throw new Error(`the node names no version: ${node.version}`);
    return {
      node: version,
      compiler: compilerVersion(),
      evmVersion: EVM_VERSION,
      runs: OPTIMIZER_RUNS,
      topics: Object.fromEntries(topics.map((topic) => [topic.name, rowsOf(topic, runs)])),
    };
  } finally {
    await gateway?.close();
    await node.stop();
  }
}
