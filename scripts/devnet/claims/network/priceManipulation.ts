import type {Hex} from 'viem';
import {hexOf} from '../../world/addresses';
import {cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;

/** Loans in Core Space at the price of a pool in eSpace: before the attack, during it, and after it. */
export async function priceManipulation({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('price-manipulation');
  const rows = [['who borrows', 'price in eSpace before and after, CFX', 'loan for 250 coins, CFX']];

  const there = await espace.deploy('account', deploy('Coin'));
  const created = await espace.sender.send('account', {data: deploy('Pool', [there]), value: 10n * CFX});
  const pool = created.contractAddress!;
  await espace.attempt('account', there, call('Coin', 'mint', [pool, 1000n * CFX]));
  const here = await core.deploy('account', deploy('Coin'));
  const {contractCreated} = await core.sender.send('account', {
    data: deploy('TwoSpaceLender', [pool, here]),
    value: 30n * CFX,
  });
  const lender = hexOf(contractCreated!);
  const pump = await core.deploy('staker', deploy('TwoSpacePump'));

  const price = async () => cfx(BigInt(await espace.read(pool, call('Pool', 'spotPrice'))));
  const row = async (who: string, borrow: () => Promise<boolean>) => {
    const [spot, before] = [await price(), await core.balance(lender)];
    if (!(await borrow())) throw new Error(`${who} could not borrow`);
    rows.push([who, `${spot}, ${await price()}`, cfx(before - (await core.balance(lender)))]);
  };
  const mint = (to: Hex) => core.attempt('account', here, call('Coin', 'mint', [to, 250n * CFX]));
  const honest = async () => {
    await mint(core.accountOf('account'));
    await core.attempt('account', here, call('Coin', 'approve', [lender, 250n * CFX]));
    return core.attempt('account', lender, call('TwoSpaceLender', 'borrow', [250n * CFX]));
  };
  await row('a customer', honest);
  await row('TwoSpacePump', async () => {
    await mint(pump);
    return core.attempt('staker', pump, call('TwoSpacePump', 'attack', [lender, here, pool, there]), 30n * CFX);
  });
  await row('a customer', honest);
  return columns(rows);
}
