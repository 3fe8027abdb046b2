import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'account',
    name: (
      <Translate id="diagram.validator.account" description="Diagram ValidatorFlow: a party">
        Your account
      </Translate>
    ),
    detail: (
      <Translate id="diagram.validator.account.detail" description="Diagram ValidatorFlow: below the name of a party">
        has the stake
      </Translate>
    ),
  },
  {
    id: 'contracts',
    name: (
      <Translate id="diagram.validator.contracts" description="Diagram ValidatorFlow: a party">
        Internal contracts
      </Translate>
    ),
    tone: 'core',
  },
  {
    id: 'node',
    name: (
      <Translate id="diagram.validator.node" description="Diagram ValidatorFlow: a party">
        Your node
      </Translate>
    ),
    detail: (
      <Translate id="diagram.validator.node.detail" description="Diagram ValidatorFlow: below the name of a party">
        on the PoS chain
      </Translate>
    ),
    tone: 'ledger',
  },
];

const data = (
  <Translate id="diagram.validator.data" description="Diagram ValidatorFlow: step 2">
    requests the call data
  </Translate>
);
const proof = (
  <Translate id="diagram.validator.proof" description="Diagram ValidatorFlow: step 3">
    call data with a proof of the keys
  </Translate>
);
const votes = (
  <Translate id="diagram.validator.votes" description="Diagram ValidatorFlow: step 5">
    event adds the votes
  </Translate>
);
const sign = (
  <Translate id="diagram.validator.sign" description="Diagram ValidatorFlow: step 6">
    enters the lottery, signs PoS blocks
  </Translate>
);
const retired = (
  <Translate id="diagram.validator.retired" description="Diagram ValidatorFlow: step 8">
    event starts the retirement
  </Translate>
);
const released = (
  <Translate id="diagram.validator.released" description="Diagram ValidatorFlow: step 9">
    releases the votes
  </Translate>
);
const waited = (
  <Translate id="diagram.validator.waited" description="Diagram ValidatorFlow: note of step 9">
    after lock and unlock
  </Translate>
);

const steps: Step[] = [
  {from: 'account', to: 'contracts', label: <code>deposit</code>, note: <code>Staking</code>},
  {from: 'account', to: 'node', label: data, note: <code>pos register</code>},
  {from: 'node', to: 'account', label: proof, reply: true},
  {from: 'account', to: 'contracts', label: <code>register</code>, note: <code>PoSRegister</code>},
  {from: 'contracts', to: 'node', label: votes},
  {from: 'node', to: 'node', label: sign},
  {from: 'account', to: 'contracts', label: <code>retire</code>, note: <code>PoSRegister</code>},
  {from: 'contracts', to: 'node', label: retired},
  {from: 'node', to: 'contracts', label: released, note: waited},
  {from: 'account', to: 'contracts', label: <code>withdraw</code>, note: <code>Staking</code>},
];

/**
 * From the deposit of a validator to its withdrawal: the actions of its account, the internal contracts and its node.
 */
export default function ValidatorFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.validator.title',
        message: 'From deposit to withdrawal',
        description: 'Diagram ValidatorFlow: caption',
      })}
      desc={translate({
        id: 'diagram.validator.desc',
        message:
          'Your account, the internal contracts and your node work together in ten steps. 1: Your account deposits CFX in Staking. 2: It requests the call data from the node. 3: The node returns the data with a proof of its keys. 4: Your account sends the data to PoSRegister. 5: The event adds the votes to the PoS chain. 6: The node enters the lottery and signs PoS blocks. 7: Your account calls retire. 8: The event starts the retirement on the PoS chain. 9: After the lock and the unlock period, the PoS chain releases the votes. 10: Your account withdraws the CFX.',
        description: 'Diagram ValidatorFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
