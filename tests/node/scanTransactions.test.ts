import {fromRlp, keccak256, toRlp, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {coreOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender, type CoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

interface Listed {
  hash: Hex;
  blockHash: Hex | null;
}

describe.skipIf(nodeIsMissing('scanning all transactions'))(
  '§1 a transaction that two blocks of an epoch contain, as /docs/core/core-space-basics/transactions/faqs#scan says',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let core: CoreSender;
    /** A transaction that both blocks contain, and one with a nonce that is too high to be executed there. */
    let twice: Hex;
    let early: Hex;
    let inEspace: Hex;
    let epoch: Hex;

    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
      core = createCoreSender(gateway);
      const espace = createEspaceSender(gateway);
      const blockOn = (parent: Hex, referees: Hex[], raw: readonly Hex[]) =>
        call<Hex>(node.ports.local, 'test_generateCustomBlock', [
          parent,
          referees,
          toRlp(raw.map((transaction) => fromRlp(transaction, 'hex'))),
          false,
          null,
        ]);
      const pay = (nonce: bigint) => core.sign('account', {to: coreOf('recipient'), value: 1n, gas: 21_000n, nonce});
      const raw = [
        await pay(0n),
        await pay(5n),
        await espace.sign('account', {to: espaceAccount('recipient').address, value: 1n, gas: 21_000n, nonce: 0}),
      ];
      [twice, early, inEspace] = raw.map((transaction) => keccak256(transaction)) as [Hex, Hex, Hex];
      const pivot = await gateway.exclusive(async () => {
        const parent = await call<Hex>(node.ports.core, 'cfx_getBestBlockHash');
        const side = await blockOn(parent, [], raw);
        // Two empty blocks outweigh the side block. With one, the hashes would decide in half of the runs that a block
        // which knows both must stand on the side block.
        const heavier = await blockOn(await blockOn(parent, [], []), [], []);
        return blockOn(heavier, [side], raw);
      });
      await gateway.mine(2);
      epoch = (await core.client<{epochNumber: Hex}>('cfx_getBlockByHash', pivot, false)).epochNumber;
    }, 60_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    const listed = async (): Promise<Listed[]> => {
      const blocks = await core.client<Hex[]>('cfx_getBlocksByEpoch', epoch);
      expect(blocks).toHaveLength(2);
      const full = await Promise.all(
        blocks.map((hash) => core.client<{transactions: Listed[]}>('cfx_getBlockByHash', hash, true)),
      );
      return full.flatMap(({transactions}) => transactions);
    };

    it('the blocks list it twice, once with a blockHash', async () => {
      const all = await listed();
      expect(all.filter(({hash}) => hash === twice)).toHaveLength(2);
      expect(all.filter(({hash, blockHash}) => hash === twice && blockHash !== null)).toHaveLength(1);
      expect(all.filter(({hash, blockHash}) => hash === early && blockHash !== null)).toEqual([]);
    });

    it('cfx_getEpochReceipts lists it twice, once with an outcome other than 0x2', async () => {
      const receipts = (
        await core.client<{transactionHash: Hex; outcomeStatus: Hex}[][]>('cfx_getEpochReceipts', epoch)
      ).flat();
      const outcomes = receipts.filter(({transactionHash}) => transactionHash === twice);
      expect(outcomes.map(({outcomeStatus}) => outcomeStatus).sort()).toEqual(['0x0', '0x2']);
      expect(receipts.filter(({transactionHash}) => transactionHash === early).map((r) => r.outcomeStatus)).toEqual([
        '0x2',
        '0x2',
      ]);
    });

    it('an eSpace block lists each transaction once, and none that was skipped', async () => {
      const {transactions} = (await gateway.ask('espace', 'eth_getBlockByNumber', [epoch, false])).result as {
        transactions: Hex[];
      };
      expect(transactions).toEqual([inEspace]);
    });
  },
);
