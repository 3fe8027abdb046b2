import type {Hex} from 'viem';

/** A contract that is measured, in the order of the table. */
export const TOKENS = ['Coin', 'Deeds', 'ListedDeeds', 'Kit', 'Vault'] as const;
export type Token = (typeof TOKENS)[number];

/** One transaction to a token. Only those with an `id` are recorded. */
export interface Step {
  token: Token;
  id?: string;
  function: string;
  args: readonly unknown[];
}

/** The accounts of a space, as its contracts see them. */
export interface People {
  /** Sends every transaction. */
  me: Hex;
  /** Signs a permit. */
  signer: Hex;
  vault: Hex;
}

/** Addresses without any tokens, valid for users of both spaces. */
const [MINTED, SENT, SPENDER, BATCH] = [1, 2, 3, 4].map((digit) => `0x1${String(digit).repeat(39)}` as Hex);

const MANY = 1_000_000n;
const KINDS = [1n, 2n, 3n, 4n, 5n];

/** A transaction that is repeated: first for an account without tokens, then for the same account. */
const twice = (token: Token, name: string, call: (round: 0 | 1) => Omit<Step, 'token' | 'id'>): Step[] => [
  {token, id: `${name}New`, ...call(0)},
  {token, id: `${name}Same`, ...call(1)},
];

/**
 * An NFT contract: the sender gets six tokens first, so that its balance stays above zero. It sends neither the first
 * nor the last of them, because these positions in the list of an enumerable contract cost less.
 */
const nft = (token: Token, {me}: People): Step[] => [
  ...[1n, 2n, 3n, 4n, 5n, 6n].map((id): Step => ({token, function: 'mint', args: [me, id]})),
  ...twice(token, 'mint', (round) => ({function: 'mint', args: [MINTED, 10n + BigInt(round)]})),
  ...twice(token, 'transfer', (round) => ({function: 'transferFrom', args: [me, SENT, 2n + BigInt(round)]})),
];

/** The calls to all tokens. The sender always keeps some of its own, and each total supply exists before. */
export const stepsOf = (people: People, permit: Hex): (Step | {token: Token; id: string; data: Hex})[] => [
  {token: 'Coin', function: 'mint', args: [people.me, MANY]},
  {token: 'Coin', function: 'mint', args: [people.signer, MANY]},
  ...twice('Coin', 'mint', () => ({function: 'mint', args: [MINTED, 100n]})),
  ...twice('Coin', 'transfer', () => ({function: 'transfer', args: [SENT, 100n]})),
  {token: 'Coin', id: 'approve', function: 'approve', args: [SPENDER, 100n]},
  {token: 'Coin', id: 'permit', data: permit},
  {token: 'Coin', id: 'transferFrom', function: 'transferFrom', args: [people.signer, SENT, 40n]},
  ...nft('Deeds', people),
  ...nft('ListedDeeds', people),
  ...KINDS.map((kind): Step => ({token: 'Kit', function: 'mint', args: [people.me, kind, MANY]})),
  ...twice('Kit', 'mint', () => ({function: 'mint', args: [MINTED, 1n, 100n]})),
  ...twice('Kit', 'transfer', () => ({function: 'safeTransferFrom', args: [people.me, SENT, 1n, 100n, '0x']})),
  ...twice('Kit', 'batch', () => ({
    function: 'safeBatchTransferFrom',
    args: [people.me, BATCH, KINDS, KINDS.map(() => 100n), '0x'],
  })),
  {token: 'Coin', function: 'approve', args: [people.vault, 2n ** 256n - 1n]},
  {token: 'Vault', function: 'deposit', args: [1000n, people.me]},
  ...twice('Vault', 'mint', () => ({function: 'mint', args: [100n, MINTED]})),
  ...twice('Vault', 'transfer', () => ({function: 'transfer', args: [SENT, 100n]})),
];

/** Calls that readers meet when something is missing, with the account that makes them. */
export const attemptsOf = ({me, signer, vault}: People): (Omit<Step, 'id'> & {by: Hex})[] => [
  {token: 'Coin', function: 'supportsInterface', args: [], by: me},
  {token: 'Coin', function: 'transfer', args: [vault, 1n], by: me},
  {token: 'Deeds', function: 'transferFrom', args: [me, vault, 5n], by: me},
  {token: 'Deeds', function: 'safeTransferFrom', args: [me, vault, 5n, '0x'], by: me},
  {token: 'Deeds', function: 'ownerOf', args: [999n], by: me},
  {token: 'Kit', function: 'safeTransferFrom', args: [me, vault, 1n, 1n, '0x'], by: me},
  {token: 'Vault', function: 'deposit', args: [1n, signer], by: signer},
];
