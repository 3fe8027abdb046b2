import type {Hex} from 'viem';
import {hexOf} from '../../world/addresses';
import {cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
/** An eSpace account without any funds. */
const RECIPIENT: Hex = '0x000000000000000000000000000000000005911f';

/** Core Space contracts with 9 CFX that send to eSpace. The caller brings 1 CFX, and has one recipient or ten. */
export async function paidManyTimes({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('msg-value-in-loop');
  const rows = [['contract', 'recipients', 'call', 'left in the contract, CFX', 'received in eSpace, CFX']];
  for (const contract of ['EspaceGifts', 'SplitGifts']) {
    for (const recipients of [1, 10]) {
      const receipt = await core.sender.send('account', {data: deploy(contract), value: 9n * CFX});
      const gifts = hexOf(receipt.contractCreated!);
      const before = await espace.balance(RECIPIENT);
      const data = call(contract, 'send', [Array<Hex>(recipients).fill(RECIPIENT)]);
      const succeeded = await core.attempt('staker', gifts, data, CFX);
      rows.push([
        contract,
        String(recipients),
        succeeded ? 'succeeds' : 'fails',
        cfx(await core.balance(gifts)),
        cfx((await espace.balance(RECIPIENT)) - before),
      ]);
    }
  }
  return columns(rows);
}
