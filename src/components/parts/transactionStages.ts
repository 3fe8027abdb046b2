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
    name: translate({id: 'diagram.life.pool', message: 'Pool', description: 'Diagram TransactionLife: stage'}),
    text: translate({
      id: 'diagram.life.pool.text',
      message: 'waits for earlier nonces and a high enough price',
      description: 'Diagram TransactionLife: stage text',
    }),
  },
  {
    name: translate({id: 'diagram.life.packed', message: 'Packed', description: 'Diagram TransactionLife: stage'}),
    text: translate({
      id: 'diagram.life.packed.text',
      message: 'in a block, but not executed yet',
      description: 'Diagram TransactionLife: stage text',
    }),
    core: 'latest_mined',
  },
  {
    name: translate({id: 'diagram.life.executed', message: 'Executed', description: 'Diagram TransactionLife: stage'}),
    text: translate({
      id: 'diagram.life.executed.text',
      message: 'the state changes, and the receipt exists',
      description: 'Diagram TransactionLife: stage text',
    }),
    core: 'latest_state',
    espace: 'latest',
  },
  {
    name: translate({
      id: 'diagram.life.confirmed',
      message: 'Confirmed',
      description: 'Diagram TransactionLife: stage',
    }),
    text: translate({
      id: 'diagram.life.confirmed.text',
      message: 'its order is unlikely to change',
      description: 'Diagram TransactionLife: stage text',
    }),
    core: 'latest_confirmed',
    espace: 'safe',
  },
  {
    name: translate({
      id: 'diagram.life.finalized',
      message: 'Finalized',
      description: 'Diagram TransactionLife: stage',
    }),
    text: translate({
      id: 'diagram.life.finalized.text',
      message: 'proof of stake makes it final',
      description: 'Diagram TransactionLife: stage text',
    }),
    core: 'latest_finalized',
    espace: 'finalized',
  },
];

/** Index of the stage that changes the state; the way there is long. */
export const EXECUTED = 2;

/** The appearance of a stage: filled once the state has changed. */
export const tone = (index: number): Tone => (index < EXECUTED ? 'plain' : 'ledger');
