import {pad, toHex, type Hex} from 'viem';
import type {CoreReceipt} from '../../world/coreSender';
import {INTERNAL, internalCalls} from '../../world/internalContracts';
import {base32, cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
const NOTE = pad(toHex('x'));
/** Two accounts without CFX. A contract has admitted neither of them, or only the second. */
const STRANGER = 'sponsoredUser';
const MEMBER = 'sponsoredMember';

interface SponsorInfo {
  sponsorBalanceForCollateral: Hex;
  usedStoragePoints: Hex;
  availableStoragePoints: Hex;
}

/** Who writes how many notes, in this order. */
const STEPS: [who: string, name: string, notes: bigint][] = [
  ['stranger', STRANGER, 10n],
  ['stranger', STRANGER, 10n],
  ['stranger', STRANGER, 10n],
  ['stranger', STRANGER, 10n],
  ['member', MEMBER, 4n],
  ['member', MEMBER, 1n],
];

/**
 * A stranger without CFX writes until the node rejects it. Then a member without CFX writes, at first more than
 * allowed.
 */
export async function sponsorDrain({core}: Chains): Promise<string> {
  const contracts = compileTopic('sponsor-drain');
  const {client, send} = core.sender;
  const rows = [['contract', 'sender, notes', 'outcome', 'gas from', 'collateral left, CFX', 'storage points left']];

  /** Sends, and returns the outcome: the node rejects a sender who can't pay before anything runs. */
  async function write(
    book: Hex,
    contract: string,
    name: string,
    notes: bigint,
  ): Promise<[outcome: string, payer: string]> {
    try {
      const data = contracts.call(contract, 'write', [NOTE, notes]);
      const receipt = await send(name, {
        to: base32(book),
        data,
        gas: 400_000n,
        storageLimit: 64n * (notes + 1n),
        mayFail: true,
      });
      const {gasCoveredBySponsor} = receipt as CoreReceipt & {gasCoveredBySponsor: boolean};
      return [receipt.outcomeStatus === '0x0' ? 'written' : 'failed', gasCoveredBySponsor ? 'sponsor' : 'sender'];
    } catch (error) {
      if (!String(error).includes('out of balance')) throw error;
      return ['rejected: out of balance', '-'];
    }
  }

  for (const contract of ['OpenGuestbook', 'MembersGuestbook']) {
    const book = await core.deploy('account', contracts.deploy(contract));
    await send('sponsor', {
      to: INTERNAL.sponsorControl,
      value: CFX,
      data: internalCalls.setSponsorForGas(book, CFX / 1000n),
    });
    await send('sponsor', {
      to: INTERNAL.sponsorControl,
      value: 2n * CFX,
      data: internalCalls.setSponsorForCollateral(book),
    });
    if (contract === 'MembersGuestbook')
      await send('account', {to: base32(book), data: contracts.call(contract, 'admit', [core.accountOf(MEMBER)])});
    const row = async (who: string, outcome: string, payer: string) => {
      const info = await client<SponsorInfo>('cfx_getSponsorInfo', base32(book));
      rows.push([
        contract,
        who,
        outcome,
        payer,
        cfx(BigInt(info.sponsorBalanceForCollateral)),
        String(BigInt(info.availableStoragePoints)),
      ]);
    };
    await row('-', 'sponsored', '-');
    for (const [who, name, notes] of STEPS)
      await row(`${who}, ${notes}`, ...(await write(book, contract, name, notes)));
  }
  return columns(rows);
}
