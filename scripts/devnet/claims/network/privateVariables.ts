import {encodeAbiParameters, hexToString, keccak256, numberToHex, stringToHex, trim, type Hex} from 'viem';
import {base32, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const TOPIC = 'private-variables';
const OWNER = 'account';
const SECRET = stringToHex('swordfish', {size: 32});
const PIN = 7391n;
const PINS = 10_000n;

/** How to ask the node of a space for what anyone can read. */
interface Reader {
  readonly space: string;
  readonly prefix: string;
  /** What the space calls the point in time of a state. */
  readonly time: string;
  slotAt(slot: Hex, time?: Hex): Promise<Hex>;
  code(): Promise<Hex>;
  input(transaction: Hex): Promise<Hex>;
}

const word = (slot: bigint): Hex => numberToHex(slot, {size: 32});
const entrySlot = (key: Hex, slot: bigint): Hex =>
  keccak256(encodeAbiParameters([{type: 'address'}, {type: 'uint256'}], [key, slot]));
const pinHash = (pin: bigint): Hex => keccak256(encodeAbiParameters([{type: 'uint256'}], [pin]));

/** The secret as text, if the data contains it. */
const found = (data: Hex): string =>
  data.includes(SECRET.slice(2)) ? hexToString(trim(SECRET, {dir: 'right'})) : 'nothing';

/** Tries every PIN of four digits. */
function foundPin(hash: Hex): string {
  for (let pin = 0n; pin < PINS; pin++) if (pinHash(pin) === hash) return String(pin);
  return 'nothing';
}

async function rowsOf(reader: Reader, owner: Hex, hidden: Hex, forgotten: Hex): Promise<string[][]> {
  const {space, prefix, time} = reader;
  const before = numberToHex(BigInt(forgotten) - 1n);
  const pin = foundPin(await reader.slotAt(word(3n)));
  return [
    [space, 'private variable', `${prefix}_getStorageAt, slot 0`, found(await reader.slotAt(word(0n)))],
    [
      space,
      'entry of a private mapping',
      `${prefix}_getStorageAt, slot keccak256(key, 1)`,
      found(await reader.slotAt(entrySlot(owner, 1n))),
    ],
    [space, 'deleted variable, now', `${prefix}_getStorageAt, slot 2`, found(await reader.slotAt(word(2n)))],
    [
      space,
      'deleted variable, before',
      `${prefix}_getStorageAt, slot 2, previous ${time}`,
      found(await reader.slotAt(word(2n), before)),
    ],
    [space, 'immutable variable', `${prefix}_getCode`, found(await reader.code())],
    [space, 'argument of a call', `${prefix}_getTransactionByHash`, found(await reader.input(hidden))],
    [space, 'hash of a PIN', `${prefix}_getStorageAt, slot 3, and trying all PINs`, pin],
  ];
}

/** Hides a secret in several ways in both spaces, and reads it again with nothing but a node's public methods. */
export async function privateVariables({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic(TOPIC);
  const hide = call('Secrets', 'hide', [SECRET, pinHash(PIN)]);
  const forget = call('Secrets', 'forget');
  const rows = [['space', 'where the secret is', 'read with', 'found']];

  const there = await espace.deploy(OWNER, deploy('Secrets', [SECRET]));
  const hiddenThere = await espace.sender.send(OWNER, {to: there, data: hide});
  const {blockNumber} = await espace.sender.send(OWNER, {to: there, data: forget});
  const ask = espace.sender.client;
  const espaceReader: Reader = {
    space: 'eSpace',
    prefix: 'eth',
    time: 'block',
    slotAt: (slot, time) => ask('eth_getStorageAt', there, slot, time ?? 'latest'),
    code: () => ask('eth_getCode', there, 'latest'),
    input: async (transaction) => (await ask<{input: Hex}>('eth_getTransactionByHash', transaction)).input,
  };
  rows.push(...(await rowsOf(espaceReader, espace.accountOf(OWNER), hiddenThere.transactionHash, blockNumber)));

  const here = await core.deploy(OWNER, deploy('Secrets', [SECRET]));
  const address = base32(here);
  const hiddenHere = await core.sender.send(OWNER, {to: address, data: hide});
  const {epochNumber} = await core.sender.send(OWNER, {to: address, data: forget});
  const askCore = core.sender.client;
  const coreReader: Reader = {
    space: 'Core Space',
    prefix: 'cfx',
    time: 'epoch',
    slotAt: async (slot, time) =>
      (await askCore<Hex | null>('cfx_getStorageAt', address, slot, time ?? 'latest_state')) ?? '0x',
    code: () => askCore('cfx_getCode', address, 'latest_state'),
    input: async (transaction) => (await askCore<{data: Hex}>('cfx_getTransactionByHash', transaction)).data,
  };
  rows.push(...(await rowsOf(coreReader, core.accountOf(OWNER), hiddenHere.transactionHash, epochNumber)));
  return columns(rows);
}
