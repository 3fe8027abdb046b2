import {format, PrivateKeyAccount} from 'js-conflux-sdk';
import type {Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import type {Ledger} from '@site/src/evm/attack/ScenarioRun';
import type {Receipt, Transaction, Viewed} from '@site/src/evm/chain';
import {addressOfKey} from '@site/src/evm/keys';
import {startGateway, type Gateway, type Space} from '../../gateway';
import {developmentSecret} from '../../node/accounts';
import {calmPosFiles} from '../../node/posGenesis';
import {startNode, type RunningNode} from '../../node/process';
import {RpcError} from '../../node/rpc';
import {createClient, quantity, type Client} from '../../world/client';

const GAS = 6_000_000n;
const STORAGE_LIMIT = 20_000n;
const GAS_PRICE: Record<Space, bigint> = {core: 1_000_000_000n, espace: 20_000_000_000n};
/** CFX that each account gets for fees and collateral, in addition to what it sends. */
const ALLOWANCE = 50n * 10n ** 18n;
const DRIP_PER_BYTE = 10n ** 18n / 1024n;

interface NodeReceipt {
  status?: Hex;
  outcomeStatus?: Hex;
  gasUsed: Hex;
  gasFee: Hex;
  contractAddress?: Hex | null;
  contractCreated?: string | null;
  logs: readonly {address: string; topics: readonly Hex[]; data: Hex}[];
  storageCollateralized?: Hex;
  storageReleased?: readonly {address: string; collaterals: Hex}[];
}

/** A node with given chain IDs, by which signatures differ. */
export interface ChainNode {
  readonly chainIds: readonly [core: number, espace: number];
  readonly node: RunningNode;
  readonly gateway: Gateway;
}

export async function startChain(chainIds: readonly [number, number]): Promise<ChainNode> {
  const node = await startNode({chainIds, pos: calmPosFiles});
  return {chainIds, node, gateway: await startGateway(node)};
}

export async function stopChain({gateway, node}: ChainNode): Promise<void> {
  await gateway.close();
  await node.stop();
}

/** One space of a node, on which a scenario runs. Balances leave out the fees and the collateral that were paid. */
export class NodeLedger implements Ledger {
  private client: Client;
  private readonly keys = new Map<Hex, Hex>();
  private readonly allowances = new Map<Hex, bigint>();
  /** What was sent, to be sent again on the other chain. */
  private readonly sent: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly space: Space,
    private chain: ChainNode,
    private readonly other: ChainNode,
    accounts: readonly string[],
  ) {
    this.client = createClient(chain.gateway, space);
    for (const name of [...accounts, 'faucet']) {
      const key = developmentSecret(name);
      this.keys.set(addressOfKey(key, space), key);
    }
  }

  async switchTo(): Promise<void> {
    this.chain = this.other;
    this.client = createClient(this.other.gateway, this.space);
    this.allowances.clear();
    for (const again of this.sent.splice(0)) await again();
  }

  async fund(address: Hex, amount: bigint): Promise<void> {
    this.sent.push(() => this.fund(address, amount));
    await this.transact({
      from: addressOfKey(developmentSecret('faucet'), this.space),
      to: address,
      value: amount + ALLOWANCE,
    });
    this.allowances.set(address, ALLOWANCE);
  }

  async send(
    transaction: Transaction,
  ): Promise<Pick<Receipt, 'ending' | 'gasUsed' | 'collateral' | 'created' | 'returned' | 'logs'>> {
    this.sent.push(() => this.send(transaction));
    const receipt = await this.transact(transaction);
    const collateral = Number(receipt.storageCollateralized ?? 0);
    const spent = BigInt(receipt.gasFee) + BigInt(collateral) * DRIP_PER_BYTE;
    this.allowances.set(transaction.from, this.allowances.get(transaction.from)! - spent);
    // The owner of a slot that was cleared gets its collateral back, whoever has cleared it.
    for (const {address, collaterals} of receipt.storageReleased ?? []) {
      const owner = format.hexAddress(address) as Hex;
      this.allowances.set(owner, (this.allowances.get(owner) ?? 0n) + BigInt(collaterals) * DRIP_PER_BYTE);
    }
    const isCore = this.space === 'core';
    const succeeded = isCore ? receipt.outcomeStatus === '0x0' : receipt.status === '0x1';
    const created = isCore
      ? receipt.contractCreated && (format.hexAddress(receipt.contractCreated) as Hex)
      : receipt.contractAddress;
    return {
      ending: succeeded ? 'succeeded' : 'reverted',
      gasUsed: BigInt(receipt.gasUsed),
      collateral,
      ...(succeeded && created && {created: created.toLowerCase() as Hex}),
      // A receipt doesn't contain what the transaction reverted with, but the same call does.
      returned: succeeded ? '0x' : (await this.call(transaction)).returned,
      logs: receipt.logs.map(({address, topics, data}) => ({
        address: isCore ? (format.hexAddress(address) as Hex) : (address as Hex),
        topics,
        data,
      })),
    };
  }

  view(to: Hex, data: Hex, from?: Hex): Promise<Viewed> {
    return this.call({...(from && {from}), to, data});
  }

  private async call({from, to, data, value = 0n}: Partial<Transaction>): Promise<Viewed> {
    const [method, tag] = this.space === 'core' ? ['cfx_call', 'latest_state'] : ['eth_call', 'latest'];
    const request = {
      ...(from && {from: this.encoded(from)}),
      ...(to && {to: this.encoded(to)}),
      data,
      ...(value > 0n && {value: quantity(value)}),
    };
    try {
      return {succeeded: true, returned: await this.client<Hex>(method!, request, tag)};
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const {data: reverted} = error.body;
      return {
        succeeded: false,
        returned: typeof reverted === 'string' && reverted.startsWith('0x') ? (reverted as Hex) : '0x',
      };
    }
  }

  async balanceOf(address: Hex): Promise<bigint> {
    const [method, tag] = this.space === 'core' ? ['cfx_getBalance', 'latest_state'] : ['eth_getBalance', 'latest'];
    return BigInt(await this.client<Hex>(method!, this.encoded(address), tag)) - (this.allowances.get(address) ?? 0n);
  }

  async storageAt(address: Hex, slot: bigint): Promise<bigint> {
    const [method, tag] = this.space === 'core' ? ['cfx_getStorageAt', 'latest_state'] : ['eth_getStorageAt', 'latest'];
    return BigInt((await this.client<Hex | null>(method!, this.encoded(address), quantity(slot), tag)) ?? 0);
  }

  private encoded(address: Hex): string {
    return this.space === 'core' ? (format.address(address, this.chain.chainIds[0]) as string) : address;
  }

  private async transact({from, to, data = '0x', value = 0n}: Transaction): Promise<NodeReceipt> {
    const isCore = this.space === 'core';
    const common = {data, value, gas: GAS, gasPrice: GAS_PRICE[this.space]};
    const key = this.keys.get(from)!;
    let raw: Hex;
    if (isCore) {
      const account = new PrivateKeyAccount(key, this.chain.chainIds[0]);
      const signed = await account.signTransaction({
        ...common,
        to: to && this.encoded(to),
        storageLimit: STORAGE_LIMIT,
        nonce: BigInt(await this.client<Hex>('cfx_getNextNonce', account.address)),
        epochHeight: BigInt(await this.client<Hex>('cfx_epochNumber', 'latest_state')),
        chainId: this.chain.chainIds[0],
      } as unknown as Parameters<typeof account.signTransaction>[0]);
      raw = (signed as {serialize(): Hex}).serialize();
    } else {
      const nonce = Number(await this.client<Hex>('eth_getTransactionCount', from, 'latest'));
      raw = await privateKeyToAccount(key).signTransaction({
        ...common,
        type: 'legacy',
        to,
        nonce,
        chainId: this.chain.chainIds[1],
      });
    }
    const hash = await this.client<Hex>(isCore ? 'cfx_sendRawTransaction' : 'eth_sendRawTransaction', raw);
    const receipt = await this.client<NodeReceipt | null>(
      isCore ? 'cfx_getTransactionReceipt' : 'eth_getTransactionReceipt',
      hash,
    );
    if (!receipt) throw new Error(`the transaction ${hash} with the value ${quantity(value)} was not executed`);
    return receipt;
  }
}
