import {useConnection} from 'wagmi';
import {Account} from './Account';
import {SendCfx} from './SendCfx';
import {SignMessage} from './SignMessage';
import {Wallets} from './Wallets';
import {WrongNetwork} from './WrongNetwork';
import {chain} from './espace';

export function App() {
  const {address, chainId} = useConnection();
  return (
    <main>
      <h1>Wallet on eSpace</h1>
      {address ? <Account address={address} /> : <Wallets />}
      {address && chainId !== chain.id && <WrongNetwork />}
      {address && chainId === chain.id && (
        <>
          <SignMessage />
          <SendCfx address={address} />
        </>
      )}
    </main>
  );
}
