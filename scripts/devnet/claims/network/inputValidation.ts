import {encodeFunctionData, parseAbi, zeroAddress, type Hex} from 'viem';
import type {CoreReceipt} from '../../world/coreSender';
import {INTERNAL, internalCalls} from '../../world/internalContracts';
import {base32, cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
/** An account without CFX. */
const STRANGER = 'sponsoredUser';
const ATTACKER = 'staker';
const SPONSOR_CONTROL: Hex = '0x0888000000000000000000000000000000000001';

/** The contract that calls it whitelists everyone, for which the zero address stands. */
const ADMIT_EVERYONE = encodeFunctionData({
  abi: parseAbi(['function addPrivilege(address[] users)']),
  args: [[zeroAddress]],
});

/** Orders something from the internal contract that controls sponsors, and shows who can spend the sponsor's funds. */
export async function inputValidation({core}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('input-validation');
  const {client, send} = core.sender;
  const rows = [['contract', 'transaction', 'outcome', 'gas from', 'sponsor balance for gas, CFX']];

  async function pay(checkout: Hex, contract: string, name: string, shop: Hex, order: Hex): Promise<[string, string]> {
    try {
      const data = call(contract, 'pay', [shop, 0n, order]);
      const limits = {gas: 300_000n, storageLimit: name === STRANGER ? 0n : 2_000n};
      const receipt = await send(name, {to: base32(checkout), data, ...limits, mayFail: true});
      const {gasCoveredBySponsor} = receipt as CoreReceipt & {gasCoveredBySponsor: boolean};
      return [receipt.outcomeStatus === '0x0' ? 'succeeds' : 'fails', gasCoveredBySponsor ? 'sponsor' : 'sender'];
    } catch (error) {
      if (!String(error).includes('out of balance')) throw error;
      return ['rejected: out of balance', '-'];
    }
  }

  const coin = await core.deploy('account', deploy('Coin'));
  for (const contract of ['OpenCheckout', 'ListedCheckout']) {
    const checkout = await core.deploy('account', deploy(contract, [coin]));
    await send('sponsor', {
      to: INTERNAL.sponsorControl,
      value: CFX,
      data: internalCalls.setSponsorForGas(checkout, CFX / 1000n),
    });
    const row = async (what: string, outcome: [string, string]) => {
      const info = await client<{sponsorBalanceForGas: Hex}>('cfx_getSponsorInfo', base32(checkout));
      rows.push([contract, what, ...outcome, cfx(BigInt(info.sponsorBalanceForGas))]);
    };
    const stranger = core.accountOf(STRANGER);
    await row('stranger: pay', await pay(checkout, contract, STRANGER, stranger, '0x'));
    await row('attacker: admit everyone', await pay(checkout, contract, ATTACKER, SPONSOR_CONTROL, ADMIT_EVERYONE));
    await row('stranger: pay', await pay(checkout, contract, STRANGER, stranger, '0x'));
  }
  return columns(rows);
}
