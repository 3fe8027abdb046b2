import type {Address, Hex, TransactionSerializable} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {creationOf} from '../support/node/evm/assemble';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {CREATE2_PROXY, deployKeyless} from '../support/node/keyless';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {coreOf, espaceOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {
  createEspaceSender,
  ESPACE_GAS_PRICE as PRICE,
  type EspaceSender,
} from '../../scripts/devnet/world/espaceSender';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';
import {plainNumbers} from '../support/plainNumbers';
import {pageSource} from '../../scripts/lib/pageSource';

const numberOf = (id: string) => BigInt(protocolFact(id).value as number);
const PAGES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => `${folder}/espace/build/transaction.mdx`);
/** A row of the example on gas limits: name, limit, used, charged. */
const ROW = /^\| [^|]+ \| (\d+) \| (\d+) \| (\d+) \|$/gm;
/** A page with its numbers as a program reads them. */
const plainPage = (page: string): string => plainNumbers(pageSource(page), page);
/** Init code of a contract that stores the first word of its data in slot 0. */
const STORES = '0x655f355f5500005f526006601af3';
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`;

describe.skipIf(nodeIsMissing('the transactions of eSpace'))(
  'what /docs/espace/build/transaction says of transactions',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let sender: EspaceSender;
    let store: Address;
    const {address: from} = espaceAccount('account');
    const to = espaceOf('recipient');

    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
      sender = createEspaceSender(gateway);
      store = (await sender.send('account', {data: STORES, gas: 200_000n})).contractAddress!;
    }, 60_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    /** Gas used and gas charged of a transaction that is executed. */
    async function spent(request: {to: Address; data?: Hex; gas: bigint}) {
      const {transactionHash} = await sender.send('account', request);
      const {gasUsed, gasFee, effectiveGasPrice} = await sender.client<
        Record<'gasUsed' | 'gasFee' | 'effectiveGasPrice', Hex>
      >('eth_getTransactionReceipt', transactionHash);
      return {used: BigInt(gasUsed), charged: BigInt(gasFee) / BigInt(effectiveGasPrice)};
    }
    const estimate = async (request: object) => BigInt(await sender.client<Hex>('eth_estimateGas', {from, ...request}));

    it('an estimate holds a margin, and up to a third above the gas used costs nothing', async () => {
      const rows: string[][] = [];
      const LIMITS: ((estimated: bigint) => bigint)[] = [
        (estimated) => estimated,
        (estimated) => (estimated * 8n) / 7n,
        (estimated) => (estimated * 3n) / 2n,
      ];
      for (const limitOf of LIMITS) {
        const data = word(7n);
        const estimated = await estimate({to: store, data});
        const limit = limitOf(estimated);
        const {used, charged} = await spent({to: store, data, gas: limit});
        const base = 21_000n + 4n * 31n + 16n;
        expect(estimated).toBe(base + ((used - base) * 7n) / 6n);
        rows.push([limit, used, charged].map(String));
        // The slot is cleared again, so the next write costs the same.
        await sender.send('account', {to: store, data: word(0n), gas: 60_000n});
      }
      expect(protocolFact('estimateMargin').value).toBe('1/6');
      for (const page of PAGES)
        expect(
          [...plainPage(page).matchAll(ROW)].map(([, ...cells]) => cells),
          page,
        ).toEqual(rows);
    });

    it('a byte of data asks for a gas limit, zeros too, and three quarters of it are charged', async () => {
      for (const byte of ['00', 'ff']) {
        const data = `0x${byte.repeat(1000)}` as Hex;
        const least = 1000n * numberOf('gasPerDataByte');
        expect(await estimate({to, data})).toBe(least);
        expect(await refusal({data, gas: least - 1n})).toMatchObject({code: -32_000, message: 'intrinsic gas too low'});
        const {charged} = await spent({to, data, gas: least});
        expect(charged).toBe((least * 3n) / 4n);
        for (const page of PAGES)
          expect(pageSource(page), page).toMatch(new RegExp(`\\s${charged / 1000n}\\s(?:unidades de |de )?gas`));
      }
      const most = numberOf('dataLimitEspace');
      expect(most * numberOf('gasPerDataByte')).toBe(numberOf('txGasEspace'));
      expect(await refusal({data: `0x${'00'.repeat(Number(most) + 1)}`, gas: numberOf('txGasEspace')})).toMatchObject({
        code: -32_000,
        message: 'intrinsic gas too low',
      });
    });

    /** Why the pool rejects a transaction; undefined if it accepts it. */
    async function refusal(changed: Partial<TransactionSerializable> & {nonce?: number}, name = 'account') {
      const account = espaceAccount(name);
      const nonce = Number(await sender.client<Hex>('eth_getTransactionCount', account.address, 'latest'));
      const isNew = 'maxFeePerGas' in changed;
      const raw = await account.signTransaction({
        chainId: TEST_NETWORK_CHAIN_IDS[1],
        to,
        gas: 21_000n,
        nonce,
        ...(isNew ? {type: 'eip1559'} : {type: 'legacy', gasPrice: PRICE}),
        ...changed,
      } as TransactionSerializable);
      return (await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [raw])).error;
    }

    it.each([
      ['a low price', {gasPrice: PRICE - 1n}, -32_603, 'transaction underpriced'],
      ['a low highest price', {maxFeePerGas: PRICE - 1n, maxPriorityFeePerGas: 0n}, -32_603, 'transaction underpriced'],
      ['a limit below the base cost', {gas: 20_999n}, -32_000, 'intrinsic gas too low'],
      ['a limit above what a node takes', {gas: numberOf('txGasEspace') + 1n}, -32_603, 'exceeds block gas limit'],
      ['another chain', {chainId: 1}, -32_000, 'invalid chain ID'],
      ['too large a value', {value: 10n ** 24n}, -32_003, 'insufficient funds for transfer'],
      [
        'too long a creation code',
        {to: undefined, data: `0x${'00'.repeat(Number(numberOf('codeSizeLimit')) + 1)}` as Hex, gas: 10_000_000n},
        -32_003,
        'max initcode size exceeded',
      ],
      ['a used nonce', {nonce: 0}, -32_003, 'nonce too low'],
    ] as const)('the pool refuses %s', async (_, changed, code, message) => {
      expect(await refusal(changed as never)).toMatchObject({code, message});
    });

    it('Core Space asks for the same gas limit for data, and adds the same margin', async () => {
      const core = createCoreSender(gateway);
      const request = {from: coreOf('account'), to: coreOf('recipient'), data: `0x${'ff'.repeat(1000)}` as Hex};
      expect(BigInt((await core.client<{gasLimit: Hex}>('cfx_estimateGasAndCollateral', request)).gasLimit)).toBe(
        1000n * numberOf('gasPerDataByte'),
      );
      const {error} = await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [
        await core.sign('account', {...request, gas: 1000n * numberOf('gasPerDataByte') - 1n}),
      ]);
      expect(JSON.stringify(error)).toContain('NotEnoughBaseGas');
      // Init code that does some work, to compare the estimate with what it used.
      const work = {from: coreOf('account'), data: creationOf('0x00')};
      const {gasLimit, gasUsed} = await core.client<Record<'gasLimit' | 'gasUsed', Hex>>(
        'cfx_estimateGasAndCollateral',
        work,
      );
      expect(BigInt(gasLimit)).toBeGreaterThanOrEqual(BigInt(gasUsed));
    });

    it('what stands behind a gap waits for it, and a failure uses its nonce and pays', async () => {
      const {address} = espaceAccount('miner');
      const ask = async (method: string, ...params: unknown[]) => (await gateway.ask('espace', method, params)).result;
      const raw = (nonce: number, data?: Hex) =>
        sender.sign('miner', {to: data ? undefined : to, data, nonce, gas: 100_000n});
      const behind = (await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [await raw(1)])).result;
      await gateway.mine();
      expect(await ask('eth_getTransactionReceipt', behind)).toBeNull();
      // Init code that only reverts.
      const failing = (await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [await raw(0, '0x5f5ffd')]))
        .result;
      await gateway.mine();
      expect(await ask('eth_getTransactionReceipt', failing)).toMatchObject({status: '0x0'});
      expect(BigInt(((await ask('eth_getTransactionReceipt', failing)) as {gasFee: Hex}).gasFee)).toBeGreaterThan(0n);
      expect(await ask('eth_getTransactionReceipt', behind)).toMatchObject({status: '0x1'});
      expect(await ask('eth_getTransactionCount', address, 'latest')).toBe('0x2');
    });

    it('one transaction pays for code up to the size of the page, which is below the limit of the EVM', async () => {
      const deploy = async (bytes: bigint) =>
        refusal(
          {to: undefined, data: creationOf(`0x${'5b'.repeat(Number(bytes))}`), gas: numberOf('txGasEspace')},
          'delegated',
        );
      const size = numberOf('codeSizeFitting');
      expect(size).toBeLessThan(numberOf('codeSizeLimit'));
      const {contractAddress} = await sender.send('staker', {
        data: creationOf(`0x${'5b'.repeat(Number(size))}`),
        gas: numberOf('txGasEspace'),
      });
      expect(((await sender.client<Hex>('eth_getCode', contractAddress, 'latest')).length - 2) / 2).toBe(Number(size));
      // A thousand bytes more cost more gas than the pool accepts.
      const {error} = await gateway.ask('espace', 'eth_estimateGas', [
        {from, data: creationOf(`0x${'5b'.repeat(Number(size) + 1000)}`)},
      ]);
      expect(error).toBeDefined();
      expect(await deploy(numberOf('codeSizeLimit') - 9n)).toMatchObject({message: 'max initcode size exceeded'});
    });

    it('the pool takes nonces below the limit and not at it', async () => {
      const window = Number(numberOf('nonceWindow'));
      expect(await refusal({nonce: window - 1}, 'gapped')).toBeUndefined();
      expect(await refusal({nonce: window}, 'gapped')).toMatchObject({code: -32_003, message: 'nonce too high'});
    });

    it('the reward of a block includes the base fee', async () => {
      const {blockNumber} = await sender.send('staker', {to, value: 1n, gas: 21_000n});
      const {baseFeePerGas, reward} = await sender.client<{baseFeePerGas: Hex[]; reward: Hex[][]}>(
        'eth_feeHistory',
        '0x1',
        blockNumber,
        [50],
      );
      // The transaction paid only the base fee.
      expect(BigInt(baseFeePerGas[0]!)).toBe(PRICE);
      expect(BigInt(reward[0]![0]!)).toBe(PRICE);
    });

    it('a replacement needs a higher highest price, whatever its priority fee', async () => {
      const bump = 100n + numberOf('replacementBump');
      const waiting = {maxFeePerGas: 2n * PRICE, maxPriorityFeePerGas: PRICE};
      expect(await refusal(waiting, 'sponsor')).toBeUndefined();
      expect(await refusal(waiting, 'sponsor')).toMatchObject({code: -32_603, message: 'already known'});
      const refused = {code: -32_603, message: 'replacement transaction underpriced'};
      expect(await refusal({...waiting, maxPriorityFeePerGas: 2n * PRICE}, 'sponsor')).toMatchObject(refused);
      expect(await refusal({...waiting, maxFeePerGas: (2n * PRICE * bump) / 100n - 1n}, 'sponsor')).toMatchObject(
        refused,
      );
      expect(
        await refusal({maxFeePerGas: (2n * PRICE * bump) / 100n, maxPriorityFeePerGas: 1n}, 'sponsor'),
      ).toBeUndefined();
    });

    it('a transaction without a chain ID is taken, so the CREATE2 proxy has its usual address', async () => {
      expect(await deployKeyless(CREATE2_PROXY, sender)).toBe(protocolFact('create2Proxy').value);
      expect(await sender.client('eth_getCode', protocolFact('create2Proxy').value, 'latest')).toMatch(/^0x7fff/);
    });
  },
);
