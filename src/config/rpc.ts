import {deployedContract} from '../facts/contracts';
import {knownNames} from '../facts/knownNames';
import {DEFAULT_LOCALE, LANGUAGES, LOCALES} from '../languages';
import {adapterOptions} from '../openrpcAdapter/options';

/** Folders of the translated references, by locale. */
const locales = Object.fromEntries(
  LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [locale, LANGUAGES[locale].folder]),
);

const shared = {
  sources: 'openrpc',
  docs: 'docs',
  docsRoute: '/docs',
  errorsPage: '/docs/general/rpc-errors',
  locales,
  adapter: adapterOptions,
};

const posStatus = {method: 'pos_getStatus', params: []};
const posBlock = {method: 'pos_getBlockByNumber', params: ['${posBlock}']};

/**
 * Values that no recent block contains. The current PoS epoch is not finished, and the rewards of the previous one
 * might not have been paid yet.
 */
const coreLookups = {
  finalEpoch: {method: 'cfx_epochNumber', params: ['latest_finalized'], pointer: ''},
  posBlock: {...posStatus, pointer: '/latestCommitted'},
  posBlockHash: {...posBlock, pointer: '/hash'},
  posTransaction: {...posBlock, pointer: '/lastTxNumber'},
  posEpoch: {...posStatus, pointer: '/epoch', minus: 1},
  posPaidEpoch: {...posStatus, pointer: '/epoch', minus: 2},
  posAccount: {method: 'pos_getCommittee', params: [], pointer: '/currentCommittee/nodes/0/address'},
  // Public endpoints don't serve the namespace `pos`, but this one says when rewards were last paid.
  posRewardBlock: {method: 'cfx_getPoSEconomics', params: [], pointer: '/lastDistributeBlock'},
  posRewardPowEpoch: {
    method: 'cfx_getBlockByBlockNumber',
    params: ['${posRewardBlock}', false],
    pointer: '/epochNumber',
  },
};

/** `symbol()`, which tokens have, and `getBlockNumber()` of Multicall3. */
const READS = ['0x95d89b41', '0x42cbb15c'];

/** Labels of the public networks, by locale. */
const TESTNET = {en: 'Testnet', 'zh-CN': '测试网', es: 'Red de pruebas'};
const MAINNET = {en: 'Mainnet', 'zh-CN': '主网', es: 'Red principal'};

/** Core Space. Network numbers of addresses: 1 is testnet, 1029 is mainnet (CIP-37). */
const core = {
  ...shared,
  id: 'core',
  pages: 'core/rpc',
  counterpart: {id: 'espace', pages: 'espace/rpc'},
  publish: 'openrpc/core.json',
  endpoints: {
    testnet: {label: TESTNET, networkId: 1, contract: deployedContract('multicall3Core', 'testnet').base32},
    mainnet: {label: MAINNET, networkId: 1029, contract: deployedContract('multicall3Core', 'mainnet').base32},
    local: {label: 'localhost'},
  },
  samples: ['curl', 'fetch', 'python', 'js-conflux-sdk', 'cive'],
  probe: {
    head: {method: 'cfx_epochNumber', params: ['latest_state']},
    block: {method: 'cfx_getBlockByEpochNumber', params: ['${number}', true]},
    code: {method: 'cfx_getCode', params: ['${address}']},
    call: {method: 'cfx_call', params: [{to: '${address}', data: '${data}'}]},
    reads: READS,
    logs: {method: 'cfx_getLogs', params: [{fromEpoch: '${from}', toEpoch: '${to}'}]},
    lookups: coreLookups,
  },
  known: knownNames,
  sidebar: {label: 'JSON-RPC', position: 50},
};

const espace = {
  ...shared,
  id: 'espace',
  pages: 'espace/rpc',
  counterpart: {id: 'core', pages: 'core/rpc'},
  publish: 'openrpc/espace.json',
  endpoints: {
    testnet: {label: TESTNET, contract: deployedContract('wcfxEspace', 'testnet').hex},
    mainnet: {label: MAINNET, contract: deployedContract('wcfxEspace', 'mainnet').hex},
    local: {label: 'localhost'},
  },
  samples: ['curl', 'fetch', 'python', 'ethers', 'viem', 'web3'],
  probe: {
    head: {method: 'eth_blockNumber', params: []},
    block: {method: 'eth_getBlockByNumber', params: ['${number}', true]},
    code: {method: 'eth_getCode', params: ['${address}', 'latest']},
    call: {method: 'eth_call', params: [{to: '${address}', data: '${data}'}, 'latest']},
    reads: READS,
    logs: {method: 'eth_getLogs', params: [{fromBlock: '${from}', toBlock: '${to}'}]},
  },
  known: knownNames,
  sidebar: {label: 'JSON-RPC', position: 50},
};

/** The two JSON-RPC references. */
export const rpcInstances = [core, espace];
