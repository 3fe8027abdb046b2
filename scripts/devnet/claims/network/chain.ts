import {format} from 'js-conflux-sdk';
import type {Address, Hex} from 'viem';
import type {Gateway, Space} from '../../gateway';
import {TEST_NETWORK_CHAIN_IDS} from '../../node/toml';
import {coreOf, espaceOf, hexOf} from '../../world/addresses';
import {createCoreSender, type CoreSender} from '../../world/coreSender';
import {createEspaceSender, type EspaceSender} from '../../world/espaceSender';

/** A call that can fail, with enough gas and storage for every attack. */
const LIMITS = {gas: 3_000_000n, storageLimit: 20_000n, mayFail: true};

/** One space, as an attack sees it. Addresses are hex in both. */
export interface Chain {
  space: Space;
  accountOf(name: string): Hex;
  deploy(from: string, data: Hex): Promise<Hex>;
  /** Sends a transaction and returns whether it succeeded. */
  attempt(from: string, to: Hex, data: Hex, value?: bigint): Promise<boolean>;
  balance(address: Hex): Promise<bigint>;
  read(to: Hex, data: Hex): Promise<Hex>;
}

export interface Chains {
  core: Chain & {sender: CoreSender};
  espace: Chain & {sender: EspaceSender};
}

/** Base32 address of the node's network. */
export const base32 = (hex: Hex): string => format.address(hex, TEST_NETWORK_CHAIN_IDS[0]) as string;

function coreChain(sender: CoreSender): Chains['core'] {
  const {client, send} = sender;
  return {
    sender,
    space: 'core',
    accountOf: (name) => hexOf(coreOf(name)),
    deploy: async (from, data) => hexOf((await send(from, {data})).contractCreated!),
    attempt: async (from, to, data, value = 0n) =>
      (await send(from, {to: base32(to), data, value, ...LIMITS})).outcomeStatus === '0x0',
    balance: async (address) => BigInt(await client<Hex>('cfx_getBalance', base32(address), 'latest_state')),
    read: (to, data) => client<Hex>('cfx_call', {to: base32(to), data}, 'latest_state'),
  };
}

function espaceChain(sender: EspaceSender): Chains['espace'] {
  const {client, send} = sender;
  const {storageLimit: _, ...limits} = LIMITS;
  return {
    sender,
    space: 'espace',
    accountOf: (name) => espaceOf(name),
    deploy: async (from, data) => (await send(from, {data})).contractAddress!,
    attempt: async (from, to, data, value = 0n) =>
      (await send(from, {to: to as Address, data, value, ...limits})).status === '0x1',
    balance: async (address) => BigInt(await client<Hex>('eth_getBalance', address, 'latest')),
    read: (to, data) => client<Hex>('eth_call', {to, data}, 'latest'),
  };
}

/** Both spaces of a node. */
export const chainsOf = (gateway: Gateway): Chains => ({
  core: coreChain(createCoreSender(gateway)),
  espace: espaceChain(createEspaceSender(gateway)),
});

/** Drip as CFX, without trailing zeros. */
export function cfx(drip: bigint): string {
  const [whole, part = ''] = [drip / 10n ** 18n, (drip % 10n ** 18n).toString().padStart(18, '0').replace(/0+$/, '')];
  return part ? `${whole}.${part}` : String(whole);
}

/** Rows as columns of equal width. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  return `${rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
