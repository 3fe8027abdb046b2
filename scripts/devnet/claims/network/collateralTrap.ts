import type {Hex} from 'viem';
import {base32, cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
/** Owner of the payroll, who pays for the calls. */
const EMPLOYER = 'account';
/** Owns the worker that fills storage. */
const WORKER = 'staker';
/** Storage limits: enough for the payroll's own writes but not for those of the worker, and enough for everything. */
const TIGHT = 256n;
const WIDE = 20_000n;

/**
 * A worker's code writes to storage while it is paid. Shows whose collateral grows if payments are pushed, and if the
 * worker fetches them.
 */
export async function collateralTrap({core}: Chains): Promise<string> {
  const contracts = compileTopic('collateral-trap');
  const {client, send} = core.sender;
  const held = async (name: string) =>
    BigInt(await client<Hex>('cfx_getCollateralForStorage', base32(core.accountOf(name)), 'latest_state'));
  const rows = [
    ['contract', 'transaction', 'storage limit', 'outcome', 'collateral of employer, CFX', 'of the worker, CFX'],
  ];

  for (const contract of ['PushPayroll', 'PullPayroll']) {
    const payroll = await core.deploy(EMPLOYER, contracts.deploy(contract));
    const hoarder = await core.deploy(WORKER, contracts.deploy('Hoarder'));
    await send(EMPLOYER, {to: base32(payroll), data: contracts.call(contract, 'hire', [hoarder])});
    const before = {employer: await held(EMPLOYER), worker: await held(WORKER)};
    const step = async (what: string, name: string, to: Hex, data: Hex, storageLimit: bigint, value = 0n) => {
      const receipt = await send(name, {to: base32(to), data, value, gas: 4_000_000n, storageLimit, mayFail: true});
      const outcome = receipt.outcomeStatus === '0x0' ? 'succeeds' : 'fails';
      rows.push([
        contract,
        what,
        String(storageLimit),
        outcome,
        cfx((await held(EMPLOYER)) - before.employer),
        cfx((await held(WORKER)) - before.worker),
      ]);
    };
    await step('employer: payAll', EMPLOYER, payroll, contracts.call(contract, 'payAll'), TIGHT, CFX);
    if (contract === 'PushPayroll')
      await step('employer: payAll', EMPLOYER, payroll, contracts.call(contract, 'payAll'), WIDE, CFX);
    else await step('worker: fetch', WORKER, hoarder, contracts.call('Hoarder', 'fetchFrom', [payroll]), WIDE);
    await step('worker: clear', WORKER, hoarder, contracts.call('Hoarder', 'clear'), WIDE);
  }
  return columns(rows);
}
