import {encodeFunctionData, fromRlp, parseAbi, toRlp, type Hex} from 'viem';
import {espaceAccount} from '../../../../scripts/devnet/node/accounts';
import {call} from '../../../../scripts/devnet/node/rpc';
import type {World} from '../../../../scripts/devnet/world';
import {coreOf, espaceOf, hexOf} from '../../../../scripts/devnet/world/addresses';
import {calls} from '../../../../scripts/devnet/world/calls';
import {word} from '../../../../scripts/devnet/world/client';
import {ESPACE_GAS_PRICE} from '../../../../scripts/devnet/world/espaceSender';
import {INTERNAL, internalCalls} from '../../../../scripts/devnet/world/internalContracts';

const CFX = 10n ** 18n;

const abi = parseAbi([
  'function createEVM(bytes init)',
  'function callEVM(bytes20 to, bytes data)',
  'function staticCallEVM(bytes20 to, bytes data)',
  'function destroy(address contractAddr)',
  'function removePrivilegeByAdmin(address contractAddr, address[] addresses)',
  'function withdraw(uint256 amount)',
]);
const encode = (
  functionName: Parameters<typeof encodeFunctionData<typeof abi>>[0]['functionName'],
  ...args: unknown[]
) => encodeFunctionData({abi, functionName, args} as never);

/** Init code that runs into an invalid instruction. */
const BAD_INIT: Hex = '0xfe';
/** Init code for an empty contract. */
const EMPTY_INIT: Hex = '0x60006000f3';
/** Init code that emits a log without topics. */
const ANONYMOUS_LOG_INIT: Hex = '0x60206000a060006000f3';

/**
 * Core transactions that are missing from the recorded examples: creations that fail, little gas, too little storage,
 * clearing.
 */
async function coreTransactions({core, values}: World): Promise<void> {
  const probe = String(values.core.probe);
  const send = (request: Parameters<typeof core.send>[1]) =>
    core.send('account', {mayFail: true, gas: 300_000n, storageLimit: 2048n, ...request});
  await send({data: BAD_INIT});
  await send({data: EMPTY_INIT});
  await send({data: ANONYMOUS_LOG_INIT});
  await send({type: 1, data: EMPTY_INIT});
  await send({type: 2, data: EMPTY_INIT, accessList: [{address: probe, storageKeys: []}]});
  await send({
    type: 2,
    to: probe,
    data: calls.set(6n),
    accessList: [{address: probe, storageKeys: [word('0x0'), word('0x1')]}],
  });
  await send({to: probe, data: calls.odd, gas: 60_000n});
  await send({to: probe, data: calls.divideByZero});
  await send({to: probe, data: calls.set(8n), gas: 22_000n});
  // Without room for storage, then clearing stored values, which releases collateral.
  const {contractCreated} = await core.send('account', {data: calls.probeDeploy});
  await send({to: contractCreated!, data: calls.set(1n), storageLimit: 0n});
  await send({to: contractCreated!, data: calls.set(1n)});
  await send({to: contractCreated!, data: calls.set(0n)});
  await send({to: INTERNAL.staking, data: encode('withdraw', 10n ** 30n)});
  await send({to: coreOf('account'), value: 0n});
  await core.send('staker', {to: INTERNAL.staking, data: encode('withdraw', CFX)});
}

/** Calls from Core Space into eSpace that create, fail, and read. */
async function crossSpace({core, values}: World): Promise<void> {
  const probe = String(values.espace.probe);
  const to = INTERNAL.crossSpaceCall;
  const send = (data: Hex, value = 0n) =>
    core.send('account', {to, value, data, mayFail: true, gas: 2_000_000n, storageLimit: 2048n});
  await send(encode('createEVM', calls.probeDeploy));
  await send(encode('createEVM', BAD_INIT));
  await send(encode('callEVM', probe, calls.tooLarge));
  await send(encode('callEVM', espaceOf('variety'), '0x'), CFX);
  await send(encode('staticCallEVM', probe, calls.get));
  await send(internalCalls.withdrawFromMapped(10n ** 30n));
}

