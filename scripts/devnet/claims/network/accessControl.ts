import type {Address, Hex} from 'viem';
import {internalCalls} from '../../world/internalContracts';
import {cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
const ADMIN_CONTROL: Hex = '0x0888000000000000000000000000000000000000';
const NOBODY: Hex = '0x0000000000000000000000000000000000000000';
/** An eSpace account without any funds. */
const RECIPIENT: Hex = '0x00000000000000000000000000000000000acce5';

/** What access control in the code doesn't cover: the admin of a Core Space contract, and accounts with code. */
export async function accessControl({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('access-control-exploit');
  const rows = [['holder of 10 CFX', 'attack', 'taken, CFX']];

  for (const [attack, thief, gaveUp] of [
    ['a stranger calls destroy', 'staker', false],
    ['the deployer calls destroy', 'account', false],
    ['the same, without an admin', 'account', true],
  ] as const) {
    const vault = await core.deploy('account', deploy('LockedVault'));
    await core.attempt('account', vault, call('LockedVault', 'initialize', [core.accountOf('sponsor')]));
    await core.attempt('sponsor', vault, call('LockedVault', 'deposit'), 10n * CFX);
    if (gaveUp) await core.attempt('account', ADMIN_CONTROL, internalCalls.setAdmin(vault, NOBODY));
    const before = await core.balance(vault);
    await core.attempt(thief, ADMIN_CONTROL, internalCalls.destroy(vault));
    rows.push(['LockedVault, Core Space', attack, cfx(before - (await core.balance(vault)))]);
  }

  for (const code of ['OpenVault', 'LockedVault', 'AccountVault']) {
    const name = `holder of ${code}`;
    const holder = espace.accountOf(name);
    await espace.sender.send('account', {to: holder as Address, value: 11n * CFX});
    await espace.sender.send(name, {
      type: 'eip7702',
      to: RECIPIENT,
      delegateTo: (await espace.deploy('account', deploy(code))) as Address,
      gas: 200_000n,
    });
    const before = await espace.balance(RECIPIENT);
    await espace.attempt('staker', holder, call(code, 'initialize', [espace.accountOf('staker')]));
    await espace.attempt('staker', holder, call(code, 'withdraw', [RECIPIENT, 10n * CFX]));
    const taken = (await espace.balance(RECIPIENT)) - before;
    rows.push([`EIP-7702 account with ${code}`, 'a stranger calls initialize', cfx(taken)]);
    if (code === 'AccountVault') {
      await espace.attempt(name, holder, call(code, 'initialize', [espace.accountOf('sponsor')]));
      if (!(await espace.attempt('sponsor', holder, call(code, 'withdraw', [RECIPIENT, CFX]))))
        throw new Error('the account could not choose its owner');
    }
  }
  return columns(rows);
}
