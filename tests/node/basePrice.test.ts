import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {costOf, nextBasePrice, targetOf} from '@site/src/components/tools/FeeCalculator/rules';
import {rulesOf} from '@site/src/facts/feeRules';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {DEFERRED_EPOCHS, startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {coreOf, espaceOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

interface Block {
  baseFeePerGas: Hex;
  transactions: {gas: Hex}[];
}
/** Parts of a full block, in percent of its gas, one block after the other: the price rises, stays, and falls. */
const FILLED = [100, 100, 75, 50, 25];
const PRICE = 10n ** 12n;

describe.skipIf(nodeIsMissing('the base price of blocks'))('the fee calculator and the blocks of the node', () => {
  let node: RunningNode;
  let gateway: Gateway;
  beforeAll(async () => {
    // The node's own limit for one sender in a block is far below a full block.
    node = await startNode({changed: {max_packing_batch_gas_limit: 60_000_000}});
    gateway = await startGateway(node);
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  /**
   * Makes one block with the waiting transactions. `gateway.mine` also requests empty blocks, to which the node never
   * responds after a rise.
   */
  const makeBlock = () =>
    gateway.exclusive(async () => {
      const hash = await call<string>(node.ports.local, 'test_generateOneBlock', [50, 300_000]);
      while ((await call<string>(node.ports.core, 'cfx_getBestBlockHash')) !== hash)
        await new Promise((resolve) => setTimeout(resolve, 2));
    });

  it.each(['espace', 'core'] as const)(
    '%s: every block has the price that the calculator gives',
    async (space) => {
      const rules = rulesOf(space);
      const method =
        space === 'core'
          ? {
              head: 'cfx_epochNumber',
              block: 'cfx_getBlockByEpochNumber',
              send: 'cfx_sendRawTransaction',
              receipt: 'cfx_getTransactionReceipt',
            }
          : {
              head: 'eth_blockNumber',
              block: 'eth_getBlockByNumber',
              send: 'eth_sendRawTransaction',
              receipt: 'eth_getTransactionReceipt',
            };
      const ask = async <T>(name: keyof typeof method, ...params: unknown[]) => {
        const {result, error} = await gateway.askWithoutMining(space, method[name], params);
        if (error) throw new Error(`${method[name]}: ${JSON.stringify(error)}`);
        return result as T;
      };
      const [core, espace] = [createCoreSender(gateway), createEspaceSender(gateway)];
      const sign = (gas: bigint, nonce: number) =>
        space === 'core'
          ? core.sign('account', {to: coreOf('recipient'), value: 1n, gas, gasPrice: PRICE, nonce: BigInt(nonce)})
          : espace.sign('account', {to: espaceOf('recipient'), value: 1n, gas, gasPrice: PRICE, nonce});
      // The numbers of blocks exist in both spaces; eSpace sees a block once it is executed.
      const first = Number((await gateway.ask('core', 'cfx_epochNumber', [])).result);
      const hashes: Hex[] = [];
      for (const [index, percent] of FILLED.entries()) {
        // The pool rejects transactions above the target, so a block gets two halves.
        const gas = (rules.blockGas * BigInt(percent)) / 200n;
        for (const half of [0, 1]) hashes.push(await ask<Hex>('send', await sign(gas, 2 * index + half)));
        await makeBlock();
      }
      for (let i = 0; i <= DEFERRED_EPOCHS; i++) await makeBlock();

      const blocks: Block[] = [];
      for (let number = first; number <= first + FILLED.length + 1; number++)
        blocks.push(await ask<Block>('block', `0x${number.toString(16)}`, true));
      const prices = blocks.map(({baseFeePerGas}) => BigInt(baseFeePerGas));
      const packed = blocks.map(({transactions}) => transactions.reduce((sum, {gas}) => sum + BigInt(gas), 0n));
      expect(packed).toEqual([0, ...FILLED, 0].map((percent) => (rules.blockGas * BigInt(percent)) / 100n));
      expect(packed).toContain(targetOf(rules));
      for (let i = 1; i < blocks.length; i++)
        expect(prices[i], `block ${i} with ${packed[i]} gas`).toBe(nextBasePrice(rules, prices[i - 1]!, packed[i]!));
      expect(prices[2]).toBeGreaterThan(prices[1]!);
      expect(prices.at(-1)).toBeLessThan(prices.at(-2)!);

      const receipt = await ask<Record<string, Hex>>('receipt', hashes[2]);
      const {fee, burnt} = costOf(
        {
          limit: rules.blockGas / 2n,
          used: BigInt(receipt.gasUsed!),
          maxPrice: PRICE,
          priority: PRICE,
          burntShare: 5_000n,
        },
        prices[2]!,
      );
      expect({fee: BigInt(receipt.gasFee!), burnt: BigInt(receipt.burntGasFee!)}).toEqual({fee, burnt});
    },
    60_000,
  );

  it('§4 core: a transaction below the base price is taken, waits as "ready", and is packed when the price has fallen', async () => {
    const core = createCoreSender(gateway);
    const ask = async <T>(method: string, ...params: unknown[]) =>
      (await gateway.askWithoutMining('core', method, params)).result as T;
    const half = rulesOf('core').blockGas / 2n;
    for (const block of [0n, 1n]) {
      for (const nonce of [2n * block, 2n * block + 1n])
        await ask(
          'cfx_sendRawTransaction',
          await core.sign('sponsor', {to: coreOf('recipient'), gas: half, gasPrice: PRICE, nonce}),
        );
      await makeBlock();
    }
    const hash = await ask<Hex>(
      'cfx_sendRawTransaction',
      await core.sign('staker', {to: coreOf('recipient'), gas: 21_000n, nonce: 0n}),
    );
    const isPacked = async () =>
      (await ask<{blockHash: Hex | null}>('cfx_getTransactionByHash', hash)).blockHash !== null;
    await makeBlock();
    expect(
      (await ask<{firstTxStatus: unknown}>('cfx_getAccountPendingTransactions', coreOf('staker'))).firstTxStatus,
    ).toBe('ready');
    expect(await isPacked()).toBe(false);
    for (let i = 0; i < 2 * DEFERRED_EPOCHS; i++) await makeBlock();
    expect(await isPacked()).toBe(true);
  });
});
