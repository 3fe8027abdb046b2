import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'alice',
    name: (
      <Translate id="diagram.slot.alice" description="Diagram SlotOwnerFlow: a party">
        Alice
      </Translate>
    ),
    tone: 'core',
  },
  {
    id: 'slot',
    name: (
      <Translate id="diagram.slot.slot" description="Diagram SlotOwnerFlow: a party">
        Storage slot
      </Translate>
    ),
    tone: 'ledger',
  },
  {
    id: 'bob',
    name: (
      <Translate id="diagram.slot.bob" description="Diagram SlotOwnerFlow: a party">
        Bob
      </Translate>
    ),
    tone: 'core',
  },
];

const steps: Step[] = [
  {
    from: 'alice',
    to: 'slot',
    label: (
      <Translate id="diagram.slot.step1" description="Diagram SlotOwnerFlow: step 1">
        sets the slot
      </Translate>
    ),
    note: (
      <Translate id="diagram.slot.step1.note" description="Diagram SlotOwnerFlow: effect of step 1">
        locks collateral
      </Translate>
    ),
  },
  {
    from: 'bob',
    to: 'slot',
    label: (
      <Translate id="diagram.slot.step2" description="Diagram SlotOwnerFlow: step 2">
        changes the value
      </Translate>
    ),
    note: (
      <Translate id="diagram.slot.step2.note" description="Diagram SlotOwnerFlow: effect of step 2">
        locks collateral
      </Translate>
    ),
  },
  {
    from: 'slot',
    to: 'alice',
    label: (
      <Translate id="diagram.slot.step3" description="Diagram SlotOwnerFlow: step 3">
        collateral released
      </Translate>
    ),
    reply: true,
  },
  {
    from: 'bob',
    to: 'slot',
    label: (
      <Translate id="diagram.slot.step4" description="Diagram SlotOwnerFlow: step 4">
        clears the slot
      </Translate>
    ),
    note: (
      <Translate id="diagram.slot.step4.note" description="Diagram SlotOwnerFlow: effect of step 4">
        anyone can
      </Translate>
    ),
  },
  {
    from: 'slot',
    to: 'bob',
    label: (
      <Translate id="diagram.slot.step5" description="Diagram SlotOwnerFlow: step 5">
        collateral released
      </Translate>
    ),
    reply: true,
  },
];

/** Who locks storage collateral for a slot while its owner changes. */
export default function SlotOwnerFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.slot.title',
        message: 'The collateral of one storage slot over time',
        description: 'Diagram SlotOwnerFlow: caption',
      })}
      desc={translate({
        id: 'diagram.slot.desc',
        message:
          'The collateral of a storage slot follows its owner. 1: Alice sets the slot, and her collateral is locked. 2: Bob changes the value, so his collateral is locked. 3: Alice’s collateral is released. 4: Anyone clears the slot. 5: Bob’s collateral is released.',
        description: 'Diagram SlotOwnerFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
