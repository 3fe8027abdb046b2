import {fromRlp, keccak256, toRlp, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nextBasePrice} from '@site/src/components/tools/FeeCalculator/rules';
import {rulesOf} from '@site/src/facts/feeRules';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {coreOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender, type CoreSender} from '../../scripts/devnet/world/coreSender';

const RULES = rulesOf('core');
const GDRIP = 10n ** 9n;
/** Full blocks after which the base fee is more than twice the lowest. */
const RISE = 7;
/** Base fee of the pivot block whose epoch executes what an earlier block packed, and the part of it that is burned. */
const BASE = Array.from({length: RISE}).reduce<bigint>(
  (price) => nextBasePrice(RULES, price, RULES.blockGas),
  RULES.leastPrice,
);
const BURNED = BASE - BASE / 2n;
/** A maximum price for each row of the table, and the limits between them. */
const PRICES = {account: BASE, staker: BASE - 1n, sponsor: BURNED, gapped: BURNED - 1n} as const;

/** Blocks after which an epoch is executed, and a few more. */
const SETTLED = 8;

interface Executed {
  epochNumber: Hex;
  outcomeStatus: Hex;
  effectiveGasPrice: Hex;
  burntGasFee: Hex;
  gasUsed: Hex;
}

describe.skipIf(nodeIsMissing('a base fee that rises after packing'))(
  '/docs/general/conflux-basics/gas#base-fee-rises',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let core: CoreSender;
    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
      core = createCoreSender(gateway);
    }, 60_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    /** Makes a block with these transactions, bypassing the pool. */
    const blockOn = (parent: Hex, referees: Hex[], raw: readonly Hex[]) =>
      call<Hex>(node.ports.local, 'test_generateCustomBlock', [
        parent,
        referees,
        toRlp(raw.map((transaction) => fromRlp(transaction, 'hex'))),
        false,
        null,
      ]);
    /** `gateway.mine` also requests empty blocks, to which the node never responds after a rise. */
    const makeBlocks = async (count: number) => {
      for (let made = 0; made < count; made++) {
        await gateway.exclusive(async () => {
          const hash = await call<string>(node.ports.local, 'test_generateOneBlock', [50, 300_000]);
          while ((await call<string>(node.ports.core, 'cfx_getBestBlockHash')) !== hash)
            await new Promise((resolve) => setTimeout(resolve, 2));
        });
      }
    };
    const transfer = (name: string, nonce: bigint, gas: bigint, gasPrice: bigint) =>
      core.sign(name, {to: coreOf('recipient'), value: 1n, gas, gasPrice, nonce});

    it('a transaction runs down to the burned price of the pivot block, and waits below it', async () => {
      expect(BASE).toBeGreaterThan(2n * RULES.leastPrice);
      expect(BURNED - 1n).toBeGreaterThan(RULES.leastPrice);
      const raw = await Promise.all(Object.entries(PRICES).map(([name, price]) => transfer(name, 0n, 21_000n, price)));
      const fill = await Promise.all(
        Array.from({length: 2 * RISE}, (_, nonce) =>
          transfer('delegated', BigInt(nonce), RULES.blockGas / 2n, 10n * GDRIP),
        ),
      );
      const pivot = await gateway.exclusive(async () => {
        const parent = await call<Hex>(node.ports.core, 'cfx_getBestBlockHash');
        const side = await blockOn(parent, [], raw);
        let last = parent;
        for (let index = 0; index < RISE; index++)
          last = await blockOn(last, index === RISE - 1 ? [side] : [], fill.slice(2 * index, 2 * index + 2));
        return last;
      });
      await makeBlocks(SETTLED);
      const block = await core.client<{baseFeePerGas: Hex; epochNumber: Hex}>('cfx_getBlockByHash', pivot, false);
      expect(BigInt(block.baseFeePerGas)).toBe(BASE);

      const receipts = await Promise.all(
        raw.map((transaction) => core.client<Executed | null>('cfx_getTransactionReceipt', keccak256(transaction))),
      );
      expect(
        receipts.map(
          (receipt) =>
            receipt && [
              receipt.epochNumber,
              BigInt(receipt.effectiveGasPrice),
              BigInt(receipt.burntGasFee) / BigInt(receipt.gasUsed),
            ],
        ),
      ).toEqual([
        [block.epochNumber, BASE, BURNED],
        // As much is burned as before; the miner earns less.
        [block.epochNumber, BASE - 1n, BURNED],
        [block.epochNumber, BURNED, BURNED],
        null,
      ]);
      expect(await core.client('cfx_getNextNonce', coreOf('gapped'))).toBe('0x0');
      // The transaction is in the pool again, which packs it when the base fee has fallen.
      await makeBlocks(3 * SETTLED);
      const late = await core.client<Executed>('cfx_getTransactionReceipt', keccak256(raw[3]!));
      expect([late.outcomeStatus, Number(late.epochNumber) > Number(block.epochNumber)]).toEqual(['0x0', true]);
    }, 60_000);

    it('§2.3 eth_gasPrice returns the base fee of the newest mined block, and not that of the next one', async () => {
      const espace = createEspaceSender(gateway);
      const price = async () => BigInt(await espace.client<Hex>('eth_gasPrice'));
      const newest = async () => Number(await core.client<Hex>('cfx_epochNumber', 'latest_mined'));
      const to = espaceAccount('recipient').address;
      for (const name of ['account', 'staker']) {
        const raw = await espace.sign(name, {to, gas: rulesOf('espace').blockGas / 2n, gasPrice: 100n * GDRIP});
        await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [raw]);
      }
      // The two transactions use up the gas of a block, so the base fee changes from one block to the next.
      const seen: [number, bigint][] = [];
      for (let made = 0; made < 2; made++) {
        await makeBlocks(1);
        seen.push([await newest(), await price()]);
      }
      await makeBlocks(SETTLED);
      for (const [number, suggested] of seen) {
        const {baseFeePerGas} = await espace.client<{baseFeePerGas: Hex}>(
          'eth_getBlockByNumber',
          `0x${number.toString(16)}`,
          false,
        );
        expect(suggested).toBe(BigInt(baseFeePerGas));
      }
      expect(seen[1]![1]).not.toBe(seen[0]![1]);
    }, 60_000);
  },
);
