import fs from 'node:fs';
import path from 'node:path';
import {
  createPublicClient as createCorePublicClient,
  createWalletClient as createCoreWalletClient,
  http as coreHttp,
} from 'cive';
import {privateKeyToAccount as coreKeyToAccount} from 'cive/accounts';
import {testnet} from 'cive/chains';
import {BrowserProvider, Contract, ContractFactory, isError, JsonRpcProvider, Wallet} from 'ethers';
import {Conflux} from 'js-conflux-sdk';
import solc from 'solc';
import {createPublicClient, createWalletClient, defineChain, http, parseEther, type Address} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadTestPackage, ROOT} from '../../scripts/devnet/packages';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {compileWorld} from '../../scripts/devnet/world/compile';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';
import {coreOf, espaceOf} from '../../scripts/devnet/world/addresses';
import {TestWallet} from '../support/wallet/testWallet';
import {pageSource} from '../../scripts/lib/pageSource';

const [CORE_ID, ESPACE_ID] = TEST_NETWORK_CHAIN_IDS;
const {Token, Probe} = compileWorld();
const SUPPLY = parseEther('1000');

/** The part of the package `web3` that is used. */
interface Web3Package {
  Web3: new (url: string) => {
    eth: {
      accounts: {wallet: {add(key: string): {address: string}[]}};
      Contract: new (abi: unknown) => {
        deploy(options: {data: string; arguments: unknown[]}): {
          send(options: {
            from: string;
          }): Promise<{methods: Record<string, (owner: string) => {call(): Promise<bigint>}>}>;
        };
      };
    };
  };
}

/** One genesis account for each SDK: two clients on one account would compete for nonces. */
const SIGNERS = {
  jsConflux: 'staker',
  cive: 'sponsor',
  viem: 'gapped',
  ethers: 'delegated',
  web3: 'filterSender',
  injected: 'account',
} as const;

/** The settings that the tutorial about Remix tells its reader to choose. */
const REMIX_SETTINGS = {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}};

/** Tally as Remix compiles it: one source, and the settings of the page. */
function tallyOfRemix(): {abi: never; bytecode: string} {
  const content = fs.readFileSync(
    path.join(ROOT, 'src/snippets/tutorials/hardhat-foundry/contracts/Tally.sol'),
    'utf8',
  );
  const settings = {...REMIX_SETTINGS, outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}}};
  const {contracts} = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources: {'Tally.sol': {content}}, settings})),
  ) as {contracts: Record<string, Record<string, {abi: never; evm: {bytecode: {object: string}}}>>};
  const {abi, evm} = contracts['Tally.sol']!['Tally']!;
  return {abi, bytecode: `0x${evm.bytecode.object}`};
}

