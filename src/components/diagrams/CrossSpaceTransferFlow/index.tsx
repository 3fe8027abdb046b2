import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'core',
    name: (
      <Translate id="diagram.bridge.core" description="Diagram CrossSpaceTransferFlow: account in Core Space">
        Core account
      </Translate>
    ),
    detail: <code>cfx:…</code>,
    tone: 'core',
  },
  {
    id: 'mapped',
    name: (
      <Translate
        id="diagram.bridge.mapped"
        description="Diagram CrossSpaceTransferFlow: the account that represents it in eSpace"
      >
        Mapped account
      </Translate>
    ),
    detail: (
      <Translate
        id="diagram.bridge.mapped.detail"
        description="Diagram CrossSpaceTransferFlow: nobody has a private key of the mapped account"
      >
        no private key
      </Translate>
    ),
    tone: 'espace',
  },
  {
    id: 'espace',
    name: (
      <Translate id="diagram.bridge.espace" description="Diagram CrossSpaceTransferFlow: account in eSpace">
        eSpace account
      </Translate>
    ),
    detail: <code>0x…</code>,
    tone: 'espace',
  },
];

const there = (
  <Translate
    id="diagram.bridge.there"
    description="Diagram CrossSpaceTransferFlow: a Core Space transaction sends CFX to eSpace"
  >
    sends 5 CFX
  </Translate>
);
const pay = (
  <Translate id="diagram.bridge.pay" description="Diagram CrossSpaceTransferFlow: the eSpace account to the mapped one">
    sends 2 CFX
  </Translate>
);
const transfer = (
  <Translate id="diagram.bridge.transfer" description="Diagram CrossSpaceTransferFlow: kind of that transaction">
    ordinary eSpace transfer
  </Translate>
);
const withdraw = (
  <Translate
    id="diagram.bridge.withdraw"
    description="Diagram CrossSpaceTransferFlow: a Core Space transaction takes CFX back"
  >
    withdraws 2 CFX
  </Translate>
);
const back = (
  <Translate id="diagram.bridge.back" description="Diagram CrossSpaceTransferFlow: the CFX arrive in Core Space">
    2 CFX
  </Translate>
);

const steps: Step[] = [
  {from: 'core', to: 'espace', label: there, note: <code>transferEVM</code>},
  {from: 'espace', to: 'mapped', label: pay, note: transfer},
  {from: 'core', to: 'mapped', label: withdraw, note: <code>withdrawFromMapped</code>},
  {from: 'mapped', to: 'core', label: back, reply: true},
];

/** How CFX go to eSpace and back: the amounts are those of `transfer.mjs`. */
export default function CrossSpaceTransferFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.bridge.title',
        message: 'CFX to eSpace and back',
        description: 'Diagram CrossSpaceTransferFlow: caption',
      })}
      desc={translate({
        id: 'diagram.bridge.desc',
        message:
          'CFX move between two accounts in four steps. 1: The Core Space account sends 5 CFX to the eSpace account with transferEVM. 2: The eSpace account sends 2 CFX to the mapped account of the Core Space account, with an ordinary eSpace transfer. 3: The Core Space account withdraws these 2 CFX with withdrawFromMapped. 4: The 2 CFX arrive in the Core Space account.',
        description: 'Diagram CrossSpaceTransferFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
