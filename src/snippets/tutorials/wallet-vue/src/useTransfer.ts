import {
  useBalance,
  useSendTransaction,
  useWaitForTransactionReceipt,
} from '@wagmi/vue';
import {parseEther, type Address} from 'viem';
import {watch, type Ref} from 'vue';
import {chain} from './espace';

/**
 * Sends CFX from an account to itself, waits for
 * the receipt, and then reads the balance again.
 */
export function useTransfer(address: Ref<Address>) {
  const {mutate, data: hash, error, isPending} = useSendTransaction();
  const {data: receipt} = useWaitForTransactionReceipt({
    hash,
    chainId: chain.id,
  });
  const {refetch} = useBalance({address, chainId: chain.id});
  watch(receipt, (known) => known && refetch());
  const send = () =>
    mutate({to: address.value, value: parseEther('0.01'), chainId: chain.id});
  return {send, hash, receipt, error, isPending};
}
