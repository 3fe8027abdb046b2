import {readFileSync} from 'node:fs';
import {
  concat,
  zeroAddress,
  type Address,
  type Hex,
  type LocalAccount,
} from 'viem';
import {singleton} from './contracts.js';
import {client} from './network.js';

export const {safe} = JSON.parse(readFileSync('deployed.json', 'utf8')) as {
  safe: Address;
};

const types = {
  SafeTx: [
    {name: 'to', type: 'address'},
    {name: 'value', type: 'uint256'},
    {name: 'data', type: 'bytes'},
    {name: 'operation', type: 'uint8'},
    {name: 'safeTxGas', type: 'uint256'},
    {name: 'baseGas', type: 'uint256'},
    {name: 'gasPrice', type: 'uint256'},
    {name: 'gasToken', type: 'address'},
    {name: 'refundReceiver', type: 'address'},
    {name: 'nonce', type: 'uint256'},
  ],
} as const;

/**
 * A transfer from the Safe, without a gas refund. `operation` 0
 * is a call; 1 would run foreign code inside the Safe.
 */
export const transfer = (to: Address, value: bigint, nonce: bigint) => ({
  to,
  value,
  data: '0x' as Hex,
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce,
});
export type Payment = ReturnType<typeof transfer>;

export const sign = (account: LocalAccount, message: Payment): Promise<Hex> =>
  account.signTypedData({
    domain: {chainId: client.chain.id, verifyingContract: safe},
    types,
    primaryType: 'SafeTx',
    message,
  });

/**
 * Joins the signatures in the order of the signers' addresses.
 * This order proves to the contract that no owner signed twice.
 */
export async function signAll(
  accounts: readonly LocalAccount[],
  payment: Payment,
): Promise<Hex> {
  const sorted = [...accounts].sort((a, b) =>
    a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1,
  );
  return concat(
    await Promise.all(sorted.map((account) => sign(account, payment))),
  );
}

export const nonceOf = () =>
  client.readContract({
    address: safe,
    abi: singleton.abi,
    functionName: 'nonce',
  }) as Promise<bigint>;
