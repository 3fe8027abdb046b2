import {translate} from '@docusaurus/Translate';
import {nameOf, names, positionOf} from '../Board/under';
import type {Graph} from '@site/src/components/parts/BlockGraph/block';
import type {Reading} from '../model/reading';

/** Name of the drawing, for screen readers. */
export const boardText = (): string => translate({id: 'treeGraphExplorer.board', message: 'Blocks of the Tree-Graph'});

/** How the drawing is read and used. */
export const hintText = (): string =>
  translate({
    id: 'treeGraphExplorer.hint',
    message:
      'Select a block with the mouse or the arrow keys, and press Enter to add a block on it. Filled blocks form the pivot chain, dashed ones aren’t in an epoch yet. T marks blocks on the timer chain, and A marks adaptive blocks, which are round if they weigh nothing.',
  });

/** Heading of the details. */
export const headingText = (selected: number): string =>
  translate({id: 'treeGraphExplorer.heading', message: 'Selected: block {block}'}, {block: String(nameOf(selected))});

/** Name of a block for screen readers: its kind, and how the drawing shows it. */
export function blockText(graph: Graph, reading: Reading, index: number): string {
  const {parent, refs} = graph[index]!;
  const values = {
    block: String(nameOf(index)),
    parent: String(nameOf(parent)),
    refs: names(refs) || '–',
    weight: String(reading.weights[index]),
    number: String(reading.epochOf[index] ?? '–'),
    position: String(positionOf(reading, index) ?? '–'),
  };
  if (parent < 0)
    return translate(
      {id: 'treeGraphExplorer.block.genesis', message: 'Block {block}, genesis block, subtree weight {weight}'},
      values,
    );
  return reading.pivot.includes(index)
    ? translate(
        {
          id: 'treeGraphExplorer.block.pivot',
          message:
            'Block {block}, pivot block, parent {parent}, references {refs}, subtree weight {weight}, epoch {number}, position {position}',
        },
        values,
      )
    : translate(
        {
          id: 'treeGraphExplorer.block.other',
          message:
            'Block {block}, parent {parent}, references {refs}, subtree weight {weight}, epoch {number}, position {position}',
        },
        values,
      );
}
