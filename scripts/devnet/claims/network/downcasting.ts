import {decodeAbiParameters, numberToHex, type Hex} from 'viem';
import {base32, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

/** Enough that some predicted addresses begin with 8 and most don't. */
const SALTS = 32n;

/** Compares the addresses that a factory predicts with a cast, and those at which CREATE2 deploys, in both spaces. */
export async function downcasting({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('downcasting');
  const there = await espace.deploy('account', deploy('Factory'));
  const here = await core.deploy('account', deploy('Factory'));
  const spaces = {
    eSpace: (data: Hex) => espace.sender.send('account', {to: there as `0x${string}`, data}),
    'Core Space': (data: Hex) => core.sender.send('account', {to: base32(here), data}),
  };
  const rows = [['space', 'without the first digit', 'whole address', 'begins with']];
  for (const [space, send] of Object.entries(spaces)) {
    const pairs: (readonly [predicted: Hex, actual: Hex])[] = [];
    for (let salt = 0n; salt < SALTS; salt++) {
      const {logs} = await send(call('Factory', 'deploy', [numberToHex(salt, {size: 32})]));
      pairs.push(decodeAbiParameters([{type: 'address'}, {type: 'address'}], logs[0]!.data));
    }
    const same = (from: number) =>
      pairs.every(([predicted, actual]) => predicted.slice(from).toLowerCase() === actual.slice(from).toLowerCase());
    const digits = new Set(pairs.map(([, actual]) => actual[2]!));
    const said = (isSame: boolean) => (isSame ? 'as predicted' : 'not as predicted');
    rows.push([space, said(same(3)), said(same(2)), digits.size === 1 ? `always ${[...digits][0]}` : 'various digits']);
  }
  return columns(rows);
}
