import path from 'node:path';
import {concat, keccak256, toHex, toRlp, type Hex} from 'viem';
import {sign} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call, type RpcAnswer} from '../../scripts/devnet/node/rpc';
import {coreOf, hexOf} from '../../scripts/devnet/world/addresses';
import {
  CORE_GAS_PRICE,
  createCoreSender,
  type CoreRequest,
  type CoreSender,
} from '../../scripts/devnet/world/coreSender';

const CFX = 10n ** 18n;
/** What the page on the life of a transaction shows. */
const RECORDED = path.resolve(__dirname, '../../src/snippets/js/core/lifecycle.txt');

/** Transactions after which a busy node has run ahead at least once. */
const ATTEMPTS = 25;

interface Waiting {
  firstTxStatus: unknown;
  pendingCount: Hex;
}

describe.skipIf(nodeIsMissing('transactions of Core Space'))(
  '§4 what /docs/core/core-space-basics/transactions says',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let sender: CoreSender;
    const transfer: CoreRequest = {to: coreOf('recipient'), gas: 21_000n};
    /** Sends a transaction without making a block after it. */
    const post = async (name: string, request: CoreRequest): Promise<RpcAnswer> =>
      gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [await sender.sign(name, {...transfer, ...request})]);
    const waiting = (name: string) => sender.client<Waiting>('cfx_getAccountPendingTransactions', coreOf(name));
    const nonceOf = async (name: string) => BigInt(await sender.client<Hex>('cfx_getNextNonce', coreOf(name)));
    /** Makes one block, with the waiting transactions or empty, and waits until it is the newest one. */
    const makeOne = (withTransactions: boolean) =>
      gateway.exclusive(async () => {
        const made = withTransactions
          ? await call<Hex>(node.ports.local, 'test_generateOneBlock', [50, 300_000])
          : (await call<Hex[]>(node.ports.local, 'test_generateEmptyBlocks', [1]))[0]!;
        await expect.poll(() => call<Hex>(node.ports.core, 'cfx_getBestBlockHash'), {interval: 5}).toBe(made);
        return made;
      });
    const fund = (name: string, value: bigint) => sender.send('faucet', {to: coreOf(name), value});

    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
      sender = createCoreSender(gateway);
    });
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    it('lifecycle: the stages of a transfer, block by block, are those that the page shows', async () => {
      const first = await nonceOf('account');
      const hash = (await post('account', {})).result as Hex;
      const rows = [['', 'in a block', 'receipt', 'next nonce']];
      const blocks: Hex[] = [];
      const look = async (when: string) => {
        const isPacked =
          blocks[0] !== undefined &&
          (await sender.client<{transactions: Hex[]}>('cfx_getBlockByHash', blocks[0], false)).transactions.includes(
            hash,
          );
        const receipt = await sender.client<object | null>('cfx_getTransactionReceipt', hash);
        rows.push([when, isPacked ? 'yes' : 'no', receipt ? 'yes' : 'no', `+${(await nonceOf('account')) - first}`]);
      };
      await look('sent');
      for (let block = 1; block <= 6; block++) {
        blocks.push(await makeOne(block === 1));
        await look(block === 1 ? 'packed' : `${block - 1} more`);
        expect(
          BigInt(await sender.client<Hex>('txpool_nextNonce', coreOf('account'))),
          'the pool counts what is packed',
        ).toBe(first + 1n);
        expect(await waiting('account'), 'what is packed does not wait').toMatchObject({
          firstTxStatus: null,
          pendingCount: '0x0',
        });
      }
      expect((await sender.client<{blockHash: Hex}>('cfx_getTransactionByHash', hash)).blockHash).toBe(blocks[0]);
      const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
      await expect(
        rows
          .map(
            (row) =>
              `${row
                .map((cell, column) => cell.padEnd(widths[column]!))
                .join('  ')
                .trimEnd()}\n`,
          )
          .join(''),
      ).toMatchFileSnapshot(RECORDED);
    });

    it('lifecycle: a node may run an epoch ahead, and then shows the outcome in the transaction while there is no receipt', async () => {
      // The node does so when it has time: on a busy machine, in about one of three attempts.
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const hash = (await post('account', {})).result as Hex;
        await makeOne(true);
        const status = async () => (await sender.client<{status: Hex | null}>('cfx_getTransactionByHash', hash)).status;
        const isAhead = await expect
          .poll(status, {interval: 10, timeout: 1500})
          .toBe('0x0')
          .then(
            () => true,
            () => false,
          );
        expect(await sender.client('cfx_getTransactionReceipt', hash)).toBeNull();
        await gateway.mine();
        if (isAhead) return;
      }
      expect.fail(`in ${ATTEMPTS} attempts the status was never there before the receipt`);
    }, 90_000);

    it('lifecycle: finality comes after the receipt, and the risk falls', async () => {
      const {epochNumber, blockHash} = await sender.send('account', transfer);
      const risk = async () => BigInt(await sender.client<Hex>('cfx_getConfirmationRiskByHash', blockHash));
      const final = async () => BigInt((await sender.client<{latestFinalized: Hex}>('cfx_getStatus')).latestFinalized);
      const before = await risk();
      expect(await final()).toBeLessThan(BigInt(epochNumber));
      await expect
        .poll(
          async () => {
            await gateway.mine(5);
            return (await final()) >= BigInt(epochNumber);
          },
          {timeout: 20_000, interval: 250},
        )
        .toBe(true);
      expect(await risk()).toBeLessThan(before);
    }, 30_000);

    it('fields: the balance must cover the collateral of the whole storage limit, also where nothing is stored', async () => {
      await fund('limited', CFX);
      expect((await post('limited', {storageLimit: 1024n})).error?.message).toContain('out of balance');
      expect(
        (await post('limited', {gas: 60_000n, storageLimit: 4096n})).error?.message,
        'shown by the page on fees',
      ).toContain('out of balance, needs 4000060000000000000 but account balance is 1000000000000000000');
      expect((await post('limited', {storageLimit: 512n})).error).toBeUndefined();
      await gateway.mine();
    });

    it('fields: an epoch height too far ahead is taken, and waits', async () => {
      const bound = BigInt(Number(protocolFact('epochHeightBound').value));
      const hash = (await post('sponsor', {epochHeight: bound + 10_000n})).result as Hex;
      await gateway.mine();
      expect((await waiting('sponsor')).firstTxStatus).toBe('ready');
      expect(await sender.client('cfx_getTransactionReceipt', hash)).toBeNull();
    });

    it('nonce: the pool takes numbers that are less than the window ahead, and no used one', async () => {
      const next = await nonceOf('account');
      const ahead = BigInt(Number(protocolFact('nonceWindow').value));
      expect((await post('account', {nonce: next - 1n})).error?.message).toContain('too stale nonce');
      expect((await post('account', {nonce: next + ahead - 1n})).error).toBeUndefined();
      expect((await post('account', {nonce: next + ahead})).error?.message).toContain('too distant future');
    });

    it('nonce: a failed transaction uses its number, a refused one does not', async () => {
      const next = await nonceOf('staker');
      await sender.send('staker', {data: '0x5f5ffd', gas: 100_000n, mayFail: true});
      expect(await nonceOf('staker')).toBe(next + 1n);
      expect((await post('staker', {gas: 20_000n})).error?.message).toContain('NotEnoughBaseGas');
      expect(await nonceOf('staker')).toBe(next + 1n);
    });

    it('encoding: a zero of its own byte is broken RLP, and a hash without the first bytes gives another sender', async () => {
      const send = async (zero: Hex, hashed: Hex) => {
        const prefix = '0x63667802';
        const fields = [
          '0x',
          toHex(CORE_GAS_PRICE),
          toHex(CORE_GAS_PRICE),
          toHex(21_000),
          hexOf(coreOf('recipient')),
          zero,
          '0x',
          toHex(1),
          toHex(1),
          '0x',
          [],
        ] as const;
        const {r, s, yParity} = await sign({
          hash: keccak256(concat([hashed, toRlp(fields)])),
          privateKey: developmentSecret('account'),
        });
        const raw = concat([prefix, toRlp([fields, yParity ? '0x1' : '0x', toHex(BigInt(r)), toHex(BigInt(s))])]);
        return (await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [raw])).error?.message ?? 'taken';
      };
      expect(await send('0x00', '0x63667802')).toContain('Invalid parameters: raw');
      expect(await send('0x', '0x')).toContain('out of balance');
      expect(await send('0x', '0x63667802'), 'the right sender, whose nonce is used').toContain('too stale nonce');
    });

    it('encoding: a stray 0xb8 at the end is taken and gives another hash, the transaction runs once', async () => {
      const raw = await sender.sign('staker', transfer);
      const send = async (bytes: Hex) => gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [bytes]);
      expect((await send(concat([raw, '0x00']))).error?.message).toContain('Invalid parameters: raw');
      const longer = concat([raw, '0xb8']);
      expect((await send(longer)).result).toBe(keccak256(longer));
      await gateway.mine();
      expect(await sender.client('cfx_getTransactionReceipt', keccak256(longer))).toMatchObject({outcomeStatus: '0x0'});
      expect(await sender.client('cfx_getTransactionReceipt', keccak256(raw))).toBeNull();
      expect((await send(raw)).error?.message).toContain('too stale nonce');
    });

    it.each([
      ['a revert', '0x5f5ffd', 'Vm reverted, ', false],
      ['an endless loop', '0x5b5f56', 'VmError(OutOfGas)', true],
      ['an invalid instruction', '0xfe', 'VmError(BadInstruction', true],
    ] as const)(
      'receipt: %s is named, creates nothing, and takes all gas or a part of it',
      async (_, data, reason, all) => {
        const receipt = (await sender.send('staker', {data, gas: 200_000n, mayFail: true})) as unknown as Record<
          string,
          string | null
        >;
        expect(receipt).toMatchObject({outcomeStatus: '0x1', contractCreated: null, storageCollateralized: '0x0'});
        expect(receipt.txExecErrorMsg).toContain(reason);
        expect(BigInt(receipt.gasUsed!) === 200_000n).toBe(all);
      },
    );

    it('errors: the same bytes again answer that they are known', async () => {
      const raw = await sender.sign('staker', transfer);
      const send = () => gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [raw]);
      expect((await send()).result).toBe(keccak256(raw));
      expect((await send()).error?.message).toContain('tx already exist');
      await gateway.mine();
      expect((await send()).error?.message, 'also after its execution').toContain('tx already exist');
    });

    it('pending: the pool looks at each transaction alone; one that the balance no longer covers fails and pays', async () => {
      await fund('spender', CFX);
      const late = (await post('spender', {nonce: 2n, value: (9n * CFX) / 10n})).result as Hex;
      await sender.send('spender', {...transfer, nonce: 0n, value: CFX / 2n});
      expect((await waiting('spender')).firstTxStatus).toEqual({pending: 'futureNonce'});
      await sender.send('spender', {...transfer, nonce: 1n});
      const receipt = await sender.client<{outcomeStatus: Hex; txExecErrorMsg: string; gasFee: Hex}>(
        'cfx_getTransactionReceipt',
        late,
      );
      expect(receipt).toMatchObject({
        outcomeStatus: '0x1',
        txExecErrorMsg: expect.stringContaining('NotEnoughCash') as string,
      });
      expect(BigInt(receipt.gasFee)).toBeGreaterThan(0n);
      expect(await nonceOf('spender')).toBe(3n);
    });
  },
);
