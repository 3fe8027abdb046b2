import type {Address} from 'viem';
import {espaceOf} from './addresses';
import {calls} from './calls';
import {word} from './client';
import type {EspaceReceipt, EspaceSender} from './espaceSender';

const CFX = 10n ** 18n;

/** Gas limit of the transaction that is meant to fail, because an estimate would reject it. */
const FAILING_GAS = 150_000n;

function contractOf({contractAddress, transactionHash}: EspaceReceipt): Address {
  if (!contractAddress) throw new Error(`${transactionHash} created no contract`);
  return contractAddress;
}

/** All transactions that are in eSpace only: transfers of each type, a token and a probe, a delegated account. */
export async function espaceScenario({send}: EspaceSender) {
  const to = espaceOf('recipient');
  const value = CFX / 2n;
  const transfer = await send('account', {to, value});
  const deploy = await send('account', {data: calls.tokenDeploy});
  const token = contractOf(deploy);
  const probe = contractOf(await send('account', {data: calls.probeDeploy}));
  const accessList = await send('account', {
    type: 'eip2930',
    to: probe,
    data: calls.set(5n),
    accessList: [{address: probe, storageKeys: [word('0x0')]}],
  });
  const dynamicFee = await send('account', {type: 'eip1559', to, value});
  const event = await send('account', {to: token, data: calls.transfer(to, 25n * CFX)});
  const failed = await send('account', {to: probe, data: calls.tooLarge, gas: FAILING_GAS, mayFail: true});
  // The account delegates to the probe's code and calls itself in the same transaction.
  const setCode = await send('delegated', {
    type: 'eip7702',
    to: espaceOf('delegated'),
    data: calls.set(3n),
    delegateTo: probe,
    gas: 300_000n,
  });
  return {token, probe, transfer, deploy, accessList, dynamicFee, event, failed, setCode};
}

export type EspaceScenario = Awaited<ReturnType<typeof espaceScenario>>;
