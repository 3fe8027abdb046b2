import {useSwitchChain} from 'wagmi';
import {chain, reason} from './espace';

export function WrongNetwork() {
  const {mutate: switchChain, error, isPending} = useSwitchChain();
  return (
    <section>
      <p>Your wallet is on another network.</p>
      <button
        disabled={isPending}
        onClick={() => switchChain({chainId: chain.id})}
      >
        Switch to {chain.name}
      </button>
      {error && <p role="alert">{reason(error)}</p>}
    </section>
  );
}
