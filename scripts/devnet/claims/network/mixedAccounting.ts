import type {Hex} from 'viem';
import {cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;

/** Vaults in Core Space that stake 9 of a customer's 10 CFX, before an attacker deposits 10 CFX and leaves again. */
export async function mixedAccounting({core}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('mixed-accounting');
  const rows = [['contract', 'assets as counted, CFX', 'attacker deposits, CFX', 'attacker receives, CFX']];
  for (const contract of ['StakingVault', 'WholeStakingVault']) {
    const vault = await core.deploy('account', deploy(contract));
    const act = async (from: string, name: string, args: unknown[] = [], value = 0n) => {
      if (!(await core.attempt(from, vault, call(contract, name, args), value)))
        throw new Error(`${contract}.${name} failed`);
    };
    await act('account', 'deposit', [], 10n * CFX);
    await act('account', 'stake', [9n * CFX]);
    const counted = BigInt(await core.read(vault, call(contract, 'assets')));
    await act('staker', 'deposit', [], 10n * CFX);
    await act('account', 'unstake', [9n * CFX]);
    const before: bigint = await core.balance(vault as Hex);
    await act('staker', 'withdraw');
    rows.push([contract, cfx(counted), '10', cfx(before - (await core.balance(vault)))]);
  }
  return columns(rows);
}
