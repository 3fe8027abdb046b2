import bridgedTokens from './bridged-tokens.json';
import cips from './cips.json';
import customErrors from './custom-errors.json';
import deployedContracts from './deployed-contracts.json';
import ethereumMethods from './ethereum-methods.json';
import evm from './evm.json';
import external from './external.json';
import gas from './gas.json';
import hardforks from './hardforks.json';
import internalContractNotes from './internal-contract-notes.json';
import internalContracts from './internal-contracts.json';
import knownNames from './known-names.json';
import networks from './networks.json';
import node from './node.json';
import papers from './papers.json';
import parameters from './parameters.json';
import posPools from './pos-pools.json';
import precompiles from './precompiles.json';
import priceFeeds from './price-feeds.json';
import protocol from './protocol.json';
import rpcErrors from './rpc-errors.json';
import rpcMethods from './rpc-methods.json';
import standards from './standards.json';
import tools from './tools.json';
import transactionTypes from './transaction-types.json';
import wallets from './wallets.json';
import type {FactFiles} from './schemas/types';

const FILES: FactFiles = {
  'bridged-tokens': bridgedTokens as FactFiles['bridged-tokens'],
  cips: cips as FactFiles['cips'],
  'custom-errors': customErrors as FactFiles['custom-errors'],
  'deployed-contracts': deployedContracts as FactFiles['deployed-contracts'],
  'ethereum-methods': ethereumMethods as FactFiles['ethereum-methods'],
  evm: evm as FactFiles['evm'],
  external: external as FactFiles['external'],
  gas: gas as FactFiles['gas'],
  hardforks: hardforks as FactFiles['hardforks'],
  'internal-contract-notes': internalContractNotes as FactFiles['internal-contract-notes'],
  'internal-contracts': internalContracts as FactFiles['internal-contracts'],
  'known-names': knownNames as FactFiles['known-names'],
  networks: networks as FactFiles['networks'],
  node: node as FactFiles['node'],
  papers: papers as FactFiles['papers'],
  parameters: parameters as FactFiles['parameters'],
  'pos-pools': posPools as FactFiles['pos-pools'],
  precompiles: precompiles as FactFiles['precompiles'],
  'price-feeds': priceFeeds as FactFiles['price-feeds'],
  protocol: protocol as FactFiles['protocol'],
  'rpc-errors': rpcErrors as FactFiles['rpc-errors'],
  'rpc-methods': rpcMethods as FactFiles['rpc-methods'],
  standards: standards as FactFiles['standards'],
  tools: tools as FactFiles['tools'],
  'transaction-types': transactionTypes as FactFiles['transaction-types'],
  wallets: wallets as FactFiles['wallets'],
};

/**
 * Loads any file of the facts, typed by its schema: `facts('cips')`. For the build, its checks and tests. A page must
 * not import this module, which is half a megabyte. For the browser, there is a separate module for each file in this
 * folder.
 */
export const facts = <Name extends keyof FactFiles>(name: Name): FactFiles[Name] => FILES[name];

/** Names of all files. */
export const factFiles = Object.keys(FILES) as (keyof FactFiles)[];
