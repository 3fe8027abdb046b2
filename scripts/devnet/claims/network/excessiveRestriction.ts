import {getAddress, type Address, type Hex} from 'viem';
import {hexOf} from '../../world/addresses';
import {internalCalls} from '../../world/internalContracts';
import {base32, cfx, columns, type Chain, type Chains} from './chain';
import {compileTopic, type Contracts} from './compileTopic';

const CFX = 10n ** 18n;
/** An address in each space that only receives. */
const SELLER: Hex = '0x10000000000000000000000000000000005e11e4';
const CROSS_SPACE_CALL: Hex = '0x0888000000000000000000000000000000000006';
const FRIEND = 'staker';
const ATTACKER = 'sponsor';
const said = (succeeded: boolean) => (succeeded ? 'succeeds' : 'fails');

/** Deploys a contract with CFX. */
async function fund({core, espace}: Chains, chain: Chain, data: Hex, value: bigint): Promise<Hex> {
  if (chain.space === 'core') return hexOf((await core.sender.send(ATTACKER, {data, value})).contractCreated!);
  return (await espace.sender.send(ATTACKER, {data, value})).contractAddress!;
}

/** Ways of sending 1 CFX to a contract whose code doesn't accept any, and what it has afterwards, in both spaces. */
export async function forcedCfx(chains: Chains): Promise<string> {
  const contracts = compileTopic('excessive-restriction');
  const {deploy, call} = contracts;
  const purchaseCode = deploy('ExactPurchase', [SELLER]);
  const rows = [['space', 'CFX come by', 'outcome', 'CFX in the contract']];
  for (const chain of [chains.espace, chains.core]) {
    const space = chain.space === 'core' ? 'Core Space' : 'eSpace';
    const row = async (way: string, purchase: Hex, outcome: boolean) =>
      rows.push([space, way, said(outcome), cfx(await chain.balance(purchase))]);
    const fresh = () => chain.deploy('account', purchaseCode);

    let purchase = await fresh();
    await row('transaction without data', purchase, await chain.attempt(ATTACKER, purchase, '0x', CFX));

    purchase = await fresh();
    const sender = await fund(chains, chain, deploy('Sender'), CFX);
    await row('call', purchase, await chain.attempt(ATTACKER, sender, call('Sender', 'send', [purchase])));

    if (chain.space === 'espace') {
      purchase = await fresh();
      const transfer = internalCalls.transferEvm(getAddress(purchase));
      await row('transferEVM', purchase, await chains.core.attempt(ATTACKER, CROSS_SPACE_CALL, transfer, CFX));
    }

    purchase = await fresh();
    await fund(chains, chain, deploy('Intruder', [purchase]), CFX);
    await row('selfdestruct, new contract', purchase, true);

    purchase = await fresh();
    const old = await fund(chains, chain, deploy('OldIntruder'), CFX);
    await row(
      'selfdestruct, old contract',
      purchase,
      await chain.attempt(ATTACKER, old, call('OldIntruder', 'force', [purchase])),
    );

    rows.push([space, ...(await beforeDeployment(chain, contracts, purchaseCode))]);
  }
  return columns(rows);
}

/** Sends CFX to the address of a contract, and deploys it afterwards. */
async function beforeDeployment(chain: Chain, {deploy, call}: Contracts, initCode: Hex): Promise<string[]> {
  const factory = await chain.deploy('account', deploy('Factory'));
  const data = call('Factory', 'deploy', [initCode]);
  const purchase: Address = `0x${(await chain.read(factory, data)).slice(-40)}`;
  const sent = await chain.attempt(ATTACKER, purchase, '0x', CFX);
  if (!(await chain.attempt('account', factory, data))) throw new Error('the purchase could not be deployed');
  if (await chain.attempt('account', factory, data)) throw new Error('it was deployed twice to the same address');
  return ['transfer before deployment', said(sent), cfx(await chain.balance(purchase))];
}

/** The collateral that a friend has locked in a purchase, in Core Space, and whether it is returned. */
export async function excessiveRestriction(chains: Chains): Promise<string> {
  const {core} = chains;
  const {deploy, call} = compileTopic('excessive-restriction');
  const held = async () =>
    BigInt(
      await core.sender.client<Hex>('cfx_getCollateralForStorage', base32(core.accountOf(FRIEND)), 'latest_state'),
    );
  const rows = [['contract', 'transaction', 'outcome', 'CFX in the contract', "friend's collateral, CFX"]];
  for (const [contract, steps] of [
    ['ExactPurchase', ['pay', 'attack', 'buy']],
    ['CountedPurchase', ['pay', 'attack', 'refund', 'pay', 'buy', 'refund']],
  ] as const) {
    const purchase = await core.deploy('account', deploy(contract, [SELLER]));
    const before = await held();
    for (const step of steps) {
      const succeeded =
        step === 'attack'
          ? (await fund(chains, core, deploy('Intruder', [purchase]), 1n), true)
          : await core.attempt(FRIEND, purchase, call(contract, step), step === 'pay' ? 10n * CFX : 0n);
      rows.push([
        contract,
        step === 'attack' ? 'attacker: 1 Drip' : `friend: ${step}`,
        said(succeeded),
        cfx(await core.balance(purchase)),
        cfx((await held()) - before),
      ]);
    }
  }
  return columns(rows);
}
