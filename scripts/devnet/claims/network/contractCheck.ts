import type {Address, Hex} from 'viem';
import {columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const SALES = ['CodeCheckedSale', 'OriginCheckedSale', 'InvitedSale'];

/** Four ways to buy all tickets in one transaction, on each sale; every cell shows how many tickets are left. */
export async function contractCheck({core, espace}: Chains): Promise<string> {
  const contracts = compileTopic('bypass-contract-check');
  const {call} = contracts;
  const coreBuyer = await core.deploy('staker', contracts.deploy('CoreBuyer'));
  const buyerCode = await espace.deploy('account', contracts.deploy('BuyerCode'));
  const buyer = espace.accountOf('delegated');
  await espace.sender.send('delegated', {
    type: 'eip7702',
    to: espace.accountOf('recipient') as Address,
    delegateTo: buyerCode,
    gas: 200_000n,
  });
  const ways: Record<string, (sale: Hex) => Promise<unknown>> = {
    'contract of eSpace': async (sale) =>
      espace.attempt(
        'staker',
        await espace.deploy('account', contracts.deploy('BuyerCode')),
        call('BuyerCode', 'buyAll', [sale]),
      ),
    'constructor in eSpace': (sale) =>
      espace.sender.send('staker', {data: contracts.deploy('NewbornBuyer', [sale]), gas: 3_000_000n, mayFail: true}),
    'account with code (EIP-7702)': (sale) => espace.attempt('delegated', buyer, call('BuyerCode', 'buyAll', [sale])),
    'contract of Core Space': (sale) => core.attempt('staker', coreBuyer, call('CoreBuyer', 'buy', [sale, 10n])),
  };
  const rows = [['tickets left after', ...SALES]];
  for (const [name, attack] of Object.entries(ways)) {
    const row = [name];
    for (const saleName of SALES) {
      const sale = await espace.deploy('account', contracts.deploy(saleName));
      await attack(sale);
      row.push(String(BigInt(await espace.read(sale, call(saleName, 'left')))));
    }
    rows.push(row);
  }
  return columns(rows);
}
