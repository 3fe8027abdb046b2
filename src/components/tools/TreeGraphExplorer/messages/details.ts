import {translate} from '@docusaurus/Translate';
import {nameOf, names, positionOf} from '../Board/under';
import type {Block} from '@site/src/components/parts/BlockGraph/block';
import type {Reading} from '../model/reading';

/** Label of a row. */
export function detailText(detail: 'edges' | 'weight' | 'epoch' | 'work' | 'pivot' | 'order'): string {
  switch (detail) {
    case 'edges':
      return translate({id: 'treeGraphExplorer.detail.edges', message: 'Edges'});
    case 'weight':
      return translate({id: 'treeGraphExplorer.detail.weight', message: 'Weight'});
    case 'epoch':
      return translate({
        id: 'treeGraphExplorer.detail.epoch',
        message: 'Place',
        description: 'Epoch and position of a block',
      });
    case 'work':
      return translate({id: 'treeGraphExplorer.detail.work', message: 'Proof of work'});
    case 'pivot':
      return translate({id: 'treeGraphExplorer.detail.pivot', message: 'Pivot chain'});
    case 'order':
      return translate({id: 'treeGraphExplorer.detail.order', message: 'Total order, by epoch'});
  }
}

/** Parent and references of a block. */
export function edgesText({parent, refs}: Block): string {
  if (parent < 0)
    return translate({id: 'treeGraphExplorer.edges.genesis', message: 'The genesis block has no parent.'});
  return refs.length === 0
    ? translate(
        {id: 'treeGraphExplorer.edges.parent', message: 'Parent {parent}, no references'},
        {parent: String(nameOf(parent))},
      )
    : translate(
        {id: 'treeGraphExplorer.edges.refs', message: 'Parent {parent}, references {refs}'},
        {parent: String(nameOf(parent)), refs: names(refs)},
      );
}

/** Weight of a block, of its subtree, and its lead. */
export function weightText({index, weight}: Block, reading: Reading): string {
  const values = {own: String(weight), subtree: String(reading.weights[index]), lead: String(reading.leads[index])};
  return index === 0
    ? translate({id: 'treeGraphExplorer.weight.genesis', message: '{own}; subtree: {subtree}'}, values)
    : translate(
        {id: 'treeGraphExplorer.weight.block', message: '{own}; subtree: {subtree}; lead over its siblings: {lead}'},
        values,
      );
}

/** Epoch and position of a block. */
export function epochText(reading: Reading, index: number): string {
  const position = positionOf(reading, index);
  return position === undefined
    ? translate({id: 'treeGraphExplorer.epoch.none', message: 'In no epoch yet, because no pivot block can reach it'})
    : translate(
        {id: 'treeGraphExplorer.epoch.place', message: 'Epoch {number}, position {position} in the order'},
        {number: String(reading.epochOf[index]), position: String(position)},
      );
}

/** The hash of a block, and the properties that result from it. */
export function workText({index, hash, isAdaptive, isHeavy}: Block, {timers, confirmed}: Reading): string {
  const kinds = [
    timers.includes(index) &&
      translate({
        id: 'treeGraphExplorer.work.timer',
        message: 'on the timer chain',
        description: 'A block, after its hash',
      }),
    isAdaptive &&
      isHeavy &&
      translate({
        id: 'treeGraphExplorer.work.heavy',
        message: 'adaptive and heavy',
        description: 'A block, after its hash',
      }),
    isAdaptive &&
      !isHeavy &&
      translate({
        id: 'treeGraphExplorer.work.light',
        message: 'adaptive without weight',
        description: 'A block, after its hash',
      }),
    index > 0 &&
      index === confirmed &&
      translate({
        id: 'treeGraphExplorer.work.confirmed',
        message: 'force-confirmed',
        description: 'A block, after its hash',
      }),
  ];
  return kinds
    .filter((kind) => kind !== false)
    .reduce(
      (text, kind) => translate({id: 'treeGraphExplorer.work.more', message: '{text}, {kind}'}, {text, kind}),
      translate({id: 'treeGraphExplorer.work.hash', message: 'Hash {hash}'}, {hash}),
    );
}

/** All blocks in their order, with a bar between two epochs. */
export const orderText = ({epochs}: Reading): string => epochs.map(names).join(' | ');
