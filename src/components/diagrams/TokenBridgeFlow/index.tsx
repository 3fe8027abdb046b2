import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'owner',
    name: (
      <Translate id="diagram.tokenBridge.owner" description="Diagram TokenBridgeFlow: a party">
        You
      </Translate>
    ),
    detail: (
      <Translate id="diagram.tokenBridge.owner.detail" description="Diagram TokenBridgeFlow: below the name of a party">
        two accounts
      </Translate>
    ),
  },
  {id: 'vault', name: 'Vault', detail: 'Core Space', tone: 'core'},
  {id: 'mirror', name: 'Mirror', detail: 'eSpace', tone: 'espace'},
];

const deposit = (
  <Translate id="diagram.tokenBridge.deposit" description="Diagram TokenBridgeFlow: step 1">
    lock 100 tokens
  </Translate>
);
const mint = (
  <Translate id="diagram.tokenBridge.mint" description="Diagram TokenBridgeFlow: step 2">
    mints as many
  </Translate>
);
const minted = (
  <Translate id="diagram.tokenBridge.minted" description="Diagram TokenBridgeFlow: step 3">
    100 mirror tokens
  </Translate>
);
const burn = (
  <Translate id="diagram.tokenBridge.burn" description="Diagram TokenBridgeFlow: step 4">
    burn 40 mirror tokens
  </Translate>
);
const burnNote = (
  <Translate id="diagram.tokenBridge.burn.note" description="Diagram TokenBridgeFlow: note of step 4">
    eSpace transaction
  </Translate>
);
const claim = (
  <Translate id="diagram.tokenBridge.claim" description="Diagram TokenBridgeFlow: step 5">
    claim what was burned
  </Translate>
);
const take = (
  <Translate id="diagram.tokenBridge.take" description="Diagram TokenBridgeFlow: step 6">
    takes the claim
  </Translate>
);
const amount = (
  <Translate id="diagram.tokenBridge.amount" description="Diagram TokenBridgeFlow: step 7">
    returns 40
  </Translate>
);
const back = (
  <Translate id="diagram.tokenBridge.back" description="Diagram TokenBridgeFlow: step 8">
    releases 40 tokens
  </Translate>
);

const steps: Step[] = [
  {from: 'owner', to: 'vault', label: deposit, note: <code>deposit</code>},
  {from: 'vault', to: 'mirror', label: mint, note: <code>callEVM</code>},
  {from: 'mirror', to: 'owner', label: minted, reply: true},
  {from: 'owner', to: 'mirror', label: burn, note: burnNote},
  {from: 'owner', to: 'vault', label: claim, note: <code>claim</code>},
  {from: 'vault', to: 'mirror', label: take, note: <code>callEVM</code>},
  {from: 'mirror', to: 'vault', label: amount, reply: true},
  {from: 'vault', to: 'owner', label: back, reply: true},
];

/** How tokens go to eSpace and back: the amounts are those of `there.mjs` and `back.mjs`. */
export default function TokenBridgeFlow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.tokenBridge.title',
        message: 'Tokens to eSpace and back',
        description: 'Diagram TokenBridgeFlow: caption',
      })}
      desc={translate({
        id: 'diagram.tokenBridge.desc',
        message:
          'You, the vault in Core Space and the mirror token in eSpace exchange messages in eight steps. 1: You lock 100 tokens in the vault with deposit. 2: The vault lets the mirror mint as many, with callEVM. 3: Your eSpace account receives 100 mirror tokens. 4: Later, you burn 40 of them with an eSpace transaction. 5: Your Core Space account calls claim of the vault. 6: The vault takes the claim from the mirror, with callEVM. 7: The mirror returns the amount, 40. 8: The vault releases 40 tokens to your Core Space account.',
        description: 'Diagram TokenBridgeFlow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
