import {useConnect, useConnectors} from 'wagmi';
import {reason} from './espace';

export function Wallets() {
  const connectors = useConnectors();
  const {mutate: connect, error, isPending} = useConnect();
  if (connectors.length === 0)
    return <p>No wallet was found in this browser.</p>;
  return (
    <section>
      <h2>Choose a wallet</h2>
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          disabled={isPending}
          onClick={() => connect({connector})}
        >
          {connector.icon && (
            <img src={connector.icon} alt="" width="24" height="24" />
          )}
          {connector.name}
        </button>
      ))}
      {error && <p role="alert">{reason(error)}</p>}
    </section>
  );
}
