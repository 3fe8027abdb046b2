import {afterAll, describe, expect, it, vi} from 'vitest';
import {blockText} from '../messages/board';
import {detailText, edgesText, epochText, weightText, workText} from '../messages/details';
import {problemText, scaleText, sharedText} from '../messages/notices';
import {storyText} from '../messages/story';
import {begin, reduce, rulesOf, shownGraph, type State} from '../model/explorer';
import {read} from '../model/reading';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@site/src/components/parts/localNumber', () => ({
  localNumber: (value: number) => `#${value}`,
  localList: (items: string[]) => items.join(', '),
}));

const readingOf = (state: State) => read(shownGraph(state), rulesOf(state));
/** The attack after so many moves. */
const attack = (moves: number): State => {
  let state = reduce(begin('attack'), {do: 'rewind'});
  for (let move = 0; move < moves; move++) state = reduce(state, {do: 'step'});
  return state;
};
/** The drawing of the page without its last block: two blocks are in no epoch. */
const example = reduce(begin('example'), {do: 'back'});
const [graph, reading] = [shownGraph(example), readingOf(example)];

describe('the words of the explorer', () => {
  it.each([
    ['rows', (['edges', 'weight', 'epoch', 'work', 'pivot', 'order'] as const).map(detailText), /^[A-Z].*[a-z]$/],
    ['faults of links', (['tooLong', 'unreadable', 'impossible'] as const).map(problemText), /^Th.*graph.*\.$/],
    ['results of sharing', (['copied', 'shown'] as const).map(sharedText), /^[A-Z].*link.*\.$/],
  ])('%s have different texts', (_name, texts, form) => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(form);
  });

  it('say that the link is copied only when it is', () => {
    expect((['copied', 'shown'] as const).map((shared) => sharedText(shared).includes('is copied'))).toEqual([
      true,
      false,
    ]);
  });

  it('compare each number of the model with that of the network', () => {
    const text = scaleText({timerRatio: 180, timerBeta: 240, leadBeta: 1000, heavyRatio: 250});
    expect(text.match(/\d+[^.()]*\(network: [^)]*\)/g)).toEqual([
      '3 is a timer block (network: #180)',
      '3 ticks old (network: #240)',
      '3 (network: #1000)',
      '4 or nothing (network: #250)',
    ]);
  });

  it.each([
    [0, 'The genesis block has no parent.', '1; subtree: 7', 'Epoch 0, position 1 in the order'],
    [1, 'Parent 1, no references', '1; subtree: 3; lead over its siblings: 0', 'Epoch 1, position 2 in the order'],
    [4, 'Parent 2, references 3, 4', '1; subtree: 1; lead over its siblings: 0', 'Epoch 2, position 5 in the order'],
    [
      6,
      'Parent 3, no references',
      '1; subtree: 1; lead over its siblings: 1',
      'In no epoch yet, because no pivot block can reach it',
    ],
  ])('describe the block with index %i', (index, edges, weight, place) => {
    const block = graph[index]!;
    expect([edgesText(block), weightText(block, reading), epochText(reading, index)]).toEqual([edges, weight, place]);
  });

  const heavy = {isAdaptive: true, isHeavy: true};
  it.each([
    ['nothing else', {}, {}, 'Hash 00ff'],
    ['a place on the timer chain', {}, {timers: [1, 3]}, 'Hash 00ff, on the timer chain'],
    ['much work alone', {isHeavy: true}, {}, 'Hash 00ff'],
    ['weight', heavy, {}, 'Hash 00ff, adaptive and heavy'],
    ['no weight', {isAdaptive: true}, {}, 'Hash 00ff, adaptive without weight'],
    ['a force-confirmed block', {}, {confirmed: 3}, 'Hash 00ff, force-confirmed'],
    ['another confirmed block', {}, {confirmed: 2}, 'Hash 00ff'],
    ['the genesis block, which needs no confirmation', {index: 0}, {confirmed: 0}, 'Hash 00ff'],
    [
      'everything at once',
      heavy,
      {timers: [3], confirmed: 3},
      'Hash 00ff, on the timer chain, adaptive and heavy, force-confirmed',
    ],
  ])('add to a hash what follows from it: %s', (_name, block, results, text) => {
    expect(
      workText(
        {...graph[3]!, hash: '00ff', isAdaptive: false, isHeavy: false, ...block},
        {...reading, timers: [], confirmed: 0, ...results},
      ),
    ).toBe(text);
  });

  it('have dashes for a block without references and without an epoch', () => {
    expect(blockText(graph, reading, 6)).toBe('Block 7, parent 3, references –, subtree weight 1, epoch –, position –');
  });

  it.each([
    [13, /^Block 14 arrives on block 11 and references 12\. /],
    [17, /^To restore the balance, the attacker publishes block 18 on block 16\. /],
    [18, / It’s adaptive and weighs nothing\. /],
    [21, / It’s adaptive and weighs 4\. /],
  ])('tell the event of move %i of the attack', (moves, text) => {
    const state = attack(moves);
    expect(storyText(shownGraph(state), readingOf(state), state)).toMatch(text);
  });
});
