import {describe, expect, it} from 'vitest';
import {begin, MAX_BLOCKS, reduce, rulesOf, type State} from '../model/explorer';
import {hashOf, openHash} from '../model/link';
import {movesOf, SCENARIOS} from '../model/scenarios';
import {PREFIX} from '../prefix';

/** The largest graph of a scenario. */
const full = ({scenario, seed, adapts, ...state}: State): State => {
  const moves = movesOf(scenario, MAX_BLOCKS - 1, seed, rulesOf({adapts}));
  return {...state, scenario, seed, adapts, moves, shown: moves.length};
};

describe('a link to a graph', {timeout: 60_000}, () => {
  it('restores its original graph, at any size', () => {
    for (const scenario of SCENARIOS) {
      for (const adapts of [true, false]) {
        const state = reduce(begin(scenario, 999_999, adapts), {do: 'back'});
        for (const one of [state, full(state)])
          expect(openHash(hashOf(one))).toEqual({state: {...one, isRefused: undefined, selected: one.shown}});
      }
    }
  });

  it('restores a graph without moves', () => {
    const state: State = {scenario: 'honest', adapts: false, seed: 7, moves: [], shown: 0, selected: 0};
    expect(hashOf(state)).toBe(`${PREFIX}11g.7.0.`);
    expect(openHash(hashOf(state))).toEqual({state});
  });

  it('restores a block that only fixed weights allow, with those only', () => {
    const text = '3c.d.AAACCDDEBFEGGHFIIJJKKLLMMN';
    expect(openHash(`${PREFIX}11g.${text}`)).toMatchObject({state: {adapts: false, shown: 13}});
    expect(openHash(`${PREFIX}11a.${text}`)).toEqual({problem: 'impossible'});
  });

  it('is short, and needs no escapes', () => {
    const hash = hashOf(full(begin('attack')));
    expect(hash.length).toBeLessThan(200);
    expect(new URL(`https://conflux.example/page${hash}`).hash).toBe(hash);
  });

  it('leaves other hashes alone', () => {
    expect([openHash(''), openHash('#pivot'), openHash('#tree-graph')]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['tooLong', `10a.j.7.${'AA'.repeat(200)}`],
    ['tooLong', '9'.repeat(100_000)],
    ['unreadable', ''],
    ['unreadable', '20a.j.1.AA'],
    ['unreadable', '13a.j.1.AA'],
    ['unreadable', '10x.j.1.AA'],
    ['unreadable', '10a.j.1.A'],
    ['unreadable', '10a.j.1.A%41'],
    ['unreadable', '10a.j.1.<script>'],
    ['unreadable', '10a.-1.1.AA'],
    ['impossible', '10a.zzzz.0.'],
    ['impossible', '10a.lfls.0.'],
    ['impossible', '10a.j.2.AA'],
    ['impossible', '10a.j.2.AADA'],
    ['impossible', '10a.j.1.BA'],
    ['impossible', '10a.j.1.AC'],
    ['impossible', '10a.j.1._A'],
    ['impossible', `10a.j.1.${'AA'.repeat(64)}`],
  ])('%s: %.40s', (problem, text) => {
    expect(openHash(PREFIX + text)).toEqual({problem});
  });
});
