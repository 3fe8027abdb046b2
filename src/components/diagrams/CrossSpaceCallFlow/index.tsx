import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'caller',
    name: (
      <Translate id="diagram.crossCall.caller" description="Diagram CrossSpaceCallFlow: account or contract that calls">
        Caller
      </Translate>
    ),
    detail: 'Core Space',
    tone: 'core',
  },
  {
    id: 'internal',
    name: (
      <Translate id="diagram.crossCall.internal" description="Diagram CrossSpaceCallFlow: CrossSpaceCall">
        Internal contract
      </Translate>
    ),
    detail: 'CrossSpaceCall',
    tone: 'core',
  },
  {
    id: 'contract',
    name: (
      <Translate id="diagram.crossCall.contract" description="Diagram CrossSpaceCallFlow: the called contract">
        eSpace contract
      </Translate>
    ),
    tone: 'espace',
  },
];

const call = (
  <Translate id="diagram.crossCall.call" description="Diagram CrossSpaceCallFlow: the caller to the internal contract">
    calls with data and CFX
  </Translate>
);
const move = (
  <Translate id="diagram.crossCall.move" description="Diagram CrossSpaceCallFlow: the internal contract by itself">
    moves the CFX to the mapped account
  </Translate>
);
const shareOf = (share: string) => (
  <Translate
    id="diagram.crossCall.share"
    description="Diagram CrossSpaceCallFlow: the internal contract to the called one"
    values={{share}}
  >
    {'calls with {share} of the gas'}
  </Translate>
);
const sender = (
  <Translate id="diagram.crossCall.sender" description="Diagram CrossSpaceCallFlow: who the called contract sees">
    from the mapped account
  </Translate>
);
const result = (
  <Translate id="diagram.crossCall.result" description="Diagram CrossSpaceCallFlow: answer of the called contract">
    returns data or reverts
  </Translate>
);
const same = (
  <Translate id="diagram.crossCall.same" description="Diagram CrossSpaceCallFlow: answer of the internal contract">
    the same result
  </Translate>
);

const stepsOf = (share: string): Step[] => [
  {from: 'caller', to: 'internal', label: call, note: <code>callEVM</code>},
  {from: 'internal', to: 'internal', label: move},
  {from: 'internal', to: 'contract', label: shareOf(share), note: sender},
  {from: 'contract', to: 'internal', label: result, reply: true},
  {from: 'internal', to: 'caller', label: same, reply: true},
];

type Props = {
  /** Share of the remaining gas that the call in eSpace gets. Written by `src/remark/facts`. */
  share: string;
};

/** What happens when a Core Space account or contract calls an eSpace contract. */
export default function CrossSpaceCallFlow({share}: Props): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.crossCall.title',
        message: 'How a call crosses from Core Space to eSpace',
        description: 'Diagram CrossSpaceCallFlow: caption',
      })}
      desc={translate(
        {
          id: 'diagram.crossCall.desc',
          message:
            'A call crosses from Core Space to eSpace in five steps. 1: The caller, an account or contract in Core Space, calls callEVM of the internal contract CrossSpaceCall with data and CFX. 2: The internal contract transfers the CFX to the caller’s mapped account. 3: It calls the eSpace contract from the mapped account, with {share} of the remaining gas. 4: The eSpace contract returns data or reverts. 5: The internal contract passes the same result to the caller.',
          description: 'Diagram CrossSpaceCallFlow: what it shows, in sentences',
        },
        {share},
      )}
      actors={actors}
      steps={stepsOf(share)}
    />
  );
}
