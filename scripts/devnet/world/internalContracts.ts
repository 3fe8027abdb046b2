import {format} from 'js-conflux-sdk';
import {encodeFunctionData, parseAbi, type Address, type Hex} from 'viem';
import {TEST_NETWORK_CHAIN_IDS} from '../node/toml';

const NETWORK = TEST_NETWORK_CHAIN_IDS[0];

/** Base32 address of the internal contract with this last byte. */
const internal = (lastByte: number) =>
  format.address(`0x0888${lastByte.toString(16).padStart(36, '0')}`, NETWORK) as string;

/** Internal contracts that the world uses (`internal-contracts.json` of the facts has all of them). */
export const INTERNAL = {
  sponsorControl: internal(1),
  staking: internal(2),
  posRegister: internal(5),
  crossSpaceCall: internal(6),
  paramsControl: internal(7),
};

const abi = parseAbi([
  'function setAdmin(address contractAddr, address newAdmin)',
  'function destroy(address contractAddr)',
  'function setSponsorForGas(address contractAddr, uint256 upperBound)',
  'function setSponsorForCollateral(address contractAddr)',
  'function addPrivilegeByAdmin(address contractAddr, address[] addresses)',
  'function deposit(uint256 amount)',
  'function voteLock(uint256 amount, uint256 unlockBlockNumber)',
  'function retire(uint64 votePower)',
  'function transferEVM(bytes20 to)',
  'function callEVM(bytes20 to, bytes data)',
  'function createEVM(bytes init)',
  'function withdrawFromMapped(uint256 value)',
  'struct Vote { uint16 topic_index; uint256[3] votes; }',
  'function castVote(uint64 version, Vote[] vote_data)',
]);

/** Whitelisting the zero address sponsors everyone. */
const EVERYBODY: Address = '0x0000000000000000000000000000000000000000';

/** Call data for the internal contracts. Addresses are hex, amounts drip. */
export const internalCalls = {
  setAdmin: (contract: Address, admin: Address): Hex =>
    encodeFunctionData({abi, functionName: 'setAdmin', args: [contract, admin]}),
  destroy: (contract: Address): Hex => encodeFunctionData({abi, functionName: 'destroy', args: [contract]}),
  setSponsorForGas: (contract: Address, upperBound: bigint): Hex =>
    encodeFunctionData({abi, functionName: 'setSponsorForGas', args: [contract, upperBound]}),
  setSponsorForCollateral: (contract: Address): Hex =>
    encodeFunctionData({abi, functionName: 'setSponsorForCollateral', args: [contract]}),
  sponsorEverybody: (contract: Address): Hex =>
    encodeFunctionData({abi, functionName: 'addPrivilegeByAdmin', args: [contract, [EVERYBODY]]}),
  deposit: (amount: bigint): Hex => encodeFunctionData({abi, functionName: 'deposit', args: [amount]}),
  voteLock: (amount: bigint, unlockBlock: bigint): Hex =>
    encodeFunctionData({abi, functionName: 'voteLock', args: [amount, unlockBlock]}),
  castVote: (version: bigint, topic: number, votes: readonly [bigint, bigint, bigint]): Hex =>
    encodeFunctionData({abi, functionName: 'castVote', args: [version, [{topic_index: topic, votes}]]}),
  retire: (votes: bigint): Hex => encodeFunctionData({abi, functionName: 'retire', args: [votes]}),
  transferEvm: (to: Address): Hex => encodeFunctionData({abi, functionName: 'transferEVM', args: [to]}),
  callEvm: (to: Address, data: Hex): Hex => encodeFunctionData({abi, functionName: 'callEVM', args: [to, data]}),
  createEvm: (init: Hex): Hex => encodeFunctionData({abi, functionName: 'createEVM', args: [init]}),
  withdrawFromMapped: (amount: bigint): Hex =>
    encodeFunctionData({abi, functionName: 'withdrawFromMapped', args: [amount]}),
};
