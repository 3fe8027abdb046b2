import {decodeAbiParameters} from 'viem';
import {base32, cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
/** A lock of more than a year, so that each locked CFX counts fully. */
const BLOCKS = 64_000_000n;

/** Votes of 100 CFX that a contract stakes in one transaction, with and without a lock. */
export async function flashloanGovernance({core}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('flashloan-governance-attack');
  const rows = [['what the transaction does', 'outcome', 'votes by stake', 'votes by lock']];
  for (const [what, name, args] of [
    ['deposit, count, withdraw', 'stake', []],
    ['deposit, lock, count', 'lock', [BLOCKS]],
    ['deposit, lock, count, withdraw', 'stakeAndLock', [BLOCKS]],
  ] as const) {
    const staker = await core.deploy('account', deploy('FlashStaker'));
    const {outcomeStatus, logs} = await core.sender.send('account', {
      to: base32(staker),
      data: call('FlashStaker', name, [...args]),
      value: 100n * CFX,
      gas: 1_000_000n,
      storageLimit: 2_000n,
      mayFail: true,
    });
    if (outcomeStatus !== '0x0') {
      rows.push([what, 'fails', '-', '-']);
      continue;
    }
    const [byStake, byLock] = decodeAbiParameters([{type: 'uint256'}, {type: 'uint256'}], logs.at(-1)!.data);
    rows.push([what, 'succeeds', cfx(byStake), cfx(byLock)]);
  }
  return columns(rows);
}
