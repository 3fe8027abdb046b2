import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'node',
    name: (
      <Translate id="diagram.subgraph.node" description="Diagram SubgraphFlow: a party">
        eSpace node
      </Translate>
    ),
    tone: 'espace',
  },
  {
    id: 'graph',
    name: (
      <Translate id="diagram.subgraph.graph" description="Diagram SubgraphFlow: a party">
        Graph Node
      </Translate>
    ),
  },
  {
    id: 'app',
    name: (
      <Translate id="diagram.subgraph.app" description="Diagram SubgraphFlow: a party">
        Your app
      </Translate>
    ),
  },
];

const steps: Step[] = [
  {
    from: 'graph',
    to: 'node',
    label: (
      <Translate id="diagram.subgraph.step1" description="Diagram SubgraphFlow: step 1">
        requests new blocks
      </Translate>
    ),
  },
  {
    from: 'node',
    to: 'graph',
    label: (
      <Translate id="diagram.subgraph.step2" description="Diagram SubgraphFlow: step 2">
        blocks, logs, receipts
      </Translate>
    ),
    reply: true,
  },
  {
    from: 'graph',
    to: 'graph',
    label: (
      <Translate id="diagram.subgraph.step3" description="Diagram SubgraphFlow: step 3">
        writes entities
      </Translate>
    ),
    note: <code>PostgreSQL</code>,
  },
  {
    from: 'node',
    to: 'graph',
    label: (
      <Translate id="diagram.subgraph.step4" description="Diagram SubgraphFlow: step 4">
        reorganization
      </Translate>
    ),
    note: (
      <Translate id="diagram.subgraph.step4.note" description="Diagram SubgraphFlow: effect of step 4">
        reverts entities
      </Translate>
    ),
  },
  {
    from: 'app',
    to: 'graph',
    label: (
      <Translate id="diagram.subgraph.step5" description="Diagram SubgraphFlow: step 5">
        GraphQL query
      </Translate>
    ),
  },
  {
    from: 'graph',
    to: 'app',
    label: (
      <Translate id="diagram.subgraph.step6" description="Diagram SubgraphFlow: step 6">
        entities
      </Translate>
    ),
    reply: true,
  },
];

/** The data that Graph Node reads from an eSpace node, the data that it stores, and the queries of an application. */
export default function SubgraphFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.subgraph.title',
        message: 'From eSpace blocks to a GraphQL response',
        description: 'Diagram SubgraphFlow: caption',
      })}
      desc={translate({
        id: 'diagram.subgraph.desc',
        message:
          'Data flows from an eSpace node through Graph Node to your app. 1: Graph Node requests blocks, logs and receipts from the eSpace node. 2: The node returns them. 3: Graph Node runs the compiled subgraph and writes entities to PostgreSQL. 4: After a reorganization, the node returns other blocks, and Graph Node reverts the affected entities. 5: Your app sends a GraphQL query. 6: Graph Node returns the entities.',
        description: 'Diagram SubgraphFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
