/** The part of an EIP-1193 wallet that is used here. */
export interface WalletProvider {
  request(call: {method: string; params?: unknown[]}): Promise<unknown>;
}

/** Event of EIP-6963: a wallet dispatches one of these in response to `eip6963:requestProvider`. */
type Announcement = CustomEvent<{provider?: WalletProvider}>;

/**
 * The reader's wallet: the one in `window.ethereum`, otherwise the first that announces itself (EIP-6963; wallets
 * respond within the dispatch). Undefined if there is none.
 */
export function findProvider(target: Window = window): WalletProvider | undefined {
  const injected = (target as Window & {ethereum?: WalletProvider}).ethereum;
  if (injected) return injected;
  let announced: WalletProvider | undefined;
  const listen = (event: Event): void => {
    announced ??= (event as Announcement).detail?.provider;
  };
  target.addEventListener('eip6963:announceProvider', listen);
  target.dispatchEvent(new Event('eip6963:requestProvider'));
  target.removeEventListener('eip6963:announceProvider', listen);
  return announced;
}
