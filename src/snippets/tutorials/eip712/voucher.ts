// #region types
import type {Address, Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';

export interface Voucher {
  holder: Address;
  amount: bigint;
  serial: bigint;
  validUntil: bigint;
}

/** Must match the contract's struct, or the hashes will differ. */
export const types = {
  Voucher: [
    {name: 'holder', type: 'address'},
    {name: 'amount', type: 'uint256'},
    {name: 'serial', type: 'uint256'},
    {name: 'validUntil', type: 'uint256'},
  ],
} as const;

/** Ties a signature to one contract on one network. */
export const domainOf = (verifyingContract: Address) => ({
  name: 'Vouchers',
  version: '1',
  chainId: 71,
  verifyingContract,
});
// #endregion types

// #region sign
// The second development key of Hardhat and Anvil.
// It's public, so never send real funds to it.
export const issuer = privateKeyToAccount(
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
);

export const sign = (contract: Address, message: Voucher): Promise<Hex> =>
  issuer.signTypedData({
    domain: domainOf(contract),
    types,
    primaryType: 'Voucher',
    message,
  });
// #endregion sign
