import fs from 'node:fs';
import path from 'node:path';
import {Conflux, format} from 'js-conflux-sdk';
import solc from 'solc';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {concat, encodeAbiParameters, keccak256, numberToHex, toHex, type Address, type Hex} from 'viem';
import {ROOT} from '../../scripts/devnet/packages';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {pageSource} from '../../scripts/lib/pageSource';

const PAGE = pageSource(path.join(ROOT, 'docs/core/tutorials/nft-tutorials/whitelists.mdx'));
const SALE = path.join(ROOT, 'src/snippets/tutorials/whitelists/Sale.sol');
/** What the table of the page compares the root with. */
const MAPPING = `pragma solidity ^0.8.24;
contract Mapping {
    mapping(address account => uint256) public limitOf;
    function add(address[] calldata accounts) external {
        for (uint256 i = 0; i < accounts.length; i++) limitOf[accounts[i]] = 1;
    }
}`;
const BATCH = 100;
const LEVELS = 10;
const PRICE = 100n;
const SLOT_BYTES = 64;
/** Gas that a call with a value leaves to its receiver. */
const STIPEND = 2300n;
/** To hundreds, in English. */
const rounded = (value: number) => (Math.round(value / 100) * 100).toLocaleString('en');

interface Call {
  estimateGasAndCollateral(options: {
    from: string;
    value?: bigint;
  }): Promise<{gasLimit: bigint; gasUsed: bigint; storageCollateralized: bigint}>;
  sendTransaction(options: {
    from: string;
    value?: bigint;
    gas?: bigint;
    storageLimit?: number;
  }): PromiseLike<string> & {executed(): Promise<unknown>};
}
interface Contract {
  abi: never;
  bytecode: string;
}
function compile(name: string, content: string): Contract {
  const settings = {
    evmVersion: 'cancun',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  };
  const load = (file: string) => ({contents: fs.readFileSync(path.join(ROOT, 'node_modules', file), 'utf8')});
  const {contracts} = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources: {[name]: {content}}, settings}), {import: load}),
  ) as {contracts: Record<string, Record<string, {abi: never; evm: {bytecode: {object: string}}}>>};
  const {abi, evm} = contracts[name]![name]!;
  return {abi, bytecode: `0x${evm.bytecode.object}`};
}

/** The root of a tree with 2 ** `levels` leaves, and the proof of one leaf: one sibling per level. */
function climb(account: Address, limit: bigint, levels: number): {root: Hex; proof: Hex[]} {
  const leaf = keccak256(keccak256(encodeAbiParameters([{type: 'address'}, {type: 'uint256'}], [account, limit])));
  const proof = Array.from({length: levels}, (_, index) => keccak256(numberToHex(index)));
  return {
    proof,
    root: proof.reduce((node, sibling) => keccak256(concat(node < sibling ? [node, sibling] : [sibling, node])), leaf),
  };
}

describe.skipIf(nodeIsMissing('the costs of a list'))('a list of accounts in Core Space', () => {
  let node: RunningNode;
  let gateway: Gateway;
  let conflux: Conflux;
  let me: string;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    conflux = new Conflux({url: gateway.urls.core.http, networkId: 1});
    me = conflux.wallet.addPrivateKey(developmentSecret('account')).address;
  });
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });
  const create = async ({abi, bytecode}: Contract, ...args: unknown[]) => {
    const {contractCreated} = await conflux.Contract({abi, bytecode}).constructor!(...args)
      .sendTransaction({from: me})
      .executed();
    return conflux.Contract({abi, address: contractCreated!}) as unknown as Record<
      string,
      (...args: unknown[]) => Call
    >;
  };

  it('pays out only with more gas than the estimate', async () => {
    const account = format.hexAddress(me) as Address;
    const {root, proof} = climb(account, 1n, 0);
    const sale = await create(compile('Sale', fs.readFileSync(SALE, 'utf8')), root, PRICE, 'http://127.0.0.1/nft/');
    await sale['mint']!(1, 1, proof).sendTransaction({from: me, value: PRICE}).executed();
    const call = sale['withdraw']!(me);
    const {gasLimit} = await call.estimateGasAndCollateral({from: me});
    // With a limit for storage that isn't 0, the SDK doesn't estimate by itself.
    const short = call.sendTransaction({from: me, gas: gasLimit, storageLimit: 1});
    await expect(short.executed()).rejects.toThrow('executed failed');
    expect(await conflux.cfx.getTransactionReceipt(String(await short))).toMatchObject({
      txExecErrorMsg: 'VmError(OutOfGas)',
    });
    await expect(call.sendTransaction({from: me, gas: gasLimit + STIPEND}).executed()).resolves.toMatchObject({
      outcomeStatus: 0,
    });
  });

  it('costs what the page says', async () => {
    const mapping = await create(compile('Mapping', MAPPING));
    const accounts = Array.from({length: BATCH}, (_, index) => `0x1${keccak256(toHex(index)).slice(3, 42)}`);
    const filled = await mapping['add']!(accounts).estimateGasAndCollateral({from: me});
    const account = format.hexAddress(me) as Address;
    const [bare, long] = [climb(account, 1n, 0), climb(account, 1n, LEVELS)];
    const compiled = compile('Sale', fs.readFileSync(SALE, 'utf8'));
    const sale = await create(compiled, bare.root, PRICE, 'http://127.0.0.1/nft/');
    const buy = ({proof}: {proof: Hex[]}) =>
      sale['mint']!(1, 1, proof).estimateGasAndCollateral({from: me, value: PRICE});
    const without = await buy(bare);
    await sale['setRoot']!(long.root).sendTransaction({from: me}).executed();
    const proven = await buy(long);
    expect(filled.storageCollateralized).toBe(BigInt(BATCH * SLOT_BYTES));
    // The same four slots, however long the list is.
    expect([without, proven].map(({storageCollateralized}) => storageCollateralized)).toEqual(
      [4n, 4n].map((slots) => slots * BigInt(SLOT_BYTES)),
    );
    expect(PAGE).toContain(`| Gas for each account | about ${rounded(Number(filled.gasUsed) / BATCH)}, once | 0 |`);
    expect(PAGE).toContain(
      `about ${rounded(Number(proven.gasUsed - without.gasUsed))} for a proof of ${LEVELS} hashes`,
    );
  });
});
