import type {Network} from '@site/src/facts/types';
import type {WalletProvider} from './provider';

/** How the attempt ended. `present`: the wallet knew the network, and now uses it. */
export type Outcome = 'added' | 'present' | 'rejected' | 'failed';

/** The reader rejected the request (EIP-1193). */
const REJECTED = 4001;

/** Parameter of `wallet_addEthereumChain` (EIP-3085). */
export function chainParameter(network: Network) {
  return {
    chainId: network.chainIdHex,
    chainName: network.net === 'mainnet' ? 'Conflux eSpace' : 'Conflux eSpace Testnet',
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpc.http,
    blockExplorerUrls: [network.explorer],
  };
}

const codeOf = (error: unknown): unknown => (error as {code?: unknown} | null)?.code;

/**
 * Makes `provider` use `network`. A wallet that has the network switches to it (EIP-3326); otherwise, the wallet
 * is requested to add it (EIP-3085). Wallets return different errors for an unknown chain, so any error of the switch,
 * except a rejection by the reader, leads to the second request.
 */
export async function addNetwork(provider: WalletProvider, network: Network): Promise<Outcome> {
  const chainId = network.chainIdHex;
  try {
    if ((await provider.request({method: 'eth_chainId'})) === chainId) return 'present';
    await provider.request({method: 'wallet_switchEthereumChain', params: [{chainId}]});
    return 'present';
  } catch (error) {
    if (codeOf(error) === REJECTED) return 'rejected';
  }
  try {
    await provider.request({method: 'wallet_addEthereumChain', params: [chainParameter(network)]});
    return 'added';
  } catch (error) {
    return codeOf(error) === REJECTED ? 'rejected' : 'failed';
  }
}
