import {facts} from '../../../src/facts/all';

/** How a page shows a value from the facts. */
export type Known = ReadonlyMap<string, string>;

const {networks, portals} = facts('networks');
const [internalContracts, deployedContracts, pools] = [
  facts('internal-contracts'),
  facts('deployed-contracts'),
  facts('pos-pools'),
];
const spaceOf = (id: string): string => `space="${id.split('-')[0]}" net="${id.split('-')[1]}"`;

/** Addresses in lower case, with the component that shows each. */
function addresses(): Known {
  const known = new Map<string, string>();
  const add = (address: string | undefined, fix: string) =>
    address && !known.has(address.toLowerCase()) && known.set(address.toLowerCase(), fix);
  for (const {name, hex, mainnet, testnet} of internalContracts) {
    add(hex, `Write \`{{fact:internal.${name}.hex}}\`.`);
    add(mainnet, `Use <Address of="${name}" />.`);
    add(testnet, `Use <Address of="${name}" net="testnet" />.`);
  }
  for (const {id, net, hex, base32} of deployedContracts)
    for (const form of [hex, base32])
      add(form, `Use <Address of="${id}"${net === 'testnet' ? ' net="testnet"' : ''} />.`);
  for (const {core, coreHex, espace} of facts('bridged-tokens'))
    for (const form of [core, coreHex, espace]) add(form, 'Show it from src/facts/bridged-tokens.json.');
  for (const pool of pools.pools)
    for (const form of [pool.core, pool.espace]) add(form, 'Show it from src/facts/pos-pools.json.');
  for (const {coreBridge, espacePool} of pools.espaceBridges)
    for (const form of [coreBridge, espacePool]) add(form, 'Show it from src/facts/pos-pools.json.');
  return known;
}

/** Selectors of the internal contracts. */
const selectors = (): Known =>
  new Map(
    internalContracts.flatMap(({name, functions}) =>
      functions.map(({selector, signature}): [string, string] => [
        selector,
        `Write \`{{fact:selector.${name}.${signature.split('(')[0]}}}\`.`,
      ]),
    ),
  );

/** Selectors of the errors that contracts of the tutorials return. */
const errors = (): Known =>
  new Map(
    facts('custom-errors').map(({selector, signature}): [string, string] => [
      selector,
      `Write \`{{fact:error.${signature.split('(')[0]}}}\`.`,
    ]),
  );

/** Prices and limits in gas that have no other meaning; rounder numbers also occur in examples. */
const GAS = [
  'transferGas',
  'createGas',
  'callStipend',
  'accountCold',
  'sloadCold',
  'sstoreReset',
  'sstoreNewEspace',
  'blockGasLimit',
  'blockGasCore',
  'blockGasEspace',
  'txGasCore',
  'txGasEspace',
];

const gasFigures = (): Known =>
  new Map(
    facts('protocol')
      .filter(({id}) => GAS.includes(id))
      .map(({id, value}): [string, string] => [String(value), `Use <Fact id="${id}" />.`]),
  );

/**
 * Values of the node's configuration with three digits or more: the key, then each value with the component that shows
 * it.
 */
function parameters(): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const {name, value, shipped} of facts('node').configKeys) {
    const shown: [string, string][] = [];
    if (shipped) shown.push([String(shipped.value), `Use <Parameter of="${name}" shipped />.`]);
    if (value !== undefined) shown.push([String(value), `Use <Parameter of="${name}" />.`]);
    if (shown.length > 0) known.set(name, new Map(shown.filter(([text]) => text.length > 2)));
  }
  return known;
}

/** Heights with six digits or more: smaller numbers also have other meanings. */
function heights(): Known {
  const known = new Map<string, string>();
  for (const {version, ...fork} of facts('hardforks')) {
    for (const net of ['mainnet', 'testnet'] as const) {
      for (const [kind, value] of Object.entries(fork[net])) {
        if (typeof value === 'number' && value >= 100_000)
          known.set(
            String(value),
            `Use <FactTable of="forks" />, or write \`{{fact:fork.${version.replace('.', '-')}.${net}.${kind}}}\` in code.`,
          );
      }
    }
  }
  return known;
}

/** The key of an address: WebSocket endpoints have the hosts of the others, but another component shows them. */
export const hostKey = (url: string): string =>
  `${url.startsWith('ws') ? 'ws' : 'http'} ${/:\/\/([\w.-]+)/.exec(url)![1]}`;

/** Hosts of endpoints, explorers, faucets and web applications. */
function hosts(): Known {
  const known = new Map<string, string>();
  const add = (url: string | null | undefined, fix: string) => {
    if (url && !known.has(hostKey(url))) known.set(hostKey(url), fix);
  };
  for (const {id, rpc, explorer, explorerApi, faucets} of networks) {
    const inCode = `or write {{fact:network.${id}.rpc.http.0}} in code.`;
    for (const url of rpc.http) add(url, `Use <NetworkFact ${spaceOf(id)} field="rpc" />, ${inCode}`);
    for (const url of rpc.ws) add(url, `Use <NetworkFact ${spaceOf(id)} field="ws" />.`);
    add(explorer, `Use <NetworkFact ${spaceOf(id)} field="explorer" />.`);
    add(explorerApi, `Use <NetworkFact ${spaceOf(id)} field="explorerApi" />.`);
    for (const {url} of faucets) add(url, `Use <NetworkFact ${spaceOf(id)} field="faucet" />.`);
  }
  for (const {id, url} of portals) add(url, `Use <PortalLink id="${id}">…</PortalLink>.`);
  // A host with another scheme than in the facts is wrong, too.
  for (const [key, fix] of [...known]) {
    const host = key.split(' ')[1]!;
    for (const other of [`http ${host}`, `ws ${host}`]) if (!known.has(other)) known.set(other, fix);
  }
  return known;
}

/** Chain IDs that have no other meaning next to the words "chain ID". */
const chainIds = (): Known =>
  new Map(
    networks.flatMap(({id, chainId, chainIdHex}) =>
      [String(chainId), chainIdHex].map((text): [string, string] => [
        text,
        `Use <NetworkFact ${spaceOf(id)} field="chainId" />, or write {{fact:network.${id}.chainId}} in code.`,
      ]),
    ),
  );

/** Everything that must not be typed in a page. */
export const KNOWN = {
  address: addresses(),
  selector: selectors(),
  error: errors(),
  gas: gasFigures(),
  height: heights(),
  host: hosts(),
  chainId: chainIds(),
};

/** Keys of the node's configuration with the values that must not be typed next to them. */
export const PARAMETERS = parameters();
