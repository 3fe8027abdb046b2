import type {Hex} from 'viem';
import {afterEach, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {espaceOf} from '../../scripts/devnet/world/addresses';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

/** The smallest memory that the node accepts, 4 MB, cleaned so often that entries leave it within seconds. */
const SMALL_MEMORY = {ledger_cache_size: 4, block_cache_gc_period_ms: 50};
/** Transactions with this much data fill it. */
const FILL = {data: `0x${'00'.repeat(90_000)}` as Hex, gas: 9_100_000n};
const FILLS = 60;

describe.skipIf(nodeIsMissing('the transaction index'))(
  '/docs/espace/build/run-a-node#choose: the transaction index',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    afterEach(async () => {
      await gateway?.close();
      await node?.stop();
    });

    it.each([true, false])(
      'persist_tx_index = %s',
      async (isKept) => {
        node = await startNode({changed: {persist_tx_index: isKept, ...SMALL_MEMORY}});
        gateway = await startGateway(node);
        const ask = async (method: string, ...params: unknown[]) =>
          (await gateway.askWithoutMining('espace', method, params)).result ?? null;
        const sender = createEspaceSender(gateway);
        const {transactionHash, blockNumber} = (await sender.send('account', {
          to: espaceOf('recipient'),
          value: 1n,
          gas: 21_000n,
        })) as {transactionHash: Hex; blockNumber: Hex};
        const hasReceipt = async () => (await ask('eth_getTransactionReceipt', transactionHash)) !== null;
        expect(await hasReceipt()).toBe(true);
        // Without the index, it ends when the entry is gone, no matter how long a loaded machine takes to clean its
        // memory.
        for (let sent = 0; isKept ? sent < FILLS : await hasReceipt(); sent++)
          await sender.send('account', {to: espaceOf('recipient'), ...FILL});
        expect(await hasReceipt()).toBe(isKept);
        // The node has the block and its receipts in both cases: only the way from the hash to them is missing.
        expect(await ask('eth_getBlockReceipts', blockNumber)).toMatchObject([{transactionHash}]);
        // The pool still knows the transaction, but not that it was packed.
        expect(await ask('eth_getTransactionByHash', transactionHash)).toMatchObject(
          isKept ? {blockNumber} : {hash: transactionHash, blockHash: null, blockNumber: null},
        );
      },
      120_000,
    );
  },
);
