import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'borrower',
    name: (
      <Translate id="diagram.oracle.borrower" description="Diagram OracleFlow: a party">
        Borrower
      </Translate>
    ),
  },
  {
    id: 'contract',
    name: (
      <Translate id="diagram.oracle.contract" description="Diagram OracleFlow: a party">
        Your contract
      </Translate>
    ),
    tone: 'espace',
  },
  {
    id: 'oracle',
    name: (
      <Translate id="diagram.oracle.oracle" description="Diagram OracleFlow: a party">
        Oracle
      </Translate>
    ),
    detail: (
      <Translate id="diagram.oracle.oracle.detail" description="Diagram OracleFlow: below the name of a party">
        stores prices
      </Translate>
    ),
    tone: 'espace',
  },
];

const age = (
  <Translate id="diagram.oracle.age" description="Diagram OracleFlow: note of step 2">
    maximum age
  </Translate>
);
const price = (
  <Translate id="diagram.oracle.price" description="Diagram OracleFlow: step 3">
    price, exponent and time
  </Translate>
);
const stale = (
  <Translate id="diagram.oracle.stale" description="Diagram OracleFlow: note of step 3">
    reverts if older
  </Translate>
);
const check = (
  <Translate id="diagram.oracle.check" description="Diagram OracleFlow: step 4">
    checks price and exponent
  </Translate>
);
const receipt = (
  <Translate id="diagram.oracle.receipt" description="Diagram OracleFlow: step 5">
    receipt
  </Translate>
);

const steps: Step[] = [
  {from: 'borrower', to: 'contract', label: <code>borrow</code>},
  {from: 'contract', to: 'oracle', label: <code>getPriceNoOlderThan</code>, note: age},
  {from: 'oracle', to: 'contract', label: price, note: stale, reply: true},
  {from: 'contract', to: 'contract', label: check},
  {from: 'contract', to: 'borrower', label: receipt, reply: true},
];

/** How a contract reads a price from an oracle while it executes a call. */
export default function OracleFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.oracle.title',
        message: 'How a loan uses the price of an oracle',
        description: 'Diagram OracleFlow: caption',
      })}
      desc={translate({
        id: 'diagram.oracle.desc',
        message:
          'A borrower, your contract and an oracle work together in five steps. 1: The borrower calls borrow. 2: Your contract requests the price and specifies its maximum age. 3: The oracle returns the price, its exponent and its time, or reverts if the price is older. 4: Your contract checks the price and the exponent. 5: The borrower receives the receipt.',
        description: 'Diagram OracleFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
