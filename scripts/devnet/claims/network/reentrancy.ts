import {cfx, columns, type Chain, type Chains} from './chain';
import {compileTopic, type Contracts} from './compileTopic';

const CFX = 10n ** 18n;
const BANKS = ['VulnerableBank', 'FixedBank', 'GuardedBank', 'StipendBank'];
const SPACE_NAMES = {core: 'Core Space', espace: 'eSpace'};
const said = (succeeded: boolean) => (succeeded ? 'succeeds' : 'fails');

/** A customer deposits ten CFX and the robber one, as in the Foundry test. */
async function rob(chain: Chain, contracts: Contracts, name: string): Promise<string[]> {
  const bank = await chain.deploy('account', contracts.deploy(name));
  if (!(await chain.attempt('account', bank, contracts.call(name, 'deposit'), 10n * CFX)))
    throw new Error(`${name}: the customer's deposit failed`);
  const robber = await chain.deploy('staker', contracts.deploy('Robber', [bank]));
  const succeeded = await chain.attempt('staker', robber, contracts.call('Robber', 'attack'), CFX);
  return [
    SPACE_NAMES[chain.space],
    `Robber on ${name}`,
    said(succeeded),
    cfx(await chain.balance(bank)),
    cfx(await chain.balance(robber)),
  ];
}

async function honest(chain: Chain, contracts: Contracts, name: string): Promise<string[]> {
  const bank = await chain.deploy('account', contracts.deploy(name));
  const wallet = await chain.deploy('account', contracts.deploy('CountingWallet'));
  const succeeded = await chain.attempt('account', wallet, contracts.call('CountingWallet', 'roundTrip', [bank]), CFX);
  return [
    SPACE_NAMES[chain.space],
    `CountingWallet at ${name}`,
    said(succeeded),
    cfx(await chain.balance(bank)),
    cfx(await chain.balance(wallet)),
  ];
}

/** The attack on each bank, and an honest contract as customer, in both spaces. */
export async function reentrancy({core, espace}: Chains): Promise<string> {
  const contracts = compileTopic('reentrancy-attack');
  const rows = [['space', 'who, where', 'call', 'bank, CFX', 'caller, CFX']];
  for (const chain of [espace, core]) {
    for (const bank of BANKS) rows.push(await rob(chain, contracts, bank));
    for (const bank of ['FixedBank', 'StipendBank']) rows.push(await honest(chain, contracts, bank));
  }
  return columns(rows);
}
