import {PrivateKeyAccount} from 'js-conflux-sdk';
import {keccak256, toBytes, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {TEST_NETWORK_CHAIN_IDS} from './toml';

/**
 * Accounts of the known world that have 10,000 CFX in each space from genesis on. Each account has only one purpose, so
 * that no two parts of the tests compete for a nonce. `faucet` funds all accounts that are not in this list.
 */
const FUNDED = ['account', 'staker', 'sponsor', 'gapped', 'delegated', 'miner', 'filterSender', 'faucet'] as const;

/** The private key of a development account: a hash of its name. Worthless outside a test. */
export function developmentSecret(name: string): Hex {
  return keccak256(toBytes(`conflux documentation development account: ${name}`));
}

/** The keys that genesis funds, in the form of the node's secrets file (no `0x`). */
export function developmentSecrets(): string[] {
  return FUNDED.map((name) => developmentSecret(name).slice(2));
}

/** Signs Core Space transactions; `address` is base32. */
export function coreAccount(name: string, networkId: number = TEST_NETWORK_CHAIN_IDS[0]): PrivateKeyAccount {
  return new PrivateKeyAccount(developmentSecret(name), networkId);
}

/** Signs eSpace transactions; `address` is a checksummed hex address. */
export function espaceAccount(name: string) {
  return privateKeyToAccount(developmentSecret(name));
}
