import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {createClient, type Client} from '../../scripts/devnet/world/client';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';
import {INTERNAL, internalCalls} from '../../scripts/devnet/world/internalContracts';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';

interface Block {
  hash: string;
  number: string;
  transactions: string[];
}
interface Receipt {
  transactionHash: string;
  type?: string;
}
const RECIPIENT = '0x00000000000000000000000000000000000abcde';

/** The requests that `chain/ethereum` of graph-node 0.44.0 makes, in the form in which it makes them. */
describe.skipIf(nodeIsMissing('the requests of a Graph Node'))(
  'what /docs/espace/build/infrastructure/graph says of a Graph Node on eSpace',
  () => {
    let node: RunningNode | undefined;
    let gateway: Gateway;
    let ask: Client;
    let own: {receipt: Receipt; block: Block};
    let phantom: {receipts: Receipt[]; block: Block};
    const blockAt = (number: string) => ask<Block>('eth_getBlockByNumber', number, false);
    const receiptsOf = ({hash}: Block) => ask<Receipt[]>('eth_getBlockReceipts', {blockHash: hash});

    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
      ask = createClient(gateway, 'espace');
      const sent = await createEspaceSender(gateway).send('faucet', {to: RECIPIENT, value: 1n});
      own = {
        block: await blockAt(sent.blockNumber),
        receipt: await ask<Receipt>('eth_getTransactionReceipt', sent.transactionHash),
      };
      const crossed = await createCoreSender(gateway).send('faucet', {
        to: INTERNAL.crossSpaceCall,
        value: 1n,
        data: internalCalls.transferEvm(RECIPIENT),
      });
      const block = await blockAt(crossed.epochNumber);
      phantom = {block, receipts: await receiptsOf(block)};
    }, 120_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    it('it is identified by its chain ID and its first block', async () => {
      expect(await ask('net_version')).toBe(String(TEST_NETWORK_CHAIN_IDS[1]));
      expect((await blockAt('0x0')).hash).toMatch(/^0x[0-9a-f]{64}$/);
    });

    it('a block, named by its hash in an object, gives the receipts of all its transactions', async () => {
      expect((await receiptsOf(own.block)).map(({transactionHash}) => transactionHash)).toEqual(own.block.transactions);
      expect(phantom.receipts.map(({transactionHash}) => transactionHash)).toEqual(phantom.block.transactions);
      expect(phantom.block.transactions.length).toBeGreaterThan(0);
    });

    it('a call, a balance and a code are read at a block that its hash names', async () => {
      const at = {blockHash: own.block.hash};
      expect(await ask('eth_call', {to: RECIPIENT, data: '0x'}, at)).toBe('0x');
      expect(await ask('eth_getBalance', RECIPIENT, at)).toBe('0x1');
      expect(await ask('eth_getCode', RECIPIENT, at)).toBe('0x');
    });

    it('logs are filtered over a range of blocks', async () => {
      expect(
        await ask('eth_getLogs', {fromBlock: '0x0', toBlock: own.block.number, topics: [[`0x${'11'.repeat(32)}`]]}),
      ).toEqual([]);
    });

    it('traces are filtered over a range of blocks', async () => {
      const traces = await ask<{type: string; action: {to: string}}[]>('trace_filter', {
        fromBlock: own.block.number,
        toBlock: own.block.number,
      });
      expect(traces).toEqual([
        expect.objectContaining({type: 'call', action: expect.objectContaining({to: RECIPIENT})}),
      ]);
    });

    it('a receipt of a phantom transaction has no type, any other has', () => {
      expect(own.receipt.type).toMatch(/^0x[0-4]$/);
      for (const receipt of phantom.receipts) expect(receipt).not.toHaveProperty('type');
    });
  },
);
