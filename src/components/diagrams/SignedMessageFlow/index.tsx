import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'signer',
    name: (
      <Translate id="diagram.signed.signer" description="Diagram SignedMessageFlow: a party">
        Signer
      </Translate>
    ),
    detail: (
      <Translate id="diagram.signed.signer.detail" description="Diagram SignedMessageFlow: below the name of a party">
        no gas
      </Translate>
    ),
  },
  {
    id: 'sender',
    name: (
      <Translate id="diagram.signed.sender" description="Diagram SignedMessageFlow: a party">
        Sender
      </Translate>
    ),
    detail: (
      <Translate id="diagram.signed.sender.detail" description="Diagram SignedMessageFlow: below the name of a party">
        pays for gas
      </Translate>
    ),
  },
  {
    id: 'contract',
    name: (
      <Translate id="diagram.signed.contract" description="Diagram SignedMessageFlow: a party">
        Contract
      </Translate>
    ),
    tone: 'espace',
  },
];

const sign = (
  <Translate id="diagram.signed.sign" description="Diagram SignedMessageFlow: step 1">
    signs a message off the chain
  </Translate>
);
const give = (
  <Translate id="diagram.signed.give" description="Diagram SignedMessageFlow: step 2">
    message and signature
  </Translate>
);
const submit = (
  <Translate id="diagram.signed.submit" description="Diagram SignedMessageFlow: step 3">
    transaction with the signature
  </Translate>
);
const check = (
  <Translate id="diagram.signed.check" description="Diagram SignedMessageFlow: step 4">
    checks signer and message
  </Translate>
);
const receipt = (
  <Translate id="diagram.signed.receipt" description="Diagram SignedMessageFlow: step 5">
    receipt
  </Translate>
);

const steps: Step[] = [
  {from: 'signer', to: 'signer', label: sign},
  {from: 'signer', to: 'sender', label: give},
  {from: 'sender', to: 'contract', label: submit},
  {from: 'contract', to: 'contract', label: check},
  {from: 'contract', to: 'sender', label: receipt, reply: true},
];

/** A message that one account signs for free and another one submits to a contract. */
export default function SignedMessageFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.signed.title',
        message: 'One account signs, another one submits',
        description: 'Diagram SignedMessageFlow: caption',
      })}
      desc={translate({
        id: 'diagram.signed.desc',
        message:
          'A signer, a sender and a contract work together in five steps. 1: The signer signs a message off the chain, which costs no gas. 2: The signer gives the message and the signature to the sender. 3: The sender submits the signature in a transaction and pays for gas. 4: The contract checks whether the expected signer signed exactly this message. 5: The sender receives the receipt.',
        description: 'Diagram SignedMessageFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
