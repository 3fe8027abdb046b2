import {encodeDeployData, encodeFunctionData} from 'viem';
import {describe, expect, it} from 'vitest';
import {compileTopics, type Side} from '@site/scripts/devnet/claims/compileGas';
import {TEST_NETWORK_CHAIN_IDS} from '@site/scripts/devnet/node/toml';
import {gasTopics} from '@site/scripts/devnet/claims/gasTopics';
import {protocolFact} from '@site/src/facts';
import {evmPrices} from '@site/src/facts/evmPrices';
import {BUILDS, gasClaims, type Build} from '@site/src/facts/gasRows';
import type {Space} from '@site/src/facts/types';
import {Chain} from '../chain';

const SENDER = {
  espace: '0x52bc44d5378309ee2abf1539bf71de1b7d7be3b5',
  core: '0x12bc44d5378309ee2abf1539bf71de1b7d7be3b5',
} as const;
/** Those of the node that measures, because a contract can read its own. */
const CHAIN_ID = {espace: TEST_NETWORK_CHAIN_IDS[1], core: TEST_NETWORK_CHAIN_IDS[0]};
const topics = gasTopics();
/** Comparisons whose second contract calls an internal contract of Core Space, which is not modelled. */
const CALLS_INTERNAL = ['predicted-address'];
const isModelled = (space: Space, side: Side, name: string) =>
  space === 'espace' || side === 'before' || !CALLS_INTERNAL.includes(name);
const compiled = Object.fromEntries(BUILDS.map((build) => [build, compileTopics(topics, build)]));

interface Figures {
  gas: number;
  /** Gas of the execution alone, which is recorded for calls in eSpace. */
  execution?: number;
  collateral: number;
}

/** The rows that `npm run claims -- gas` would write, measured in the EVM of pages. */
async function measure(space: Space, side: Side, build: Build): Promise<Record<string, Figures>> {
  const rows: Record<string, Figures> = {};
  for (const topic of topics.filter(({name}) => isModelled(space, side, name))) {
    const {abi, bytecode} = compiled[build]![topic.name]![side];
    const chain = new Chain({prices: evmPrices(space), chainId: CHAIN_ID[space]});
    const from = SENDER[space];
    await chain.fund(from, 10n ** 24n);
    const record = async (id: string, sent: Parameters<Chain['send']>[0]) => {
      const receipt = await chain.send({...sent, gasLimit: 3_000_000n});
      rows[`${topic.name} ${id}`] = {
        gas: Number(receipt.gasUsed),
        ...(space === 'espace' && id !== 'deploy' && {execution: Number(receipt.executionGas)}),
        collateral: receipt.collateral,
      };
      return receipt;
    };
    const {created} = await record('deploy', {
      from,
      data: encodeDeployData({abi, bytecode, args: topic.constructorArgs}),
    });
    for (const call of topic.calls)
      await record(call.id, {
        from,
        to: created,
        data: encodeFunctionData({abi, functionName: call.function, args: call.args}),
        value: BigInt(call.value ?? 0),
      });
  }
  return rows;
}

describe.each(['espace', 'core'] as const)('in %s', (space) => {
  describe.each(BUILDS)('with the build: %s', (build) => {
    it.each(['before', 'after'] as const)('every figure of gas.json comes out, %s the change', async (side) => {
      const measured = await measure(space, side, build);
      const shown = Object.entries(gasClaims.topics).filter(([name]) => isModelled(space, side, name));
      const expected = shown.flatMap(([topic, rows]) =>
        rows
          .filter((row) => row.build === build)
          .map(
            (row) =>
              [
                `${topic} ${row.call}`,
                {
                  gas: row[space][side],
                  ...(space === 'espace' && row.execution && {execution: row.execution[side]}),
                  collateral: space === 'core' ? row.collateral[side] : 0,
                },
              ] as const,
          ),
      );
      expect(expected.length).toBeGreaterThan(25);
      for (const [name, figures] of expected) expect.soft(measured[name], name).toEqual(figures);
    });
  });
});

it.each(CALLS_INTERNAL)('%s needs a node in Core Space, because it calls an internal contract', async (name) => {
  const {abi, bytecode} = compiled.optimized![name]!.after;
  const chain = new Chain({prices: evmPrices('core'), chainId: CHAIN_ID.core});
  await chain.fund(SENDER.core, 10n ** 24n);
  const deploy = {from: SENDER.core, data: encodeDeployData({abi, bytecode}), gasLimit: 3_000_000n};
  await expect(chain.send(deploy)).rejects.toThrow('the internal contract 0x0888');
});

// The init code has two bytes for the length of the text and of the STOP before it.
it.each(['espace', 'core'] as const)(
  'in %s, sstore2 stores what fits into code, and fails otherwise',
  async (space) => {
    const {abi, bytecode} = compiled.optimized!.sstore2!.after;
    const chain = new Chain({prices: evmPrices(space), chainId: CHAIN_ID[space]});
    const from = SENDER[space];
    await chain.fund(from, 10n ** 24n);
    const {created} = await chain.send({from, data: encodeDeployData({abi, bytecode}), gasLimit: 3_000_000n});
    const write = async (length: number) => {
      const data = encodeFunctionData({abi, functionName: 'write', args: [1n, `0x${'11'.repeat(length)}`]});
      return (await chain.send({from, to: created, data, gasLimit: 30_000_000n})).ending;
    };
    const limit = Number(protocolFact('codeSizeLimit').value);
    expect(await write(limit / 2)).toBe('succeeded');
    for (const length of [limit, 65_534]) expect(await write(length), `${length} bytes`).toBe('failed');
    for (const length of [65_535, 65_536, 65_568]) expect(await write(length), `${length} bytes`).toBe('reverted');
  },
);
