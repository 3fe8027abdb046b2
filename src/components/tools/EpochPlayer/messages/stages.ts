import {translate} from '@docusaurus/Translate';
import {stages} from '@site/src/components/parts/transactionStages';
import type {Stage} from '../model/stage';

/** Name of a stage, as the diagram of the page calls it. */
export function stageName(stage: Stage): string {
  const [, packed, executed, confirmed, finalized] = stages().map(({name}) => name);
  switch (stage) {
    case 'arrived':
      return packed!;
    case 'ordered':
      return translate({
        id: 'epochPlayer.stage.ordered',
        message: 'In an epoch',
        description: 'Epoch player: stage between packed and executed',
      });
    case 'executed':
      return executed!;
    case 'confirmed':
      return confirmed!;
    case 'final':
      return finalized!;
  }
}

/** The guarantees for a dApp at a stage. */
export function adviceText(stage: Stage): string {
  switch (stage) {
    case 'arrived':
      return translate({
        id: 'epochPlayer.advice.arrived',
        message: 'The block exists, so you can show progress. Nothing has been executed yet.',
        description: 'Epoch player: what a dApp can do',
      });
    case 'ordered':
      return translate({
        id: 'epochPlayer.advice.ordered',
        message:
          'The transaction has a position, but it can still change. Keep showing it as pending, because there’s no receipt yet.',
        description: 'Epoch player: what a dApp can do',
      });
    case 'executed':
      return translate({
        id: 'epochPlayer.advice.executed',
        message: 'Read the receipt, check outcomeStatus, and show the new balance.',
        description: 'Epoch player: what a dApp can do; outcomeStatus is a field',
      });
    case 'confirmed':
      return translate({
        id: 'epochPlayer.advice.confirmed',
        message: 'Grant something that you can take back.',
        description: 'Epoch player: what a dApp can do',
      });
    case 'final':
      return translate({
        id: 'epochPlayer.advice.final',
        message: 'Credit a deposit, ship goods, or act on another chain.',
        description: 'Epoch player: what a dApp can do',
      });
  }
}

/** Heading of the stages. */
export const followedText = (block: string): string =>
  translate(
    {
      id: 'epochPlayer.followed',
      message: 'A transaction in block {block}',
      description: 'Epoch player: heading of the stages of the followed block',
    },
    {block},
  );

/** Whether a stage is reached. */
export const reachedText = (isReached: boolean): string =>
  isReached
    ? translate({
        id: 'epochPlayer.reached',
        message: 'reached',
        description: 'Epoch player: follows the name of a stage',
      })
    : translate({
        id: 'epochPlayer.ahead',
        message: 'not yet',
        description: 'Epoch player: follows the name of a stage',
      });
