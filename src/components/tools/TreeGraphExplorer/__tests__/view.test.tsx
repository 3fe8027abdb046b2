import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import Board from '../Board';
import {UNDER, type Under} from '../Board/under';
import Details from '../Details';
import {storyText} from '../messages/story';
import {begin, reduce, rulesOf, shownGraph, type Action, type State} from '../model/explorer';
import {read} from '../model/reading';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const play = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const readingOf = (state: State) => read(shownGraph(state), rulesOf(state));
const story = (state: State) => storyText(shownGraph(state), readingOf(state), state);
const stop = () => undefined;

/** The buttons of the board: accessible name, text, small number and marks. */
function buttons(state: State, under: Under) {
  const html = renderToStaticMarkup(
    <Board
      graph={shownGraph(state)}
      reading={readingOf(state)}
      selected={state.selected}
      under={under}
      onSelect={stop}
      onAdd={stop}
    />,
  );
  return [...html.matchAll(/<button[^>]*aria-label="([^"]*)" data-under="([^"]*)" data-marks="([^"]*)">([^<]*)</g)].map(
    ([, name = '', small = '', marks = '', text = '']) => ({name, small, marks, text}),
  );
}

/** An attack, up to the block that breaks the balance. */
const attack = play(begin('attack'), ...Array.from({length: 13}, (): Action => ({do: 'step'})));

describe('the view of the explorer', () => {
  it('names each block by its text, edges, weight and place', () => {
    const [genesis, , , fourth, fifth] = buttons(begin('example'), 'weight');
    expect(genesis!.name).toBe('Block 1, genesis block, subtree weight 8');
    expect(fourth!.name).toBe('Block 4, parent 1, references –, subtree weight 1, epoch 2, position 4');
    expect(fifth!.name).toBe('Block 5, pivot block, parent 2, references 3, 4, subtree weight 2, epoch 2, position 5');
    for (const state of [begin('example'), attack]) {
      const all = buttons(state, 'weight');
      expect(all).toHaveLength(state.shown + 1);
      for (const {name, text} of all) expect(name.startsWith(`Block ${text},`)).toBe(true);
    }
  });

  it('shows the small number that the reader chose, and a dash where there is none', () => {
    const smalls = UNDER.map((under) => buttons(play(begin('example'), {do: 'back'}), under).map(({small}) => small));
    expect(smalls).toEqual([
      ['7', '3', '2', '1', '1', '1', '1'],
      ['0', '1', '2', '2', '2', '–', '–'],
      ['1', '2', '3', '4', '5', '–', '–'],
    ]);
  });

  it('marks blocks of the timer chain, and adaptive ones', () => {
    const [marks, graph] = [buttons(attack, 'weight').map((button) => button.marks), shownGraph(attack)];
    expect(marks.map((mark) => mark.includes('A'))).toEqual(graph.map(({isAdaptive}) => isAdaptive));
    expect(marks.filter((mark) => mark.includes('T'))).toHaveLength(readingOf(attack).timers.length);
    expect(readingOf(attack).timers.length).toBeGreaterThan(2);
    expect(graph.at(-1)).toMatchObject({isAdaptive: true, weight: 4});
  });

  it('describes the last event', () => {
    expect(story(play(begin('example'), {do: 'rewind'}))).toBe(
      'Only the genesis block is left. The pivot chain ends with block 1.',
    );
    const late = play(
      begin('example'),
      {do: 'select', block: 5},
      {do: 'add', knowsAll: true},
      {do: 'add', knowsAll: true},
    );
    expect(story(late)).toBe(
      'Block 10 arrives on block 9 and references 5, 7. The pivot chain switches: it loses 5, 8 and now ends with block 10.',
    );
    expect(story(attack)).toContain('It’s adaptive and weighs 4.');
    const published = play(begin('attack'), {do: 'step'}, {do: 'back'}, {do: 'step'});
    expect(story(published)).toMatch(/^To restore the balance, the attacker publishes block 10 on block \d\./);
    expect(story({...begin('example'), isRefused: true})).toMatch(/^No miner can build on block 8/);
  });

  it('describes the selected block and the order, with every value filled in', () => {
    const graph = shownGraph(attack);
    const html = (selected: number) =>
      renderToStaticMarkup(<Details graph={graph} reading={readingOf(attack)} selected={selected} />);
    for (const {index, hash} of graph) {
      expect(html(index)).toContain(`Hash ${hash}`);
      expect(html(index)).not.toMatch(/[{}]|undefined|NaN/);
    }
    const example = renderToStaticMarkup(
      <Details graph={shownGraph(begin('example'))} reading={readingOf(begin('example'))} selected={4} />,
    );
    for (const text of [
      'Selected: block 5',
      'Parent 2, references 3, 4',
      '1; subtree: 2; lead over its siblings: 1',
      'Epoch 2, position 5 in the order',
      '1, 2, 5, 8',
      '1 | 2 | 3, 4, 5 | 6, 7, 8',
    ])
      expect(example).toContain(text);
  });
});
