import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'script',
    name: (
      <Translate id="diagram.send.script" description="Diagram TransactionFlow: a party">
        Your script
      </Translate>
    ),
    tone: 'core',
  },
  {
    id: 'node',
    name: (
      <Translate id="diagram.send.node" description="Diagram TransactionFlow: a party">
        Node
      </Translate>
    ),
  },
  {
    id: 'network',
    name: (
      <Translate id="diagram.send.network" description="Diagram TransactionFlow: a party">
        Network
      </Translate>
    ),
    tone: 'ledger',
  },
];

const steps: Step[] = [
  {
    from: 'script',
    to: 'node',
    label: (
      <Translate id="diagram.send.step1" description="Diagram TransactionFlow: step 1">
        query nonce, epoch, fee
      </Translate>
    ),
  },
  {
    from: 'script',
    to: 'script',
    label: (
      <Translate id="diagram.send.step2" description="Diagram TransactionFlow: step 2">
        sign
      </Translate>
    ),
    note: (
      <Translate id="diagram.send.step2.note" description="Diagram TransactionFlow: effect of step 2">
        private key stays here
      </Translate>
    ),
  },
  {
    from: 'script',
    to: 'node',
    label: (
      <Translate id="diagram.send.step3" description="Diagram TransactionFlow: step 3">
        send the signed bytes
      </Translate>
    ),
    note: <code>cfx_sendRawTransaction</code>,
  },
  {
    from: 'node',
    to: 'script',
    label: (
      <Translate id="diagram.send.step4" description="Diagram TransactionFlow: step 4">
        transaction hash
      </Translate>
    ),
    reply: true,
  },
  {
    from: 'node',
    to: 'network',
    label: (
      <Translate id="diagram.send.step5" description="Diagram TransactionFlow: step 5">
        packed, then executed
      </Translate>
    ),
    note: (
      <Translate id="diagram.send.step5.note" description="Diagram TransactionFlow: effect of step 5">
        a few epochs later
      </Translate>
    ),
  },
  {
    from: 'network',
    to: 'network',
    label: (
      <Translate id="diagram.send.step6" description="Diagram TransactionFlow: step 6">
        final
      </Translate>
    ),
  },
];

/** How a Core Space transaction travels from a script to finality; the private key stays in the script. */
export default function TransactionFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.send.title',
        message: 'From your script to finality',
        description: 'Diagram TransactionFlow: caption',
      })}
      desc={translate({
        id: 'diagram.send.desc',
        message:
          'A Core Space transaction goes through six steps. 1: Your script queries a node for the nonce, the epoch, the base fee and an estimate. 2: The script signs the transaction with the private key, which never leaves it. 3: The script sends the signed bytes to the node. 4: The node returns the transaction hash, or rejects the transaction. 5: The network packs the transaction into a block and executes it a few epochs later. 6: Proof of stake makes its place in the order final.',
        description: 'Diagram TransactionFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
