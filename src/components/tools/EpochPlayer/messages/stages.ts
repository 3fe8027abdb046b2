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
        description: 'Stage of a transaction between packed and executed',
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
      });
    case 'ordered':
      return translate({
        id: 'epochPlayer.advice.ordered',
        message:
          'The transaction has a position, but it can still change. Keep showing it as pending, because there’s no receipt yet.',
      });
    case 'executed':
      return translate({
        id: 'epochPlayer.advice.executed',
        message: 'Read the receipt, check outcomeStatus, and show the new balance.',
        description: 'outcomeStatus is a field',
      });
    case 'confirmed':
      return translate({id: 'epochPlayer.advice.confirmed', message: 'Grant something that you can take back.'});
    case 'final':
      return translate({
        id: 'epochPlayer.advice.final',
        message: 'Credit a deposit, ship goods, or act on another chain.',
      });
  }
}

/** Heading of the stages. */
export const followedText = (block: string): string =>
  translate({id: 'epochPlayer.followed', message: 'A transaction in block {block}'}, {block});

/** Whether a stage is reached. */
export const reachedText = (isReached: boolean): string =>
  isReached
    ? translate({id: 'epochPlayer.reached', message: 'reached', description: 'Follows the name of a stage'})
    : translate({id: 'epochPlayer.ahead', message: 'not yet', description: 'Follows the name of a stage'});
