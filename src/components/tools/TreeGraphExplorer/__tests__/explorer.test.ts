import {describe, expect, it} from 'vitest';
import {BLOCKS} from '@site/src/components/parts/TreeGraph/graph';
import {begin, MAX_BLOCKS, reduce, rulesOf, shownGraph, type Action, type State} from '../model/explorer';
import {chance} from '../model/luck';
import type {Move} from '../model/mine';
import {read} from '../model/reading';
import {graphOf, movesOf, nextMove, SCENARIOS, type Scenario} from '../model/scenarios';

const play = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
/** Moves in short: the parent, what the miner has received, and `!` for the attacker. */
const written = (moves: readonly Move[]) =>
  moves.map(({parent, received, isAttack}) => `${parent},${received}${isAttack ? '!' : ''}`).join(' ');
const movesFrom = (text: string): Move[] =>
  text.split(' ').map((move) => {
    const [parent, received] = move.split(',');
    return {parent: Number(parent), received: Number(received)};
  });
/** With adaptive weights, no miner can build on block 13 of this graph: its past confirms another branch for good. */
const CONFIRMS_ANOTHER = movesFrom('0,0 0,2 2,3 3,4 1,5 4,6 6,7 5,8 8,9 9,10 10,11 11,12');
const readingOf = (state: State) => read(shownGraph(state), rulesOf(state));

