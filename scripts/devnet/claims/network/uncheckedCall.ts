import type {Hex} from 'viem';
import {cfx, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const CFX = 10n ** 18n;
const CROSS_SPACE: Hex = '0x0888000000000000000000000000000000000006';
/** An eSpace account without any funds. */
const RECIPIENT: Hex = '0x00000000000000000000000000000000000c0de5';

/** Contracts in both spaces that use an internal contract that only Core Space has. */
export async function uncheckedCall({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('unchecked-call');
  const rows = [['contract, deployed in', 'call', 'recipient in eSpace, CFX', 'stuck in eSpace, CFX']];
  for (const contract of ['Sender', 'InterfaceSender']) {
    for (const [name, chain] of [
      ['Core Space', core],
      ['eSpace', espace],
    ] as const) {
      const held = async () => [await espace.balance(RECIPIENT), await espace.balance(CROSS_SPACE)] as const;
      const before = await held();
      const sender = await chain.deploy('account', deploy(contract));
      const succeeded = await chain.attempt('account', sender, call(contract, 'send', [RECIPIENT]), CFX);
      const after = await held();
      rows.push([
        `${contract}, ${name}`,
        succeeded ? 'succeeds' : 'fails',
        cfx(after[0] - before[0]),
        cfx(after[1] - before[1]),
      ]);
    }
  }
  return columns(rows);
}
