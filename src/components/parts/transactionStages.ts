import {translate} from '@docusaurus/Translate';
import type {Tone} from '@site/src/components/parts/Diagram/tone';

export type Stage = {
  name: string;
  text: string;
  /** Epoch tag of Core Space and block tag of eSpace that first show the state of this stage, where there are any. */
  core?: string;
  espace?: string;
};

/** The five stages that a transaction passes, in order. */
export const stages = (): Stage[] => [
  {
    name: translate({id: 'diagram.life.pool', message: 'Pool'}),
    text: translate({id: 'diagram.life.pool.text', message: 'waits for earlier nonces and a high enough price'}),
  },
  {
    name: translate({id: 'diagram.life.packed', message: 'Packed'}),
    text: translate({id: 'diagram.life.packed.text', message: 'in a block, but not executed yet'}),
    core: 'latest_mined',
  },
  {
    name: translate({id: 'diagram.life.executed', message: 'Executed'}),
    text: translate({id: 'diagram.life.executed.text', message: 'the state changes, and the receipt exists'}),
    core: 'latest_state',
    espace: 'latest',
  },
  {
    name: translate({id: 'diagram.life.confirmed', message: 'Confirmed'}),
    text: translate({id: 'diagram.life.confirmed.text', message: 'its order is unlikely to change'}),
    core: 'latest_confirmed',
    espace: 'safe',
  },
  {
    name: translate({id: 'diagram.life.finalized', message: 'Finalized'}),
    text: translate({id: 'diagram.life.finalized.text', message: 'proof of stake makes it final'}),
    core: 'latest_finalized',
    espace: 'finalized',
  },
];

/** Index of the stage that changes the state; the way there is long. */
export const EXECUTED = 2;

/** The appearance of a stage: filled once the state has changed. */
export const tone = (index: number): Tone => (index < EXECUTED ? 'plain' : 'ledger');
