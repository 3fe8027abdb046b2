import {getCreate2Address, keccak256, pad, zeroAddress, type Address, type Hex} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import internal from '@site/src/facts/internal-contracts.json';
import {protocolFact} from '@site/src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {coreOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender, ESPACE_GAS_PRICE, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {INTERNAL, internalCalls} from '../../scripts/devnet/world/internalContracts';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';

/** Init code that deploys eight bytes: add one to slot 0. */
const COUNTER = '0x675f546001015f55005f5260086018f3';
const RUNNER = '0x00000000000000000000000000000000c0de0001';

describe.skipIf(nodeIsMissing('the accounts of eSpace'))('what /docs/espace/build/accounts says of accounts', () => {
  let node: RunningNode;
  let gateway: Gateway;
  let sender: EspaceSender;
  let counter: Address;
  const {address: delegated} = espaceAccount('delegated');
  const codeOf = (address: Address) => sender.client<Hex>('eth_getCode', address, 'latest');
  const nonceOf = (address: Address) => sender.client<Hex>('eth_getTransactionCount', address, 'latest');
  /** Runs code that ends by returning one word. */
  const run = async (code: string) =>
    BigInt(await sender.client<Hex>('eth_call', {to: RUNNER}, 'latest', {[RUNNER]: {code: `0x${code}5f5260205ff3`}}));
  const deploy = async (name: string, data: Hex) => (await sender.send(name, {data, gas: 300_000n})).contractAddress!;

  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    sender = createEspaceSender(gateway);
    for (const name of ['deployer', 'delegated', 'chained', 'other'])
      await sender.send('faucet', {to: espaceAccount(name).address, value: 10n ** 19n});
    counter = await deploy('deployer', COUNTER);
    await sender.send('delegated', {type: 'eip7702', to: zeroAddress, delegateTo: counter, gas: 71_000n});
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  it('an address that nobody has used answers as the page says', async () => {
    const {address} = privateKeyToAccount(generatePrivateKey());
    expect(await sender.client('eth_getBalance', address, 'latest')).toBe('0x0');
    expect(await sender.client('eth_getTransactionCount', address, 'pending')).toBe('0x0');
    expect(await codeOf(address)).toBe('0x');
    expect(await sender.client('eth_getStorageAt', address, '0x0', 'latest')).toBe(`0x${'00'.repeat(32)}`);
    expect(await sender.client('eth_getAccountPendingTransactions', address)).toMatchObject({
      pendingCount: '0x0',
      pendingTransactions: [],
    });
  });

  it('contracts see the 23 bytes of a delegation, and run the code behind it', async () => {
    const push = `73${delegated.slice(2)}`;
    expect(await run(`${push}3b`)).toBe(23n);
    expect(await run(`${push}3f`)).toBe(BigInt(keccak256(`0xef0100${counter.slice(2)}` as Hex)));
    await sender.send('other', {to: delegated, gas: 100_000n});
    expect(BigInt(await sender.client<Hex>('eth_getStorageAt', delegated, '0x0', 'latest'))).toBe(1n);
  });

  it('a delegated account sends transactions as before, contract creations too', async () => {
    const before = BigInt(await nonceOf(delegated));
    expect((await sender.send('delegated', {to: espaceAccount('other').address, value: 1n, gas: 21_000n})).status).toBe(
      '0x1',
    );
    expect(await codeOf(await deploy('delegated', COUNTER))).toBe('0x5f546001015f5500');
    expect(BigInt(await nonceOf(delegated))).toBe(before + 2n);
  });

  it('a delegation to a delegated account is not followed a second time', async () => {
    await sender.send('chained', {type: 'eip7702', to: zeroAddress, delegateTo: delegated, gas: 71_000n});
    const chained = espaceAccount('chained').address;
    const {status} = await sender.send('other', {to: chained, gas: 100_000n, mayFail: true});
    expect(status).toBe('0x0');
    expect(BigInt(await sender.client<Hex>('eth_getStorageAt', chained, '0x0', 'latest'))).toBe(0n);
  });

  it('a call from Core Space to a delegated account fails, and does not run the code behind it', async () => {
    const slot = () => sender.client<Hex>('eth_getStorageAt', delegated, '0x0', 'latest');
    const before = await slot();
    const callFromCore = (to: Address) =>
      gateway.ask('core', 'cfx_estimateGasAndCollateral', [
        {from: coreOf('account'), to: INTERNAL.crossSpaceCall, data: internalCalls.callEvm(to, '0x')},
      ]);
    expect((await callFromCore(counter)).error).toBeUndefined();
    expect(JSON.stringify((await callFromCore(delegated)).error)).toContain('BadInstruction { instruction: 239 }');
    const core = createCoreSender(gateway);
    const {outcomeStatus} = await core.send('account', {
      to: INTERNAL.crossSpaceCall,
      data: internalCalls.callEvm(delegated, '0x'),
      gas: 1_000_000n,
      storageLimit: 0n,
      mayFail: true,
    });
    expect(outcomeStatus).toBe('0x1');
    expect(await slot()).toBe(before);
  });

  it.each([
    ['an old nonce', {nonce: 7}],
    ['another chain', {chainId: 1}],
  ])('an authorization with %s is left out, and the transaction succeeds', async (_, wrong) => {
    const owner = privateKeyToAccount(generatePrivateKey());
    const account = espaceAccount('other');
    const authorization = await owner.signAuthorization({
      contractAddress: counter,
      chainId: TEST_NETWORK_CHAIN_IDS[1],
      nonce: 0,
      ...wrong,
    });
    const raw = await account.signTransaction({
      type: 'eip7702',
      chainId: TEST_NETWORK_CHAIN_IDS[1],
      nonce: Number(await nonceOf(account.address)),
      to: zeroAddress,
      gas: 71_000n,
      maxFeePerGas: 2n * ESPACE_GAS_PRICE,
      maxPriorityFeePerGas: ESPACE_GAS_PRICE,
      authorizationList: [authorization],
    });
    const hash = await sender.client<Hex>('eth_sendRawTransaction', raw);
    expect((await sender.client<{status: Hex}>('eth_getTransactionReceipt', hash)).status).toBe('0x1');
    expect(await codeOf(owner.address)).toBe('0x');
    expect(await nonceOf(owner.address)).toBe('0x0');
  });

  it('an authorization for chain 0 is valid on every chain', async () => {
    const owner = privateKeyToAccount(generatePrivateKey());
    const account = espaceAccount('other');
    const authorization = await owner.signAuthorization({contractAddress: counter, chainId: 0, nonce: 0});
    await sender.client(
      'eth_sendRawTransaction',
      await account.signTransaction({
        type: 'eip7702',
        chainId: TEST_NETWORK_CHAIN_IDS[1],
        nonce: Number(await nonceOf(account.address)),
        to: zeroAddress,
        gas: 71_000n,
        maxFeePerGas: 2n * ESPACE_GAS_PRICE,
        maxPriorityFeePerGas: ESPACE_GAS_PRICE,
        authorizationList: [authorization],
      }),
    );
    expect(await codeOf(owner.address)).toBe(`0xef0100${counter.slice(2)}`);
  });

  it('CREATE2 gives the address of Ethereum', async () => {
    // CREATE2 with salt 5 and the 16 bytes of COUNTER, from a contract that returns the address.
    const address = await run(`6f${COUNTER.slice(2)}5f526005601060105ff5`);
    expect(address).toBe(BigInt(getCreate2Address({from: RUNNER, salt: pad('0x5', {size: 32}), bytecode: COUNTER})));
  });

  it('internal contracts of Core Space have no code here', async () => {
    for (const {hex} of internal as unknown as {hex: Address}[]) expect(await codeOf(hex), hex).toBe('0x');
  });

  it('the node holds no keys, and gives no proofs', async () => {
    expect((await gateway.ask('espace', 'eth_accounts')).result).toEqual([]);
    expect((await gateway.ask('espace', 'eth_getProof', [counter, [], 'latest'])).error?.code).toBe(-32601);
  });

  it('the pool takes nonces ahead up to the limit, and no used one', async () => {
    const {address} = espaceAccount('other');
    const used = Number(await nonceOf(address));
    const send = async (nonce: number) =>
      (
        await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [
          await sender.sign('other', {to: address, gas: 21_000n, nonce}),
        ])
      ).error;
    expect((await send(used - 1))?.message).toContain('nonce too low');
    expect(await send(used + 1)).toBeUndefined();
    const ahead = Number(protocolFact('nonceWindow').value);
    expect(await send(used + ahead - 1)).toBeUndefined();
    expect((await send(used + ahead))?.message).toContain('nonce too high');
    expect((await send(used + ahead + 1))?.message).toContain('nonce too high');
    expect(await sender.client('eth_getTransactionCount', address, 'pending')).toBe(`0x${used.toString(16)}`);
  });
});