describe('the Tree-Graph explorer', {timeout: 60_000}, () => {
  it('starts with the graph of the drawing: the same edges, pivot chain, epochs and order', () => {
    const state = begin('example');
    const graph = shownGraph(state);
    const {pivot, epochs} = readingOf(state);
    expect(
      graph.map(({index, parent, refs}) => ({order: index + 1, parent: parent + 1, refs: refs.map((one) => one + 1)})),
    ).toEqual(BLOCKS.map(({order, parent = 0, refs = []}) => ({order, parent, refs})));
    expect(pivot.map((index) => index + 1)).toEqual(BLOCKS.filter((block) => block.pivot).map(({order}) => order));
    expect(epochs.map((blocks) => blocks.map((index) => index + 1))).toEqual(
      pivot.map((_, epoch) => BLOCKS.filter((block) => block.epoch === epoch).map(({order}) => order)),
    );
  });

  it('shows the two late blocks of the page: the pivot chain switches to block 6', () => {
    const late: Action[] = [
      {do: 'select', block: 5},
      {do: 'add', knowsAll: true},
      {do: 'add', knowsAll: true},
    ];
    const {pivot, weights, left} = readingOf(play(begin('example'), ...late));
    expect([weights[5], weights[4]]).toEqual([3, 2]);
    expect(pivot.map((index) => index + 1).slice(0, 4)).toEqual([1, 2, 6, 9]);
    expect(left.map((index) => index + 1)).toEqual([5, 8]);
  });

  it('goes back and forth without losing a block, until one is added', () => {
    const state = begin('honest');
    const back = play(state, {do: 'back'}, {do: 'back'});
    expect([back.shown, back.moves]).toEqual([state.shown - 2, state.moves]);
    expect(play(back, {do: 'step'}, {do: 'step'})).toEqual({...state, isRefused: false});
    const added = play(back, {do: 'select', block: 0}, {do: 'add', knowsAll: false});
    expect(added.moves).toEqual([...state.moves.slice(0, back.shown), {parent: 0, received: 0}]);
    expect(shownGraph(added).at(-1)).toMatchObject({parent: 0, refs: []});
    expect(play(state, {do: 'rewind'}).shown).toBe(0);
    expect(play(added, {do: 'reset'})).toEqual(state);
    expect(play(state, {do: 'rewind'}, {do: 'back'}).shown).toBe(0);
  });

  it('continues a scenario that has no more moves, up to the largest graph', () => {
    for (const scenario of SCENARIOS) {
      let state = begin(scenario);
      for (let i = 0; i < MAX_BLOCKS + 5; i++) state = reduce(state, {do: 'step'});
      expect(shownGraph(state)).toHaveLength(MAX_BLOCKS);
      expect(reduce(state, {do: 'add', knowsAll: true})).toBe(state);
    }
  });

  it('returns the same story for the same seed, and another one for another', () => {
    expect(begin('attack', 5)).toEqual(begin('attack', 5));
    const other = play(begin('attack', 5), {do: 'reseed'});
    expect(other.seed).toBe(6);
    expect(shownGraph(other)).not.toEqual(shownGraph(begin('attack', 5)));
  });

  it('the balance attack lasts with fixed weights, and ends with adaptive ones', () => {
    let ended = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const end = (adapts: boolean) => {
        const rules = rulesOf({adapts});
        const moves = movesOf('attack', 59, seed, rules);
        return {moves, weights: read(graphOf(moves, seed, rules), rules).weights};
      };
      const [fixed, adaptive] = [end(false), end(true)];
      expect(Math.abs(fixed.weights[1]! - fixed.weights[2]!)).toBeLessThanOrEqual(2);
      ended += Math.abs(adaptive.weights[1]! - adaptive.weights[2]!) > 10 ? 1 : 0;
      expect(fixed.moves.filter(({isAttack}) => isAttack).length).toBeGreaterThan(5);
    }
    // The attacker can be lucky for as long as a small graph grows.
    expect(ended).toBeGreaterThan(30);
  });

  it('plays the attack again when the weights change, and keeps what the reader built elsewhere', () => {
    const attack = play(begin('attack'), {do: 'weigh', adapts: false});
    expect(attack.moves).toEqual(begin('attack', undefined, false).moves);
    const built = play(begin('example'), {do: 'select', block: 3}, {do: 'add', knowsAll: true});
    expect(play(built, {do: 'weigh', adapts: false}).moves).toEqual(built.moves);
  });

  it('replays an attack with adaptive weights, too', () => {
    expect(play(begin('attack', 2, false), {do: 'weigh', adapts: true}).moves).toEqual(begin('attack', 2, true).moves);
  });

  it.each<[Scenario, number, boolean, string]>([
    ['example', 19, true, '0,0 0,0 0,0 1,4 1,0 2,0 4,7'],
    ['honest', 1, true, '0,1 1,2 0,1 0,1 2,4 2,5 2,4 5,7 5,6 8,9 9,10 9,10'],
    ['attack', 1, true, '0,0 0,0 1,3 2,4 3,5 4,6 6,7 7,8 5,9! 8,10 9,11! 11,12 10,13 13,14 12,15! 14,16'],
    ['attack', 2, true, '0,0 0,0 1,3 2,4 3,5 4,6 5,7 7,8 6,9! 8,10 9,11 10,12 12,13 13,14 14,15 15,16'],
    ['attack', 2, false, '0,0 0,0 1,3 2,4 3,5 4,6 5,7 7,8 6,9! 8,10 9,11! 11,12 12,13 13,14 10,15! 15,16'],
  ])('tells the story %s of seed %i (adaptive weights: %s)', (scenario, seed, adapts, moves) => {
    expect(written(movesOf(scenario, moves.split(' ').length, seed, rulesOf({adapts})))).toBe(moves);
  });

  it.each([
    ['waits for a second branch', 4, '0,0 1,2 2,3', '1,2'],
    ['has no part in a race of other branches', 19, '0,0 0,0 0,0 0,0', '1,3'],
    ['waits when the lighter branch has the newest block', 96, '0,1 0,1 1,3 1,2 0,0', '3,6'],
    ['gives up when a branch is confirmed', 170, '0,0 0,0 1,0 3,0 2,5 3,0 5,7 7,8 8,9 9,10', '6,11'],
  ])('the attacker %s', (_, seed, moves, next) => {
    const rules = rulesOf({adapts: true});
    const graph = graphOf(movesFrom(moves), seed, rules);
    expect(graph).toHaveLength(moves.split(' ').length + 1);
    expect(written([nextMove('attack', graph, seed, rules)])).toBe(next);
  });

  it('refuses a block whose parent confirms another branch, and changes nothing else', () => {
    const moves = CONFIRMS_ANOTHER;
    const state: State = {scenario: 'honest', seed: 120, adapts: true, moves, shown: 12, selected: 12};
    const refused = play(state, {do: 'add', knowsAll: true});
    expect(refused).toEqual({...state, isRefused: true});
    expect(play(refused, {do: 'select', block: 3})).toEqual({...state, selected: 3, isRefused: false});
    // Fixed weights allow it, until the weights adapt again.
    const fixed = play(state, {do: 'weigh', adapts: false}, {do: 'add', knowsAll: true});
    expect(fixed.moves).toEqual([...moves, {parent: 12, received: 13}]);
    expect(play(fixed, {do: 'weigh', adapts: true})).toEqual({...state, isRefused: false});
  });

  it('starts another scenario with the same weights, and opens any state', () => {
    const state = begin('example', undefined, false);
    expect(play(state, {do: 'start', scenario: 'honest'})).toEqual(begin('honest', 1, false));
    expect(play(state, {do: 'open', state: begin('attack', 3)})).toEqual(begin('attack', 3, true));
  });

  it('survives anything that a reader does, in each scenario', () => {
    const kinds = ['step', 'back', 'add', 'select', 'weigh'] as const;
    let refusals = 0;
    for (let seed = 1; seed <= 12; seed++) {
      let state = begin(SCENARIOS[seed % 3]!, seed);
      for (let turn = 0; turn < 60; turn++) {
        const [kind, part] = [kinds[Math.floor(chance(seed, turn, 20) * kinds.length)]!, chance(seed, turn, 21)];
        const action: Action =
          kind === 'add'
            ? {do: 'add', knowsAll: part < 0.5}
            : kind === 'select'
              ? {do: 'select', block: Math.floor(part * (state.shown + 1))}
              : kind === 'weigh'
                ? {do: 'weigh', adapts: part < 0.7}
                : {do: kind};
        state = reduce(state, action);
        // Regardless of the blocks that the reader has added, the story continues.
        if (kind === 'step') expect(state.isRefused).toBe(false);
        refusals += state.isRefused ? 1 : 0;
        expect(shownGraph(state)).toHaveLength(state.shown + 1);
        expect(state.selected).toBeLessThanOrEqual(state.shown);
      }
    }
    expect(refusals).toBeLessThan(60);
  });
});