describe.skipIf(nodeIsMissing('the SDKs'))('SDKs of both spaces against the node', () => {
  let node: RunningNode;
  let gateway: Gateway;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
  });
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  it('js-conflux-sdk: transfer, deploy, call, read', async () => {
    const conflux = new Conflux({url: gateway.urls.core.http, networkId: CORE_ID});
    const account = conflux.wallet.addPrivateKey(developmentSecret(SIGNERS.jsConflux));
    const transfer = await conflux.cfx
      .sendTransaction({from: account.address, to: coreOf('recipient'), value: 1000})
      .executed();
    expect(transfer.outcomeStatus).toBe(0);
    expect(String(await conflux.cfx.getBalance(coreOf('recipient')))).toBe('1000');
    const factory = conflux.Contract({abi: Token.abi, bytecode: Token.bytecode}) as unknown as Record<
      string,
      (...parameters: unknown[]) => {sendTransaction(options: object): {executed(): Promise<{contractCreated: string}>}}
    >;
    const {contractCreated} = await factory.constructor!(SUPPLY).sendTransaction({from: account.address}).executed();
    const token = conflux.Contract({abi: Token.abi, address: contractCreated}) as unknown as {
      balanceOf(owner: string): Promise<bigint>;
    };
    expect(String(await token.balanceOf(account.address))).toBe(String(SUPPLY));
  });

  it('cive: deploy and read', async () => {
    const chain = testnet;
    const transport = coreHttp(gateway.urls.core.http);
    const reader = createCorePublicClient({chain, transport, pollingInterval: 50});
    const account = coreKeyToAccount(developmentSecret(SIGNERS.cive), {networkId: CORE_ID});
    const wallet = createCoreWalletClient({account, chain, transport});
    const hash = await wallet.deployContract({abi: Token.abi, bytecode: Token.bytecode, args: [SUPPLY]} as never);
    const {contractCreated} = await reader.waitForTransactionReceipt({hash});
    const balance = await reader.readContract({
      abi: Token.abi,
      address: contractCreated as never,
      functionName: 'balanceOf',
      args: [account.address],
    } as never);
    expect(balance).toBe(SUPPLY);
  });

  it('viem: deploy, transfer, EIP-7702', async () => {
    const chain = defineChain({
      id: ESPACE_ID,
      name: 'test',
      nativeCurrency: {name: 'Conflux', symbol: 'CFX', decimals: 18},
      rpcUrls: {default: {http: [gateway.urls.espace.http]}},
    });
    const transport = http(gateway.urls.espace.http);
    const account = privateKeyToAccount(developmentSecret(SIGNERS.viem));
    const reader = createPublicClient({chain, transport, pollingInterval: 50});
    const wallet = createWalletClient({account, chain, transport});
    const {contractAddress} = await reader.waitForTransactionReceipt({
      hash: await wallet.deployContract({...Token, args: [SUPPLY]}),
    });
    const token = {abi: Token.abi, address: contractAddress as Address};
    await reader.waitForTransactionReceipt({
      hash: await wallet.writeContract({...token, functionName: 'transfer', args: [espaceOf('recipient'), 5n]}),
    });
    expect(await reader.readContract({...token, functionName: 'balanceOf', args: [espaceOf('recipient')]})).toBe(5n);
    // The probe accepts plain CFX, so the account can still be called without data.
    const probe = await reader.waitForTransactionReceipt({hash: await wallet.deployContract(Probe)});
    const authorization = await wallet.signAuthorization({
      contractAddress: probe.contractAddress as Address,
      executor: 'self',
    });
    const hash = await wallet.sendTransaction({authorizationList: [authorization], to: account.address});
    expect(await reader.waitForTransactionReceipt({hash})).toMatchObject({status: 'success', type: 'eip7702'});
  });

  it('ethers: deploy, transfer, logs', async () => {
    // Results change immediately here, so the cache of 250 ms is off.
    const provider = new JsonRpcProvider(gateway.urls.espace.http, ESPACE_ID, {
      staticNetwork: true,
      cacheTimeout: -1,
      pollingInterval: 50,
    });
    const wallet = new Wallet(developmentSecret(SIGNERS.ethers), provider);
    const deployed = await new ContractFactory(Token.abi as never, Token.bytecode, wallet).deploy(SUPPLY);
    await deployed.waitForDeployment();
    const token = new Contract(await deployed.getAddress(), Token.abi as never, wallet);
    const sent = (await token.getFunction('transfer').send(espaceOf('recipient'), 7n)) as {
      wait(): Promise<{logs: unknown[]} | null>;
    };
    expect((await sent.wait())?.logs).toHaveLength(1);
    expect(await token.getFunction('balanceOf').staticCall(espaceOf('recipient'))).toBe(7n);
    provider.destroy();
  });

  it('web3: deploy and read', async () => {
    const {Web3} = loadTestPackage<Web3Package>('web3');
    const web3 = new Web3(gateway.urls.espace.http);
    const account = web3.eth.accounts.wallet.add(developmentSecret(SIGNERS.web3))[0]!;
    const contract = await new web3.eth.Contract(Token.abi)
      .deploy({data: Token.bytecode, arguments: [SUPPLY]})
      .send({from: account.address});
    expect(await contract.methods.balanceOf!(account.address).call()).toBe(SUPPLY);
  });

  it('an injected wallet deploys and votes, as the tutorial on Remix has it', async () => {
    const page = pageSource(path.join(ROOT, 'docs/espace/tutorials/deployContract/remix.mdx'));
    expect(page).toContain(`| EVM version | \`${REMIX_SETTINGS.evmVersion}\``);
    expect(page).toContain(`| Optimizer | on, ${REMIX_SETTINGS.optimizer.runs} runs |`);
    const wallet = new TestWallet(developmentSecret(SIGNERS.injected), gateway, ESPACE_ID);
    /** As in extensions, the wallet handles requests about the account, and the node handles those that read. */
    const request = async ({method, params}: {method: string; params?: unknown[] | Record<string, unknown>}) => {
      const isRead =
        method.startsWith('eth_') &&
        !['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'eth_sendTransaction'].includes(method);
      const {result, error} = (
        isRead ? await gateway.ask('espace', method, params) : await wallet.request(method, params)
      ) as {result?: unknown; error?: {code: number; message: string}};
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    };
    const provider = new BrowserProvider({request}, ESPACE_ID, {cacheTimeout: -1});
    const signer = await provider.getSigner();
    const {abi, bytecode} = tallyOfRemix();
    const deployed = await new ContractFactory(abi, bytecode, signer).deploy('Ship it?');
    await deployed.waitForDeployment();
    const tally = new Contract(await deployed.getAddress(), abi, signer);
    const call = (name: string, ...args: unknown[]) => tally.getFunction(name).staticCall(...args) as Promise<unknown>;
    expect(await call('question')).toBe('Ship it?');
    await ((await tally.getFunction('vote').send(true)) as {wait(): Promise<unknown>}).wait();
    expect(await Promise.all([call('yes'), call('no'), call('hasVoted', wallet.account.address)])).toEqual([
      1n,
      0n,
      true,
    ]);
    const refused = await tally
      .getFunction('vote')
      .send(true)
      .catch((error: unknown) => error);
    expect(isError(refused, 'CALL_EXCEPTION') && tally.interface.parseError(refused.data ?? '0x')?.name).toBe(
      'AlreadyVoted',
    );
    expect(wallet.asked.filter(({method}) => method === 'eth_sendTransaction')).toHaveLength(2);
    provider.destroy();
  });
});
