import type {Space} from '@site/src/facts/types';

/** Address and slots that a transaction declares. */
export interface AccessEntry {
  readonly address: string;
  readonly storageKeys: readonly string[];
}

/** Lets the code of `address` run for the account that signed it (EIP-7702). */
export interface Authorization {
  readonly chainId: bigint;
  readonly address: string;
  readonly nonce: bigint;
  readonly yParity: bigint;
  readonly r: bigint;
  readonly s: bigint;
}

/**
 * Value of each field. Amounts are in Drip; addresses and data are lower-case hex; `to` is empty where a contract is
 * created.
 */
interface Values {
  readonly nonce: bigint;
  readonly gasPrice: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly maxFeePerGas: bigint;
  readonly gas: bigint;
  readonly to: string;
  readonly value: bigint;
  readonly storageLimit: bigint;
  readonly epochHeight: bigint;
  readonly chainId: bigint;
  readonly data: string;
  readonly accessList: readonly AccessEntry[];
  readonly authorizationList: readonly Authorization[];
}
export type FieldName = keyof Values;
export type Fields = Partial<Values>;

/** Forms that the node reads. `espaceOld` is the legacy one without a chain ID (before EIP-155). */
export const KINDS = ['core2', 'core1', 'core0', 'espace2', 'espace1', 'espace0', 'espaceOld', 'espace4'] as const;
export type Kind = (typeof KINDS)[number];

export interface Form {
  readonly space: Space;
  readonly type: number;
  /** Bytes before the RLP list. */
  readonly prefix: readonly number[];
  /**
   * Fields in the order of the list. `chainId` of `espace0` is the seventh only while it is unsigned; two empty items
   * follow it.
   */
  readonly fields: readonly FieldName[];
}

const CFX = [0x63, 0x66, 0x78];
const CORE_END = ['gas', 'to', 'value', 'storageLimit', 'epochHeight', 'chainId', 'data'] as const;
const EVM_END = ['gas', 'to', 'value', 'data'] as const;
const MARKET = ['maxPriorityFeePerGas', 'maxFeePerGas'] as const;

/**
 * Order of the fields. Source: conflux-rust v3.0.3, crates/primitives/src/transaction/native_transaction.rs:24,
 * eth_transaction.rs:69.
 */
export const FORMS: Readonly<Record<Kind, Form>> = {
  core0: {space: 'core', type: 0, prefix: [], fields: ['nonce', 'gasPrice', ...CORE_END]},
  core1: {space: 'core', type: 1, prefix: [...CFX, 1], fields: ['nonce', 'gasPrice', ...CORE_END, 'accessList']},
  core2: {space: 'core', type: 2, prefix: [...CFX, 2], fields: ['nonce', ...MARKET, ...CORE_END, 'accessList']},
  espaceOld: {space: 'espace', type: 0, prefix: [], fields: ['nonce', 'gasPrice', ...EVM_END]},
  espace0: {space: 'espace', type: 0, prefix: [], fields: ['nonce', 'gasPrice', ...EVM_END, 'chainId']},
  espace1: {space: 'espace', type: 1, prefix: [1], fields: ['chainId', 'nonce', 'gasPrice', ...EVM_END, 'accessList']},
  espace2: {space: 'espace', type: 2, prefix: [2], fields: ['chainId', 'nonce', ...MARKET, ...EVM_END, 'accessList']},
  espace4: {
    space: 'espace',
    type: 4,
    prefix: [4],
    fields: ['chainId', 'nonce', ...MARKET, ...EVM_END, 'accessList', 'authorizationList'],
  },
};

/**
 * Parts of a signature. `yParity` specifies which of two points it was: 0 or 1. `v` is the number in the bytes that
 * encodes it.
 */
export interface Signature {
  readonly yParity: 0 | 1;
  readonly r: bigint;
  readonly s: bigint;
}

export interface Transaction {
  readonly kind: Kind;
  readonly fields: Fields;
  /** Missing while it is unsigned. */
  readonly signature?: Signature | undefined;
}

/**
 * Largest numbers, in bits. Source: conflux-rust v3.0.3, native_transaction.rs:24 (u64, u32; the others are U256),
 * mod.rs:287.
 */
export const BITS: Readonly<Record<string, number>> = {storageLimit: 64, epochHeight: 64, chainId: 32};
export const WORD = 256;
