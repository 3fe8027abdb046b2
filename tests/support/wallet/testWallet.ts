import {createWalletClient, hexToBigInt, hexToString, http, numberToHex, type Address, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {confluxESpaceTestnet} from 'viem/chains';
import type {Gateway} from '../../../scripts/devnet/gateway';

/** Requests that a wallet shows to its user, who can reject them. */
const ASKS_USER = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_sendTransaction',
]);
/** Errors of EIP-1193 and EIP-3326. */
const REFUSED = {code: 4001, message: 'User rejected the request.'};
const UNKNOWN_METHOD = {code: 4200, message: 'The method is not supported.'};
const UNKNOWN_CHAIN = {code: 4902, message: 'Unrecognized chain ID.'};
const UNAUTHORIZED = {code: 4100, message: 'The account is not authorized.'};

type Failure = typeof REFUSED;
export type Answer = {result: unknown} | {error: Failure};
interface Transaction {
  to?: Address;
  value?: Hex;
  data?: Hex;
  gas?: Hex;
}

/**
 * A wallet with one account that responds to a dApp's requests according to EIP-1193, and signs for the node of the
 * test.
 */
export class TestWallet {
  readonly account;
  /** Every request that the dApp made, in order. */
  readonly asked: {method: string; params: unknown}[] = [];
  /** Methods that the user rejects from now on. */
  readonly refuses = new Set<string>();
  /** Notifies the dApp of a change; the page sets it. */
  emit: (event: string, value: unknown) => Promise<unknown> = async () => undefined;
  private readonly knownChains: Set<number>;
  private allowed = false;

  constructor(
    key: Hex,
    private readonly gateway: Pick<Gateway, 'urls'>,
    private chainId: number,
  ) {
    this.account = privateKeyToAccount(key);
    this.knownChains = new Set([chainId]);
  }

  /** Responds to a request of the dApp. */
  async request(method: string, params: unknown): Promise<Answer> {
    this.asked.push({method, params});
    if (ASKS_USER.has(method) && this.refuses.has(method)) return {error: REFUSED};
    const list: unknown[] = Array.isArray(params) ? params : [];
    try {
      return {result: await this.answer(method, list)};
    } catch (error) {
      if (error instanceof Error) throw error;
      return {error: error as Failure};
    }
  }

  /** Simulates the user's choice of another network in the wallet. */
  async goTo(chainId: number): Promise<void> {
    this.chainId = chainId;
    this.knownChains.add(chainId);
    await this.emit('chainChanged', numberToHex(chainId));
  }

  private async answer(method: string, [first, second]: unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        this.allowed = true;
        return [this.account.address];
      case 'eth_accounts':
        return this.allowed ? [this.account.address] : [];
      case 'eth_chainId':
        return numberToHex(this.chainId);
      case 'wallet_switchEthereumChain':
        return this.switchTo(Number((first as {chainId: Hex}).chainId));
      case 'wallet_addEthereumChain':
        return this.goTo(Number((first as {chainId: Hex}).chainId)).then(() => null);
      case 'personal_sign':
        this.mustOwn(second as Address);
        return this.account.signMessage({message: hexToString(first as Hex)});
      case 'eth_sendTransaction':
        this.mustOwn((first as {from: Address}).from);
        return this.send(first as Transaction);
      default:
        throw UNKNOWN_METHOD;
    }
  }

  private async switchTo(chainId: number): Promise<null> {
    if (!this.knownChains.has(chainId)) throw UNKNOWN_CHAIN;
    await this.goTo(chainId);
    return null;
  }

  private mustOwn(address: Address): void {
    if (!this.allowed || address.toLowerCase() !== this.account.address.toLowerCase()) throw UNAUTHORIZED;
  }

  private send({to, value = '0x0', data, gas}: Transaction): Promise<Hex> {
    if (this.chainId !== confluxESpaceTestnet.id)
      throw new Error(`The test wallet sends on chain ${confluxESpaceTestnet.id} only, not on ${this.chainId}.`);
    const client = createWalletClient({
      account: this.account,
      chain: confluxESpaceTestnet,
      transport: http(this.gateway.urls.espace.http),
    });
    return client.sendTransaction({to, value: hexToBigInt(value), data, gas: gas && hexToBigInt(gas)});
  }
}
