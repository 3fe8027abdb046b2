import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'miner',
    name: (
      <Translate id="diagram.stratum.miner" description="Diagram StratumFlow: a party">
        GPU miner
      </Translate>
    ),
  },
  {
    id: 'node',
    name: (
      <Translate id="diagram.stratum.node" description="Diagram StratumFlow: a party">
        Your node
      </Translate>
    ),
    detail: (
      <Translate id="diagram.stratum.node.detail" description="Diagram StratumFlow: below the name of a party">
        stratum port
      </Translate>
    ),
    tone: 'core',
  },
  {
    id: 'network',
    name: (
      <Translate id="diagram.stratum.network" description="Diagram StratumFlow: a party">
        Network
      </Translate>
    ),
    tone: 'ledger',
  },
];

const password = (
  <Translate id="diagram.stratum.password" description="Diagram StratumFlow: note of step 1">
    worker name and password
  </Translate>
);
const pivot = (
  <Translate id="diagram.stratum.pivot" description="Diagram StratumFlow: step 3">
    new pivot block
  </Translate>
);
const job = (
  <Translate id="diagram.stratum.job" description="Diagram StratumFlow: note of step 4">
    height, hash and boundary
  </Translate>
);
const search = (
  <Translate id="diagram.stratum.search" description="Diagram StratumFlow: step 5">
    searches for a nonce
  </Translate>
);
const solution = (
  <Translate id="diagram.stratum.solution" description="Diagram StratumFlow: note of step 6">
    the nonce
  </Translate>
);
const block = (
  <Translate id="diagram.stratum.block" description="Diagram StratumFlow: step 8">
    the new block
  </Translate>
);

const steps: Step[] = [
  {from: 'miner', to: 'node', label: <code>mining.subscribe</code>, note: password},
  {from: 'node', to: 'miner', label: <code>true</code>, reply: true},
  {from: 'network', to: 'node', label: pivot},
  {from: 'node', to: 'miner', label: <code>mining.notify</code>, note: job},
  {from: 'miner', to: 'miner', label: search},
  {from: 'miner', to: 'node', label: <code>mining.submit</code>, note: solution},
  {from: 'node', to: 'miner', label: <code>[true]</code>, reply: true},
  {from: 'node', to: 'network', label: block},
];

/** How a miner gets work from a node over stratum, and how the node processes its solution. */
export default function StratumFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.stratum.title',
        message: 'How a miner gets work and returns a solution',
        description: 'Diagram StratumFlow: caption',
      })}
      desc={translate({
        id: 'diagram.stratum.desc',
        message:
          'A miner, your node and the network exchange messages in eight steps. 1: The miner subscribes with the password. 2: The node returns true. 3: A new pivot block arrives from the network. 4: The node sends the miner a job with the height, the hash and the boundary. 5: The miner searches for a nonce. 6: The miner submits the nonce. 7: The node accepts the solution. 8: The node sends the new block to the network.',
        description: 'Diagram StratumFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
