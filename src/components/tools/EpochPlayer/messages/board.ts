import {translate} from '@docusaurus/Translate';
import {nameOf, names} from '@site/src/components/tools/TreeGraphExplorer/Board/under';
import {placeOf} from '../Board/marks';
import {epochOf, stageIn, type Scene} from '../model/scene';
import {stageName} from './stages';

/** Name of a lane. Numbers of epochs are names, so they have no separators. */
export const epochText = (number: number): string =>
  translate({id: 'epochPlayer.epoch', message: 'Epoch {number}'}, {number: String(number)});
export const looseText = (): string =>
  translate({
    id: 'epochPlayer.loose',
    message: 'No epoch',
    description: 'Lane of blocks that are in no epoch yet; at most 10 characters',
  });

/** How the drawing is read and used. */
export const hintText = (): string =>
  translate({
    id: 'epochPlayer.hint',
    message:
      'Each column is an epoch. Its pivot block is filled and comes last, and small numbers show the order of its blocks. Solid edges lead to the parent, and dotted edges to referenced blocks. Blocks marked tx contain a transaction.',
  });

/** The effect of a press on a block. */
export const followHintText = (): string =>
  translate({id: 'epochPlayer.hint.follow', message: 'Select a block to follow it.'});

/** Name of the drawing, for screen readers. */
export const boardText = ({blocks, epochs}: Scene): string =>
  translate(
    {id: 'epochPlayer.board', message: '{blocks} blocks in epochs {first} to {last}'},
    {blocks: String(blocks.length), first: String(epochs[0]!.number), last: String(epochs.at(-1)!.number)},
  );

/** The point of the first picture. */
export const stillText = ({frame: {heads}, epochs}: Scene): string =>
  translate(
    {
      id: 'epochPlayer.still',
      message:
        'In this recording, epoch {mined} is the latest one. Nodes have executed the epochs up to {state}, so the transactions in the later epochs have no receipt yet.',
    },
    {mined: String(epochs.at(-1)!.number), state: String(heads.latest_state)},
  );

/** Name of a block for screen readers: its kind, and how the drawing shows it. */
export function blockText(scene: Scene, index: number): string {
  const {parent, refs, transactions} = scene.blocks[index]!;
  const values = {
    block: String(nameOf(index)),
    parent: parent < 0 ? '–' : String(nameOf(parent)),
    refs: names(refs) || '–',
    transactions: String(transactions),
    number: String(epochOf(scene, index)?.number ?? '–'),
    position: placeOf(scene, index),
    stage: stageName(stageIn(scene, index)!),
  };
  return scene.pivot.includes(index)
    ? translate(
        {
          id: 'epochPlayer.block.pivot',
          message:
            'Block {block}, pivot block, parent {parent}, references {refs}, transactions {transactions}, epoch {number}, position {position}, {stage}',
        },
        values,
      )
    : translate(
        {
          id: 'epochPlayer.block.other',
          message:
            'Block {block}, parent {parent}, references {refs}, transactions {transactions}, epoch {number}, position {position}, {stage}',
        },
        values,
      );
}
