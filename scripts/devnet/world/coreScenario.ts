import {VOTE_PERIOD} from '../node/toml';
import {coreOf, hexOf} from './addresses';
import {calls} from './calls';
import {word} from './client';
import type {CoreReceipt, CoreSender} from './coreSender';
import {INTERNAL, internalCalls} from './internalContracts';

const CFX = 10n ** 18n;

/** Gas limit of the transaction that is meant to fail, because an estimate would reject it. */
const FAILING_GAS = 100_000n;

function contractOf({contractCreated, transactionHash}: CoreReceipt): string {
  if (!contractCreated) throw new Error(`${transactionHash} created no contract`);
  return contractCreated;
}

/** Transfers of each type, a token and a probe with events and failures. */
async function ordinary({send}: CoreSender) {
  const to = coreOf('recipient');
  const value = CFX / 2n;
  const transfer = await send('account', {to, value});
  const deploy = await send('account', {data: calls.tokenDeploy});
  const token = contractOf(deploy);
  const probe = contractOf(await send('account', {data: calls.probeDeploy}));
  const accessList = await send('account', {
    type: 1,
    to: probe,
    data: calls.set(5n),
    accessList: [{address: probe, storageKeys: [word('0x0')]}],
  });
  const dynamicFee = await send('account', {type: 2, to, value});
  const event = await send('account', {to: token, data: calls.transfer(hexOf(to), 25n * CFX)});
  const failed = await send('account', {to: probe, data: calls.tooLarge, gas: FAILING_GAS, mayFail: true});
  return {token, probe, transfer, deploy, accessList, dynamicFee, event, failed};
}

/** A probe whose sponsor pays for the gas and storage of all accounts, called by an account without balance. */
async function sponsorship({send}: CoreSender) {
  const contract = contractOf(await send('account', {data: calls.probeDeploy}));
  const hex = hexOf(contract);
  const to = INTERNAL.sponsorControl;
  await send('sponsor', {to, value: CFX, data: internalCalls.setSponsorForGas(hex, CFX / 1000n)});
  await send('sponsor', {to, value: 10n * CFX, data: internalCalls.setSponsorForCollateral(hex)});
  await send('account', {to, data: internalCalls.sponsorEverybody(hex)});
  const sponsored = await send('sponsoredUser', {to: contract, data: calls.set(9n)});
  return {sponsoredContract: contract, sponsored};
}

/** Deposits, a lock of about a year for voting power, and a vote on a chain parameter. */
async function staking({send, client}: CoreSender) {
  const deposited = await send('staker', {to: INTERNAL.staking, data: internalCalls.deposit(1000n * CFX)});
  await send('staker', {to: INTERNAL.staking, data: internalCalls.deposit(500n * CFX)});
  // A lock has its full weight if it lasts a year (two blocks per second).
  const head = BigInt((await client<{blockNumber: string}>('cfx_getStatus')).blockNumber);
  const unlock = (head / 1000n + 1n) * 1000n + 63_072_000n;
  await send('staker', {to: INTERNAL.staking, data: internalCalls.voteLock(800n * CFX, unlock)});
  // A vote specifies its period (`params_dao_vote_period` blocks, counted from 1). An estimate runs on older state,
  // which might be in another period.
  const next = BigInt((await client<{blockNumber: string}>('cfx_getStatus')).blockNumber) + 1n;
  const period = next / BigInt(VOTE_PERIOD) + 1n;
  // Topic 0 is the PoW base reward; options are unchanged, increase, decrease.
  await send('staker', {
    to: INTERNAL.paramsControl,
    data: internalCalls.castVote(period, 0, [0n, 300n * CFX, 0n]),
    gas: 300_000n,
    storageLimit: 1024n,
  });
  return {staking: deposited};
}

/** All transactions that are in Core Space only. */
export async function coreScenario(sender: CoreSender) {
  return {...(await ordinary(sender)), ...(await sponsorship(sender)), ...(await staking(sender))};
}

export type CoreScenario = Awaited<ReturnType<typeof coreScenario>>;
