import {getContractAddress, recoverTransactionAddress, serializeTransaction, type Address, type Hex} from 'viem';
import type {EspaceSender} from '../../../scripts/devnet/world/espaceSender';

/**
 * A deployment with a made-up signature: its account has no key, and account and contract are the same on every chain.
 */
export interface Keyless {
  data: Hex;
  gas: bigint;
  gasPrice: bigint;
  r: bigint;
  s: bigint;
}

const TWOS = BigInt(`0x${'22'.repeat(32)}`);

/** The proxy that calls CREATE2 with the salt before the code; Foundry, Hardhat and Safe use it. */
export const CREATE2_PROXY: Keyless = {
  data: `0x604580600e600039806000f350fe7f${'ff'.repeat(31)}e03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3`,
  gas: 100_000n,
  gasPrice: 100_000_000_000n,
  r: TWOS,
  s: TWOS,
};

/** The deployment that EIP-2935 specifies. */
export const HISTORY_CONTRACT: Keyless = {
  data: `0x60538060095f395ff33373${'ff'.repeat(19)}fe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500`,
  gas: 250_000n,
  gasPrice: 1_000_000_000_000n,
  r: 0x539n,
  s: 0xaa12693182426612186309f02cfe8a80a0000n,
};

/** Funds the account without a key with the maximum cost of its one transaction, and sends that transaction. */
export async function deployKeyless({data, gas, gasPrice, r, s}: Keyless, sender: EspaceSender): Promise<Address> {
  const hex = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`;
  const serializedTransaction = serializeTransaction(
    {type: 'legacy', nonce: 0, gas, gasPrice, data},
    {r: hex(r), s: hex(s), v: 27n},
  );
  const from = await recoverTransactionAddress({serializedTransaction});
  await sender.send('faucet', {to: from, value: gas * gasPrice, gas: 21_000n});
  const hash = await sender.client<Hex>('eth_sendRawTransaction', serializedTransaction);
  const {status} = await sender.client<{status: Hex}>('eth_getTransactionReceipt', hash);
  if (status !== '0x1') throw new Error(`the deployment of ${from} failed`);
  return getContractAddress({from, nonce: 0n});
}
