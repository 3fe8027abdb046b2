import {address as coreAddress, format} from 'js-conflux-sdk';
import type {Address} from 'viem';
import {coreAccount, espaceAccount} from '../node/accounts';
import {TEST_NETWORK_CHAIN_IDS} from '../node/toml';

/** Base32 address of a named account in Core Space. */
export const coreOf = (name: string): string => coreAccount(name).address;

/** Checksummed address of a named account in eSpace. */
export const espaceOf = (name: string): Address => espaceAccount(name).address;

/** The 20 bytes behind a base32 address, as hex: what a contract sees. */
export const hexOf = (base32: string): Address => format.hexAddress(base32) as Address;

/** A hex address as base32 of the test network, or of another one. */
export const base32Of = (hex: string, networkId: number = TEST_NETWORK_CHAIN_IDS[0]): string =>
  format.address(hex, networkId) as string;

/** The eSpace account that a Core account controls through `CrossSpaceCall`. */
export const mappedOf = (base32: string): Address => coreAddress.cfxMappedEVMSpaceAddress(base32) as Address;
