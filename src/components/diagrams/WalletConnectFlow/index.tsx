import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'dapp',
    name: (
      <Translate id="diagram.walletConnect.dapp" description="Diagram WalletConnectFlow: a party">
        dApp
      </Translate>
    ),
    detail: (
      <Translate
        id="diagram.walletConnect.dapp.detail"
        description="Diagram WalletConnectFlow: below the name of a party"
      >
        project ID
      </Translate>
    ),
  },
  {
    id: 'relay',
    name: (
      <Translate id="diagram.walletConnect.relay" description="Diagram WalletConnectFlow: a party">
        Relay
      </Translate>
    ),
    detail: (
      <Translate
        id="diagram.walletConnect.relay.detail"
        description="Diagram WalletConnectFlow: below the name of a party"
      >
        reads nothing
      </Translate>
    ),
  },
  {
    id: 'wallet',
    name: (
      <Translate id="diagram.walletConnect.wallet" description="Diagram WalletConnectFlow: a party">
        Wallet
      </Translate>
    ),
    detail: (
      <Translate
        id="diagram.walletConnect.wallet.detail"
        description="Diagram WalletConnectFlow: below the name of a party"
      >
        has the key
      </Translate>
    ),
    tone: 'espace',
  },
];

const connect = (
  <Translate id="diagram.walletConnect.connect" description="Diagram WalletConnectFlow: step 1">
    connects with the project ID
  </Translate>
);
const scan = (
  <Translate id="diagram.walletConnect.scan" description="Diagram WalletConnectFlow: step 2">
    shows a QR code with a key
  </Translate>
);
const approve = (
  <Translate id="diagram.walletConnect.approve" description="Diagram WalletConnectFlow: step 3">
    encrypted approval
  </Translate>
);
const pass = (
  <Translate id="diagram.walletConnect.pass" description="Diagram WalletConnectFlow: steps 4 and 6">
    passes it on
  </Translate>
);
const request = (
  <Translate id="diagram.walletConnect.request" description="Diagram WalletConnectFlow: step 5">
    encrypted transaction request
  </Translate>
);
const sign = (
  <Translate id="diagram.walletConnect.sign" description="Diagram WalletConnectFlow: step 7">
    asks the user, signs, sends to eSpace
  </Translate>
);
const hash = (
  <Translate id="diagram.walletConnect.hash" description="Diagram WalletConnectFlow: step 8">
    encrypted transaction hash
  </Translate>
);
const passHash = (
  <Translate id="diagram.walletConnect.passHash" description="Diagram WalletConnectFlow: step 9">
    passes it on
  </Translate>
);

const steps: Step[] = [
  {from: 'dapp', to: 'relay', label: connect},
  {from: 'dapp', to: 'wallet', label: scan},
  {from: 'wallet', to: 'relay', label: approve},
  {from: 'relay', to: 'dapp', label: pass},
  {from: 'dapp', to: 'relay', label: request, note: <code>eth_sendTransaction</code>},
  {from: 'relay', to: 'wallet', label: pass},
  {from: 'wallet', to: 'wallet', label: sign},
  {from: 'wallet', to: 'relay', label: hash, reply: true},
  {from: 'relay', to: 'dapp', label: passHash, reply: true},
];

/** How a page and a wallet on another device exchange messages over the relay of WalletConnect. */
export default function WalletConnectFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.walletConnect.title',
        message: 'How a dApp reaches a wallet on a phone',
        description: 'Diagram WalletConnectFlow: caption',
      })}
      desc={translate({
        id: 'diagram.walletConnect.desc',
        message:
          'Three parties exchange messages in nine steps. 1: The dApp connects to the relay with its project ID. 2: It shows a QR code that contains a key, and the wallet scans it. 3 and 4: The wallet sends its encrypted approval, which the relay passes on to the dApp. 5 and 6: The dApp sends an encrypted transaction request, which the relay passes on to the wallet. 7: The wallet asks its user, signs the transaction and sends it to eSpace. 8 and 9: The wallet returns the encrypted transaction hash through the relay. The relay cannot read any of these messages.',
        description: 'Diagram WalletConnectFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
