import {useSignMessage} from 'wagmi';
import {reason} from './espace';

export function SignMessage() {
  const {
    mutate: signMessage,
    data: signature,
    error,
    isPending,
  } = useSignMessage();
  return (
    <section>
      <button
        disabled={isPending}
        onClick={() =>
          signMessage({message: 'I read the terms of this dApp.'})
        }
      >
        Sign a message
      </button>
      {signature && <output>{signature}</output>}
      {error && <p role="alert">{reason(error)}</p>}
    </section>
  );
}
