import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'sponsor',
    name: (
      <Translate id="diagram.sponsored.sponsor" description="Diagram SponsoredCallFlow: a party">
        You
      </Translate>
    ),
    detail: (
      <Translate
        id="diagram.sponsored.sponsor.detail"
        description="Diagram SponsoredCallFlow: below the name of a party"
      >
        sponsor and admin
      </Translate>
    ),
  },
  {id: 'core', name: 'Core Space', tone: 'core'},
  {
    id: 'user',
    name: (
      <Translate id="diagram.sponsored.user" description="Diagram SponsoredCallFlow: a party">
        User
      </Translate>
    ),
    detail: (
      <Translate id="diagram.sponsored.user.detail" description="Diagram SponsoredCallFlow: below the name of a party">
        no CFX
      </Translate>
    ),
  },
];

const bound = (
  <Translate id="diagram.sponsored.bound" description="Diagram SponsoredCallFlow: note of step 1">
    CFX, upper bound
  </Translate>
);
const address = (
  <Translate id="diagram.sponsored.address" description="Diagram SponsoredCallFlow: note of step 3">
    the user
  </Translate>
);
const call = (
  <Translate id="diagram.sponsored.call" description="Diagram SponsoredCallFlow: step 4">
    ordinary contract call
  </Translate>
);
const pay = (
  <Translate id="diagram.sponsored.pay" description="Diagram SponsoredCallFlow: step 5">
    takes fee and collateral from the sponsor
  </Translate>
);
const receipt = (
  <Translate id="diagram.sponsored.receipt" description="Diagram SponsoredCallFlow: step 6">
    receipt
  </Translate>
);
const clear = (
  <Translate id="diagram.sponsored.clear" description="Diagram SponsoredCallFlow: step 7">
    clears the note
  </Translate>
);
const back = (
  <Translate id="diagram.sponsored.back" description="Diagram SponsoredCallFlow: step 8">
    returns the collateral to the sponsor
  </Translate>
);

const steps: Step[] = [
  {from: 'sponsor', to: 'core', label: <code>setSponsorForGas</code>, note: bound},
  {from: 'sponsor', to: 'core', label: <code>setSponsorForCollateral</code>, note: <code>CFX</code>},
  {from: 'sponsor', to: 'core', label: <code>addPrivilegeByAdmin</code>, note: address},
  {from: 'user', to: 'core', label: call},
  {from: 'core', to: 'core', label: pay},
  {from: 'core', to: 'user', label: receipt, reply: true},
  {from: 'user', to: 'core', label: clear},
  {from: 'core', to: 'core', label: back},
];

/**
 * The setup of a sponsor before a user without CFX calls a contract, and the amounts that the node charges the sponsor.
 */
export default function SponsoredCallFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.sponsored.title',
        message: 'How you pay for a user’s call',
        description: 'Diagram SponsoredCallFlow: caption',
      })}
      desc={translate({
        id: 'diagram.sponsored.desc',
        message:
          'You, Core Space and a user work together in eight steps. 1: You sponsor gas with CFX and an upper bound. 2: You sponsor the storage collateral. 3: As the admin, you add the user to the whitelist. 4: The user sends an ordinary contract call. 5: Core Space takes the fee and the collateral from the sponsor balances. 6: The user receives the receipt. 7: Later, the user clears the note. 8: The collateral returns to the sponsor balance.',
        description: 'Diagram SponsoredCallFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
