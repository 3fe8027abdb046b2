// Written by "npm run generate" from the names of the schemas.
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
import nodeMessages from './node-messages.json';
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
import tokens from './tokens.json';
import tools from './tools.json';
import transactionTypes from './transaction-types.json';
import wallets from './wallets.json';

export const FILES = {
  'bridged-tokens': bridgedTokens,
  cips,
  'custom-errors': customErrors,
  'deployed-contracts': deployedContracts,
  'ethereum-methods': ethereumMethods,
  evm,
  external,
  gas,
  hardforks,
  'internal-contract-notes': internalContractNotes,
  'internal-contracts': internalContracts,
  'known-names': knownNames,
  networks,
  'node-messages': nodeMessages,
  node,
  papers,
  parameters,
  'pos-pools': posPools,
  precompiles,
  'price-feeds': priceFeeds,
  protocol,
  'rpc-errors': rpcErrors,
  'rpc-methods': rpcMethods,
  standards,
  tokens,
  tools,
  'transaction-types': transactionTypes,
  wallets,
};
