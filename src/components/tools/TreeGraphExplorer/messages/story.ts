import {translate} from '@docusaurus/Translate';
import {nameOf, names} from '../Board/under';
import type {Block, Graph} from '@site/src/components/parts/BlockGraph/block';
import type {State} from '../model/explorer';
import type {Reading} from '../model/reading';

/** A block that arrives on another one. */
export function blockArrivalText({index, parent, refs}: Pick<Block, 'index' | 'parent' | 'refs'>): string {
  const values = {block: String(nameOf(index)), parent: String(nameOf(parent)), refs: names(refs)};
  return refs.length === 0
    ? translate(
        {
          id: 'treeGraphExplorer.story.block',
          message: 'Block {block} arrives on block {parent} and references nothing.',
        },
        values,
      )
    : translate(
        {id: 'treeGraphExplorer.story.refs', message: 'Block {block} arrives on block {parent} and references {refs}.'},
        values,
      );
}

/** A pivot chain that loses blocks and ends elsewhere. */
export const switchText = (left: readonly number[], end: number): string =>
  translate(
    {
      id: 'treeGraphExplorer.story.switch',
      message: 'The pivot chain switches: it loses {left} and now ends with block {end}.',
    },
    {left: names(left), end: String(nameOf(end))},
  );

/** How the newest block came. */
function arrivalText(graph: Graph, {moves, shown}: State): string {
  const {index, parent, refs} = graph.at(-1)!;
  const values = {block: String(nameOf(index)), parent: String(nameOf(parent))};
  if (index === 0)
    return translate({id: 'treeGraphExplorer.story.genesis', message: 'Only the genesis block is left.'});
  if (moves[shown - 1]?.isAttack)
    return translate(
      {
        id: 'treeGraphExplorer.story.attack',
        message: 'To restore the balance, the attacker publishes block {block} on block {parent}.',
      },
      values,
    );
  return blockArrivalText({index, parent, refs});
}

/** The weight of the newest block, if that is unusual. */
function weightText(graph: Graph): string {
  const {isAdaptive, weight} = graph.at(-1)!;
  if (!isAdaptive) return '';
  return weight === 0
    ? translate({id: 'treeGraphExplorer.story.light', message: 'It’s adaptive and weighs nothing.'})
    : translate(
        {id: 'treeGraphExplorer.story.heavy', message: 'It’s adaptive and weighs {weight}.'},
        {weight: String(weight)},
      );
}

/** The effect of the newest block on the pivot chain. */
function pivotText({pivot, left}: Reading): string {
  const end = pivot.at(-1)!;
  return left.length > 0
    ? switchText(left, end)
    : translate(
        {id: 'treeGraphExplorer.story.pivot', message: 'The pivot chain ends with block {end}.'},
        {end: String(nameOf(end))},
      );
}

/** Why a block was not added. */
const refusalText = (block: number): string =>
  translate(
    {
      id: 'treeGraphExplorer.story.refused',
      message:
        'No miner can build on block {block}: by its own past, the timer chain has force-confirmed another branch.',
    },
    {block: String(nameOf(block))},
  );

/** The newest event, for everyone and read out by screen readers. */
export const storyText = (graph: Graph, reading: Reading, state: State): string =>
  state.isRefused
    ? refusalText(state.selected)
    : [arrivalText(graph, state), weightText(graph), pivotText(reading)].filter(Boolean).join(' ');
