import fs from 'node:fs';
import {formatEther, zeroAddress, type Address, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {coreOf, espaceOf, mappedOf} from '../../scripts/devnet/world/addresses';
import {calls} from '../../scripts/devnet/world/calls';
import {createCoreSender, type CoreReceipt, type CoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {INTERNAL, internalCalls} from '../../scripts/devnet/world/internalContracts';
import {plainNumbers} from '../support/plainNumbers';

const CFX = 10n ** 18n;
const PAGES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => `${folder}/general/conflux-basics/spaces.mdx`);
/** A row of the example: step, function, limit, used, charged, fee. */
const ROW = /^\| \d \| `\w+` \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) CFX \|$/gm;

interface Phantom {
  hash: Hex;
  from: Address;
  to: Address;
  value: Hex;
  nonce: Hex;
  gas: Hex;
  gasPrice: Hex;
  input: Hex;
}

describe.skipIf(nodeIsMissing('the example of the page on spaces'))('the example of the page on spaces', () => {
  let node: RunningNode;
  let gateway: Gateway;
  let core: CoreSender;
  let espace: EspaceSender;
  let probe: Address;
  const mapped = mappedOf(coreOf('account')).toLowerCase() as Address;
  const recipient = espaceOf('recipient').toLowerCase();
  const rows: string[][] = [];
  const receipts: CoreReceipt[] = [];
  const phantoms: Phantom[][] = [];

  /** Sends a call to CrossSpaceCall with the node's own estimate, and stores what the page shows about it. */
  async function step(data: Hex, value = 0n): Promise<void> {
    const to = INTERNAL.crossSpaceCall;
    const estimate = await core.client<{gasLimit: Hex}>('cfx_estimateGasAndCollateral', {
      from: coreOf('account'),
      to,
      data,
      value: `0x${value.toString(16)}`,
    });
    const gas = BigInt(estimate.gasLimit);
    const receipt = await core.send('account', {to, data, value, gas});
    const fee = BigInt(receipt.gasFee);
    rows.push([String(gas), String(BigInt(receipt.gasUsed)), String(fee / 10n ** 9n), formatEther(fee)]);
    receipts.push(receipt);
    phantoms.push(
      (await espace.client<{transactions: Phantom[]}>('eth_getBlockByNumber', receipt.epochNumber, true)).transactions,
    );
  }
  const balance = async (address: string) => BigInt(await espace.client<Hex>('eth_getBalance', address, 'latest'));
  const nonce = async () => Number(await espace.client<Hex>('eth_getTransactionCount', mapped, 'latest'));

  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    core = createCoreSender(gateway);
    espace = createEspaceSender(gateway);
    probe = (await espace.send('account', {data: calls.probeDeploy})).contractAddress as Address;
    await step(internalCalls.transferEvm(espaceOf('recipient')), 5n * CFX);
    await step(internalCalls.transferEvm(espaceOf('recipient')), 5n * CFX);
    await step(internalCalls.callEvm(probe, calls.set(11n)));
    await espace.send('account', {to: mapped, value: 2n * CFX});
    await step(internalCalls.withdrawFromMapped(2n * CFX));
  });
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  it.each(PAGES)('%s has the figures of the node', (file) => {
    const shown = [...plainNumbers(fs.readFileSync(file, 'utf8'), file).matchAll(ROW)].map((row) => row.slice(1));
    expect(shown).toEqual(rows);
  });

  it('a new account costs what the fact says', () => {
    expect(BigInt(receipts[0]!.gasUsed) - BigInt(receipts[1]!.gasUsed)).toBe(
      BigInt(protocolFact('newAccountEspace').value),
    );
  });

  it('a transfer shows as two phantom transactions, a withdrawal as one; nobody pays in eSpace', async () => {
    expect(phantoms[1]).toMatchObject([
      {from: zeroAddress, to: mapped, value: '0x4563918244f40000', nonce: '0x0', gas: '0x0', gasPrice: '0x0'},
      {from: mapped, to: recipient, value: '0x4563918244f40000', nonce: '0x1', gas: '0x0', gasPrice: '0x0'},
    ]);
    expect(phantoms[3]).toMatchObject([
      {from: mapped, to: zeroAddress, value: '0x1bc16d674ec80000', nonce: '0x3', gas: '0x0', gasPrice: '0x0'},
    ]);
    const block = await espace.client<{gasUsed: Hex}>('eth_getBlockByNumber', receipts[2]!.epochNumber, false);
    expect(block.gasUsed).toBe('0x0');
    expect([await balance(recipient), await balance(mapped), await nonce()]).toEqual([10n * CFX, 0n, 4]);
  });

  it('hashes belong to one space, and so do the events', async () => {
    const [arrival, call] = phantoms[2]!;
    expect(arrival!.input.slice(0, 66)).toBe(receipts[2]!.transactionHash);
    expect(await espace.client('eth_getTransactionByHash', receipts[2]!.transactionHash)).toBeNull();
    expect(await core.client('cfx_getTransactionByHash', call!.hash)).toBeNull();
    expect(phantoms[2]).toMatchObject([{}, {from: mapped, to: probe.toLowerCase(), nonce: '0x2'}]);
    const {logs} = await espace.client<{logs: {address: Address}[]}>('eth_getTransactionReceipt', call!.hash);
    expect(logs.map(({address}) => address)).toEqual([probe.toLowerCase()]);
    // Call and Outcome, both of the internal contract.
    expect(receipts[2]!.logs.map(({address}) => address.replace('TYPE.BUILTIN:', '').toLowerCase())).toEqual(
      [INTERNAL.crossSpaceCall, INTERNAL.crossSpaceCall].map((one) => one.toLowerCase()),
    );
  });

  it('a failure in eSpace undoes the Core side, and leaves nothing in eSpace', async () => {
    const before = await nonce();
    const receipt = await core.send('account', {
      to: INTERNAL.crossSpaceCall,
      data: internalCalls.callEvm(probe, calls.tooLarge),
      gas: 1_500_000n,
      mayFail: true,
    });
    expect(receipt).toMatchObject({outcomeStatus: '0x1', logs: []});
    expect(BigInt(receipt.gasUsed)).toBeLessThan(100_000n);
    expect(
      await espace.client<{transactions: Hex[]}>('eth_getBlockByNumber', receipt.epochNumber, false),
    ).toMatchObject({transactions: []});
    expect(await nonce()).toBe(before);
  });

  it('a withdrawal above the balance takes the whole gas limit', async () => {
    const receipt = await core.send('account', {
      to: INTERNAL.crossSpaceCall,
      data: internalCalls.withdrawFromMapped(CFX),
      gas: 300_000n,
      mayFail: true,
    });
    expect([receipt.outcomeStatus, Number(receipt.gasUsed)]).toEqual(['0x1', 300_000]);
  });

  it('with a tenth of the gas, a limit that would do for a direct call is too low', async () => {
    const receipt = await core.send('account', {
      to: INTERNAL.crossSpaceCall,
      data: internalCalls.callEvm(probe, calls.set(1n)),
      gas: BigInt(receipts[2]!.gasUsed),
      mayFail: true,
    });
    expect(receipt.outcomeStatus).toBe('0x1');
  });

  it('eSpace has no code at the address of CrossSpaceCall, and answers a call of it with nothing', async () => {
    const to = String(protocolFact('crossSpaceCall').value);
    expect(await espace.client('eth_getCode', to, 'latest')).toBe('0x');
    expect(await espace.client('eth_call', {to, data: '0x142b37c7'}, 'latest')).toBe('0x');
  });
});
