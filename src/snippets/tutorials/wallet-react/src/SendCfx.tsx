import {useEffect} from 'react';
import {parseEther, type Address} from 'viem';
import {
  useBalance,
  useSendTransaction,
  useWaitForTransactionReceipt,
} from 'wagmi';
import {chain, explorerPage, reason} from './espace';

/** Sends CFX to the account itself, so it only spends the fee. */
export function SendCfx({address}: {address: Address}) {
  const {mutate: send, data: hash, error, isPending} = useSendTransaction();
  const {data: receipt} = useWaitForTransactionReceipt({
    hash,
    chainId: chain.id,
  });
  const {refetch} = useBalance({address, chainId: chain.id});
  useEffect(() => {
    if (receipt) void refetch();
  }, [receipt, refetch]);
  return (
    <section>
      <button
        disabled={isPending}
        onClick={() =>
          send({to: address, value: parseEther('0.01'), chainId: chain.id})
        }
      >
        Send 0.01 CFX
      </button>
      {hash && (
        <p role="status">
          <a href={explorerPage(hash)}>Transaction</a>:{' '}
          {receipt
            ? `${receipt.status} in block ${receipt.blockNumber}`
            : 'waiting for its receipt'}
        </p>
      )}
      {error && <p role="alert">{reason(error)}</p>}
    </section>
  );
}
