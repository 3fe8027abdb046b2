import type {Address, Hex} from 'viem';
import {base32, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const OWNER = 'account';
/** Has no tokens at first. */
const FRIEND = 'sponsor';
const GAS = 200_000n;
const STORAGE_LIMIT = 1_000n;

/** Transfers of a token without surprises, in both spaces: what they cost, and where the tokens are afterwards. */
export async function tokenTransfers({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('erc20-token-transfer');
  const rows = [['space', 'transfer', 'outcome', 'gas used', 'locked, bytes', 'released, bytes']];
  const mint = call('Coin', 'mint', [100n]);
  const transfer = (to: Hex, amount: bigint) => call('Coin', 'transfer', [to, amount]);

  const there = await espace.deploy(OWNER, deploy('Coin'));
  await espace.attempt(OWNER, there, mint);
  const stepThere = async (what: string, to: Hex, amount: bigint) => {
    const request = {to: there as Address, data: transfer(to, amount), gas: GAS, mayFail: true};
    const {status, gasUsed} = await espace.sender.send(OWNER, request);
    rows.push(['eSpace', what, status === '0x1' ? 'succeeds' : 'fails', String(BigInt(gasUsed)), '-', '-']);
  };
  await stepThere('to an account without tokens', espace.accountOf(FRIEND), 10n);
  await stepThere('to the same account again', espace.accountOf(FRIEND), 10n);
  await stepThere('of everything that is left', espace.accountOf(FRIEND), 80n);

  const here = await core.deploy(OWNER, deploy('Coin'));
  await core.attempt(OWNER, here, mint);
  const stepHere = async (what: string, to: Hex, amount: bigint) => {
    const request = {
      to: base32(here),
      data: transfer(to, amount),
      gas: GAS,
      storageLimit: STORAGE_LIMIT,
      mayFail: true,
    };
    const receipt = await core.sender.send(OWNER, request);
    const released = receipt.storageReleased.reduce((sum, {collaterals}) => sum + BigInt(collaterals), 0n);
    rows.push([
      'Core Space',
      what,
      receipt.outcomeStatus === '0x0' ? 'succeeds' : 'fails',
      String(BigInt(receipt.gasUsed)),
      String(BigInt(receipt.storageCollateralized)),
      String(released),
    ]);
  };
  await stepHere('to an account without tokens', core.accountOf(FRIEND), 10n);
  await stepHere('to the same account again', core.accountOf(FRIEND), 10n);
  await stepHere("to the same key's eSpace address", espace.accountOf(FRIEND), 10n);
  await stepHere('of everything that is left', core.accountOf(FRIEND), 70n);
  const lost = BigInt(await core.read(here, call('Coin', 'balanceOf', [espace.accountOf(FRIEND)])));
  const own = BigInt(await core.read(here, call('Coin', 'balanceOf', [core.accountOf(FRIEND)])));
  if (lost !== 10n || own !== 90n) throw new Error('the tokens are somewhere else');
  const kinds = [core.accountOf(FRIEND), here].map((address) => BigInt(address) >> 156n);
  if (kinds.join() !== '1,8') throw new Error('addresses in Core Space begin with other digits');
  return columns(rows);
}
