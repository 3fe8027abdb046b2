import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'first',
    name: (
      <Translate id="diagram.safe.first" description="Diagram SafeFlow: a party">
        Owner A
      </Translate>
    ),
  },
  {
    id: 'second',
    name: (
      <Translate id="diagram.safe.second" description="Diagram SafeFlow: a party">
        Owner B
      </Translate>
    ),
    detail: (
      <Translate id="diagram.safe.second.detail" description="Diagram SafeFlow: below the name of a party">
        CFX for gas
      </Translate>
    ),
  },
  {id: 'contract', name: 'Safe', tone: 'espace'},
];

const sign = (
  <Translate id="diagram.safe.sign" description="Diagram SafeFlow: step 1">
    signs the payment
  </Translate>
);
const give = (
  <Translate id="diagram.safe.give" description="Diagram SafeFlow: step 2">
    payment and signature
  </Translate>
);
const both = (
  <Translate id="diagram.safe.both" description="Diagram SafeFlow: step 3">
    checks the payment and signs it
  </Translate>
);
const signatures = (
  <Translate id="diagram.safe.signatures" description="Diagram SafeFlow: note of step 4">
    both signatures
  </Translate>
);
const pay = (
  <Translate id="diagram.safe.pay" description="Diagram SafeFlow: step 5">
    checks both signatures, and pays
  </Translate>
);

const steps: Step[] = [
  {from: 'first', to: 'first', label: sign},
  {from: 'first', to: 'second', label: give},
  {from: 'second', to: 'second', label: both},
  {from: 'second', to: 'contract', label: <code>execTransaction</code>, note: signatures},
  {from: 'contract', to: 'contract', label: pay},
];

/** A payment of a Safe whose threshold is two: two owners sign it, and one transaction executes it. */
export default function SafeFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.safe.title',
        message: 'How two owners make a payment',
        description: 'Diagram SafeFlow: caption',
      })}
      desc={translate({
        id: 'diagram.safe.desc',
        message:
          'Two owners and a Safe work together in five steps. 1: The first owner signs a payment off the chain. 2: The first owner sends the payment and the signature to the second one. 3: The second owner checks the payment and signs it too. 4: The second owner submits both signatures to the Safe. 5: The Safe checks the owners, the threshold and the nonce, and pays.',
        description: 'Diagram SafeFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
