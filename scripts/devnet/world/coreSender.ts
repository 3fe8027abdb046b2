import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import {coreAccount} from '../node/accounts';
import {TEST_NETWORK_CHAIN_IDS} from '../node/toml';
import {createClient, quantity, type Client} from './client';

/** The fields of a Core transaction that can be set; everything else is filled in. Amounts in drip. */
export interface CoreRequest {
  type?: 0 | 1 | 2;
  /** Base32; missing if the transaction creates a contract. */
  to?: string;
  value?: bigint;
  data?: Hex;
  /** If it is set, no estimate is made. */
  gas?: bigint;
  storageLimit?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  accessList?: {address: string; storageKeys: Hex[]}[];
  nonce?: bigint;
  chainId?: number;
  epochHeight?: bigint;
  /** The transaction is meant to fail. It needs `gas`, because an estimate would reject it. */
  mayFail?: boolean;
}

/** The fields of a Core receipt that the world and attacks read. */
export interface CoreReceipt {
  transactionHash: Hex;
  blockHash: Hex;
  epochNumber: Hex;
  index: Hex;
  outcomeStatus: Hex;
  contractCreated: string | null;
  txExecErrorMsg: string | null;
  gasUsed: Hex;
  /** In drip. */
  gasFee: Hex;
  gasCoveredBySponsor: boolean;
  storageCoveredBySponsor: boolean;
  /** In bytes, as `collaterals` below. */
  storageCollateralized: Hex;
  storageReleased: readonly {readonly address: string; readonly collaterals: Hex}[];
  logs: readonly {readonly address: string; readonly topics: readonly Hex[]; readonly data: Hex}[];
}

/** 1 GDrip, the floor on the public networks. */
export const CORE_GAS_PRICE = 1_000_000_000n;

/** Signs and sends Core transactions for named development accounts. */
export interface CoreSender {
  client: Client;
  /** Signs; missing gas and storage limits are estimated, a missing nonce is the next one. */
  sign(name: string, request: CoreRequest): Promise<Hex>;
  /** Sends, waits for execution, and checks that it succeeded, unless `mayFail` is set. */
  send(name: string, request: CoreRequest): Promise<CoreReceipt>;
}

export function createCoreSender(gateway: Pick<Gateway, 'ask'>): CoreSender {
  const client = createClient(gateway, 'core');

  async function limits(from: string, request: CoreRequest): Promise<{gas: bigint; storageLimit: bigint}> {
    if (request.gas !== undefined) return {gas: request.gas, storageLimit: request.storageLimit ?? 0n};
    const {to, data, value = 0n, accessList} = request;
    const estimate = await client<{gasLimit: Hex; storageCollateralized: Hex}>('cfx_estimateGasAndCollateral', {
      from,
      to,
      data,
      value: quantity(value),
      accessList,
    });
    return {
      gas: BigInt(estimate.gasLimit),
      storageLimit: request.storageLimit ?? BigInt(estimate.storageCollateralized),
    };
  }

  async function sign(name: string, request: CoreRequest): Promise<Hex> {
    const account = coreAccount(name);
    const {
      type = 0,
      gasPrice = CORE_GAS_PRICE,
      maxFeePerGas = 2n * CORE_GAS_PRICE,
      maxPriorityFeePerGas = CORE_GAS_PRICE,
      accessList = [],
    } = request;
    const fees = type === 2 ? {maxFeePerGas, maxPriorityFeePerGas} : {gasPrice};
    const {to, value = 0n, data} = request;
    const signed = await account.signTransaction({
      to,
      value,
      data,
      ...(await limits(account.address, request)),
      ...fees,
      ...(type === 0 ? {} : {accessList}),
      type,
      nonce: request.nonce ?? BigInt(await client<Hex>('cfx_getNextNonce', account.address)),
      epochHeight: request.epochHeight ?? BigInt(await client<Hex>('cfx_epochNumber', 'latest_state')),
      chainId: request.chainId ?? TEST_NETWORK_CHAIN_IDS[0],
    } as unknown as Parameters<typeof account.signTransaction>[0]);
    return (signed as {serialize(): Hex}).serialize();
  }

  async function send(name: string, request: CoreRequest): Promise<CoreReceipt> {
    const hash = await client<Hex>('cfx_sendRawTransaction', await sign(name, request));
    const receipt = await client<CoreReceipt | null>('cfx_getTransactionReceipt', hash);
    if (!receipt) throw new Error(`Core transaction ${hash} of ${name} was not executed`);
    if (!request.mayFail && receipt.outcomeStatus !== '0x0')
      throw new Error(`Core transaction ${hash} of ${name} failed: ${JSON.stringify(receipt)}`);
    return receipt;
  }

  return {client, sign, send};
}