/** eSpace transactions that are missing from the recorded examples. */
async function espaceTransactions({espace, values}: World): Promise<void> {
  const probe = values.espace.probe as `0x${string}`;
  const send = (request: Parameters<typeof espace.send>[1]) =>
    espace.send('account', {mayFail: true, gas: 400_000n, ...request});
  await send({data: BAD_INIT});
  await send({data: EMPTY_INIT});
  await send({data: ANONYMOUS_LOG_INIT});
  await send({type: 'eip2930', data: EMPTY_INIT});
  await send({type: 'eip1559', data: BAD_INIT, accessList: [{address: probe, storageKeys: []}]});
  await send({to: probe, data: calls.odd});
  await send({to: probe, data: calls.set(8n), gas: 22_000n});
  await send({
    type: 'eip1559',
    to: probe,
    data: calls.set(9n),
    accessList: [{address: probe, storageKeys: [word('0x0')]}],
  });
  await espace.send('delegated', {
    type: 'eip7702',
    to: espaceOf('recipient'),
    delegateTo: '0x0000000000000000000000000000000000000000',
    gas: 200_000n,
  });
  // Rejected authorization: it was signed for another nonce of another account, but the transaction itself succeeds.
  await espace.send('faucet', {
    type: 'eip7702',
    to: espaceOf('recipient'),
    data: '0x1234',
    delegateTo: probe,
    gas: 200_000n,
  });
}

/** Legacy transactions of eSpace without a chain ID (before EIP-155): one is executed, one stays in the pool. */
async function unbound({gateway, espace}: World): Promise<void> {
  const {address, signTransaction} = espaceAccount('faucet');
  const nonce = Number(await espace.client<Hex>('eth_getTransactionCount', address, 'latest'));
  for (const ahead of [0, 500]) {
    const raw = await signTransaction({
      type: 'legacy',
      nonce: nonce + ahead,
      to: espaceOf('recipient'),
      value: 1n,
      gas: 21_000n,
      gasPrice: ESPACE_GAS_PRICE,
    });
    const {error} = await gateway.ask('espace', 'eth_sendRawTransaction', [raw]);
    if (error) throw new Error(`refused without a chain id: ${JSON.stringify(error)}`);
  }
}

/** A block, bypassing the pool, with transactions that are skipped or have insufficient funds. Returns its hash. */
async function packedPastThePool({gateway, node, core, espace}: World): Promise<Hex> {
  const toCore = {to: coreOf('recipient'), gas: 21_000n};
  const toEspace = {to: espaceOf('recipient'), gas: 21_000n};
  await core.send('faucet', {to: coreOf('skipped'), value: CFX});
  await espace.send('faucet', {to: espaceOf('skipped'), value: CFX});
  const raws = [
    await core.sign('skipped', {...toCore, nonce: 9n}),
    await core.sign('skipped', {...toCore, nonce: 0n, value: 5n * CFX}),
    await espace.sign('skipped', {...toEspace, nonce: 9}),
    await espace.sign('skipped', {...toEspace, nonce: 0, value: 5n * CFX}),
  ];
  const list = toRlp(raws.map((raw) => (raw.startsWith('0x0') ? raw : fromRlp(raw, 'hex'))));
  const hash = await gateway.exclusive(() =>
    call<Hex>(node.ports.local, 'test_generateBlockWithFakeTxs', [list, false, null]),
  );
  await gateway.mine();
  return hash;
}

/**
 * Adds the cases to a world that its recorded examples don't cover. Returns the block with skipped transactions of both
 * spaces.
 */
export async function addOddTransactions(world: World): Promise<{skippedBlock: Hex}> {
  await coreTransactions(world);
  await crossSpace(world);
  await espaceTransactions(world);
  await unbound(world);
  const skippedBlock = await packedPastThePool(world);
  await world.core.send('account', {
    to: String(world.values.core.token),
    data: calls.transfer(hexOf(coreOf('recipient')), 1n),
  });
  return {skippedBlock};
}
