import type {Address, Hex, TransactionSerializable} from 'viem';
import type {Gateway} from '../gateway';
import {espaceAccount} from '../node/accounts';
import {TEST_NETWORK_CHAIN_IDS} from '../node/toml';
import {createClient, quantity, type Client} from './client';

/**
 * The fields of an eSpace transaction that can be set; everything else is filled in. Amounts in drip (10^18 per CFX,
 * like wei).
 */
interface EspaceRequest {
  type?: 'legacy' | 'eip2930' | 'eip1559' | 'eip7702';
  to?: Address;
  value?: bigint;
  data?: Hex;
  /** If it is set, no estimate is made. */
  gas?: bigint;
  gasPrice?: bigint;
  accessList?: {address: Address; storageKeys: Hex[]}[];
  /** EIP-7702: the contract to whose code the sender's own account delegates. */
  delegateTo?: Address;
  nonce?: number;
  chainId?: number;
  /** The transaction is meant to fail. It needs `gas`, because an estimate would reject it. */
  mayFail?: boolean;
}

/** The fields of an eSpace receipt that the world and attacks read. */
export interface EspaceReceipt {
  transactionHash: Hex;
  blockHash: Hex;
  blockNumber: Hex;
  transactionIndex: Hex;
  status: Hex;
  contractAddress: Address | null;
  gasUsed: Hex;
  logs: readonly {readonly data: Hex}[];
}

/** 20 GDrip, the floor on the public networks. */
export const ESPACE_GAS_PRICE = 20_000_000_000n;

/** Signs and sends eSpace transactions for named development accounts. */
export interface EspaceSender {
  client: Client;
  sign(name: string, request: EspaceRequest): Promise<Hex>;
  /** Sends, waits for execution, and checks that it succeeded, unless `mayFail` is set. */
  send(name: string, request: EspaceRequest): Promise<EspaceReceipt>;
}

export function createEspaceSender(gateway: Pick<Gateway, 'ask'>): EspaceSender {
  const client = createClient(gateway, 'espace');

  async function sign(name: string, request: EspaceRequest): Promise<Hex> {
    const account = espaceAccount(name);
    const {type = 'legacy', to, data, value = 0n, gasPrice = ESPACE_GAS_PRICE, accessList = [], delegateTo} = request;
    const nonce = request.nonce ?? Number(await client<Hex>('eth_getTransactionCount', account.address, 'latest'));
    const chainId = request.chainId ?? TEST_NETWORK_CHAIN_IDS[1];
    const gas =
      request.gas ??
      BigInt(
        await client<Hex>('eth_estimateGas', {
          from: account.address,
          to,
          data,
          value: quantity(value),
          accessList: request.accessList,
        }),
      );
    const common = {chainId, nonce, to, data, value, gas};
    const dynamic = {...common, maxFeePerGas: 2n * gasPrice, maxPriorityFeePerGas: gasPrice, accessList};
    let transaction: TransactionSerializable;
    if (type === 'legacy') transaction = {...common, type, gasPrice};
    else if (type === 'eip2930') transaction = {...common, type, gasPrice, accessList};
    else if (type === 'eip1559') transaction = {...dynamic, type};
    else {
      if (!delegateTo) throw new Error('a type 4 transaction needs a contract to delegate to');
      // The sender's nonce is increased before the authorization is checked.
      const authorization = await account.signAuthorization({contractAddress: delegateTo, chainId, nonce: nonce + 1});
      transaction = {...dynamic, type, authorizationList: [authorization]};
    }
    return account.signTransaction(transaction);
  }

  async function send(name: string, request: EspaceRequest): Promise<EspaceReceipt> {
    const hash = await client<Hex>('eth_sendRawTransaction', await sign(name, request));
    const receipt = await client<EspaceReceipt | null>('eth_getTransactionReceipt', hash);
    if (!receipt) throw new Error(`eSpace transaction ${hash} of ${name} was not executed`);
    if (!request.mayFail && receipt.status !== '0x1')
      throw new Error(`eSpace transaction ${hash} of ${name} failed: ${JSON.stringify(receipt)}`);
    return receipt;
  }

  return {client, sign, send};
}
