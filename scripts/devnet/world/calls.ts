import {encodeDeployData, encodeEventTopics, encodeFunctionData, type Address, type Hex} from 'viem';
import {compileWorld} from './compile';

const {Token, Probe} = compileWorld();

/** Units of the token that its deployer receives: a million whole tokens. */
const SUPPLY = 1_000_000n * 10n ** 18n;

/** Call data of the world's contracts. Addresses are hex, in both spaces. */
export const calls = {
  tokenDeploy: encodeDeployData({...Token, args: [SUPPLY]}),
  probeDeploy: Probe.bytecode,
  balanceOf: (owner: Address): Hex => encodeFunctionData({abi: Token.abi, functionName: 'balanceOf', args: [owner]}),
  transfer: (to: Address, amount: bigint): Hex =>
    encodeFunctionData({abi: Token.abi, functionName: 'transfer', args: [to, amount]}),
  set: (value: bigint): Hex => encodeFunctionData({abi: Probe.abi, functionName: 'set', args: [value]}),
  get: encodeFunctionData({abi: Probe.abi, functionName: 'value'}),
  /** Above the limit: reverts with `TooLarge(1001, 1000)`. */
  tooLarge: encodeFunctionData({abi: Probe.abi, functionName: 'set', args: [1001n]}),
  /** Reverts with the text `odd number`. */
  odd: encodeFunctionData({abi: Probe.abi, functionName: 'requireEven', args: [3n]}),
  /** Panics with code 0x12. */
  divideByZero: encodeFunctionData({abi: Probe.abi, functionName: 'divide', args: [1n, 0n]}),
};

/** First topics of the world's events. */
export const topics = {
  transfer: encodeEventTopics({abi: Token.abi, eventName: 'Transfer'})[0] as Hex,
  changed: encodeEventTopics({abi: Probe.abi, eventName: 'Changed'})[0] as Hex,
};
