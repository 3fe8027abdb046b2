import type {Hex} from 'viem';
import type {CoreReceipt} from '../../world/coreSender';
import {INTERNAL, internalCalls} from '../../world/internalContracts';
import {base32, cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
/** An account without CFX, of which the sponsor has never heard. */
const STRANGER = 'sponsoredUser';
const CUSTOMER = 'staker';

/** A hub whose sponsor pays for everyone: what a customer and a stranger call by name, and who pays for the gas. */
export async function selectorCollision({core}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('selector-collisiion');
  const {send} = core.sender;
  const rows = [['hub', 'caller', 'name', 'outcome', 'gas from', 'left in the vault, CFX']];
  for (const contract of ['NameHub', 'ListHub']) {
    const hub = await core.deploy('account', deploy(contract));
    const vault = await core.deploy('account', deploy('Vault', [hub]));
    if (!(await core.attempt(CUSTOMER, vault, call('Vault', 'deposit'), 10n * CFX))) throw new Error('no deposit');
    await send('account', {to: INTERNAL.sponsorControl, data: internalCalls.sponsorEverybody(hub)});
    await send('sponsor', {
      to: INTERNAL.sponsorControl,
      value: CFX,
      data: internalCalls.setSponsorForGas(hub, CFX / 1000n),
    });
    for (const [caller, account, name, amount] of [
      ['customer', CUSTOMER, 'withdraw', CFX],
      ['stranger', STRANGER, 'f103640799', 0n],
    ] as const) {
      const data: Hex = call(contract, 'run', [vault, name, amount]);
      const receipt = await send(account, {to: base32(hub), data, gas: 300_000n, storageLimit: 0n, mayFail: true});
      const {gasCoveredBySponsor} = receipt as CoreReceipt & {gasCoveredBySponsor: boolean};
      rows.push([
        contract,
        caller,
        name,
        receipt.outcomeStatus === '0x0' ? 'succeeds' : 'fails',
        gasCoveredBySponsor ? 'sponsor' : 'sender',
        cfx(await core.balance(vault)),
      ]);
    }
  }
  return columns(rows);
}
