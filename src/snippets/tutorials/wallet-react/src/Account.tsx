import type {Address} from 'viem';
import {useBalance, useDisconnect} from 'wagmi';
import {cfx, chain} from './espace';

export function Account({address}: {address: Address}) {
  const {data: balance} = useBalance({address, chainId: chain.id});
  const {mutate: disconnect} = useDisconnect();
  return (
    <section>
      <p>
        <code>{address}</code>
      </p>
      <p>Balance: {balance ? cfx(balance.value) : '…'}</p>
      <button onClick={() => disconnect()}>Disconnect</button>
    </section>
  );
}
