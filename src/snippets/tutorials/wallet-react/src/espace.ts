import {
  BaseError,
  formatEther,
  UserRejectedRequestError,
  type Hash,
} from 'viem';
import {confluxESpaceTestnet} from 'viem/chains';

/** The dApp's network. For mainnet, use `confluxESpace`. */
export const chain = confluxESpaceTestnet;

/** Drip as CFX, cut after four decimals. */
export const cfx = (drip: bigint) =>
  `${formatEther(drip - (drip % 10n ** 14n))} CFX`;

/** Page of a transaction in the explorer. */
export const explorerPage = (hash: Hash) =>
  `${chain.blockExplorers.default.url}/tx/${hash}`;

/** The user's message. Rejecting a request in the wallet isn't an error. */
export function reason(error: Error): string {
  if (!(error instanceof BaseError)) return error.message;
  const rejected = error.walk(
    (cause) => cause instanceof UserRejectedRequestError,
  );
  return rejected ? 'You rejected it in the wallet.' : error.shortMessage;
}
