import {describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts/protocolFacts';
import {groupsOf} from '../Board/groups';
import {marksOf, placeOf} from '../Board/marks';
import {stateBehind, stateShownAt} from '../model/deferred';
import type {Film, Recording} from '../model/film';
import {fullFrame, newsOf, opened, reduce, worthFollowing, type Action, type State} from '../model/player';
import {epochOf, sceneOf, stageIn} from '../model/scene';
import json from '../recording.json';

const film: Recording = json;
const DEFERRAL = Number(protocolFact('deferredEpochs').value);
const LAG = Number(protocolFact('executionLag').value);
const last = film.frames.length - 1;
const play = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);

describe('the recording', () => {
  it('has the epochs of the node, in its order', () => {
    expect(sceneOf(film, last).epochs.map(({blocks}) => blocks)).toEqual(film.epochs);
    expect(film.epochs.some(({length}) => length > 2)).toBe(true);
  });

  it('calls a transaction executed exactly when the node had its receipt', () => {
    const packed = film.blocks.flatMap(({transactions}, index) => (transactions > 0 ? [index] : []));
    for (const [at] of film.frames.entries()) {
      const scene = sceneOf(film, at);
      expect(
        packed.filter((index) => ['executed', 'confirmed', 'final'].includes(stageIn(scene, index) ?? '')),
      ).toEqual(film.receipts[at]);
    }
    expect(film.receipts.at(-1)).toEqual(packed);
  });

  it('executes an epoch when the newest one is as many ahead as the facts state', () => {
    for (const {heads} of film.frames) expect(heads.latest_mined - heads.latest_state).toBe(LAG);
  });

  it('has one state root for all blocks whose ancestor so many blocks before is the same, and another for each height', () => {
    const roots = new Map<number, Set<string>>();
    for (const block of film.blocks)
      roots.set(
        stateBehind(block, DEFERRAL),
        new Set(roots.get(stateBehind(block, DEFERRAL))).add(block.deferredStateRoot),
      );
    expect([...roots.values()].every(({size}) => size === 1)).toBe(true);
    expect(new Set([...roots.values()].flatMap((set) => [...set])).size).toBe(roots.size);
  });

  it('shows every stage, a switch of the pivot chain, and a block that changes its epoch', () => {
    const stages = new Set(
      film.frames.flatMap((_, at) => [stageIn(sceneOf(film, at), 5), stageIn(sceneOf(film, at), 16)]),
    );
    expect([...stages].sort()).toEqual(['arrived', 'confirmed', 'executed', 'final', 'ordered', undefined]);
    const news = film.frames.map((_, at) => newsOf({film, at, followed: 9}));
    expect(news.flatMap((one) => one?.left ?? [])).toEqual([9]);
    const epochs = film.frames.map((_, at) => epochOf(sceneOf(film, at), 9)?.number);
    expect([...new Set(epochs)]).toEqual([undefined, 60, 62]);
  });

  it('is drawn in a lane for each epoch, and one for blocks without an epoch while there are any', () => {
    expect(groupsOf(sceneOf(film, 5))).toEqual([
      {members: [0], hasPivot: true},
      {members: [1], hasPivot: true},
      {members: [2], hasPivot: true},
      {members: [3, 4], hasPivot: true},
      {members: [5], hasPivot: false},
    ]);
    expect(groupsOf(sceneOf(film, last))).toEqual(film.epochs.map((members) => ({members, hasPivot: true})));
  });

  it.each([
    {at: 5, block: 4, marks: '', place: '2'},
    {at: 5, block: 5, marks: 'tx', place: '–'},
    {at: last, block: 5, marks: 'tx', place: '1'},
    {at: last, block: 8, marks: '', place: '3'},
  ])('marks block $block with "$marks" and "$place" at moment $at', ({at, block, marks, place}) => {
    const scene = sceneOf(film, at);
    expect([marksOf(scene, block), placeOf(scene, block)]).toEqual([marks, place]);
  });

  it('is small', () => {
    expect(JSON.stringify(film).length).toBeLessThan(9000);
  });
});

describe('the deferred state', () => {
  it.each([
    {height: 0, behind: 0, shownAt: 5},
    {height: 4, behind: 0, shownAt: 9},
    {height: 5, behind: 0, shownAt: 10},
    {height: 59, behind: 54, shownAt: 64},
  ])('block $height contains that of epoch $behind, and epoch $height appears in $shownAt', (row) => {
    expect([stateBehind(row, 5), stateShownAt(row.height, 5)]).toEqual([row.behind, row.shownAt]);
  });
});

describe('the player', () => {
  it('opens with all blocks, and follows a transaction outside of the pivot chain', () => {
    const state = opened(film);
    expect(film.frames[state.at]!.arrived).toBe(film.blocks.length);
    expect(film.frames[state.at - 1]!.arrived).toBe(film.blocks.length - 1);
    expect([state.followed, worthFollowing(film)]).toEqual([5, 5]);
    const packed = (...indexes: number[]) => ({
      ...film,
      blocks: film.blocks.map((block, index) => ({...block, transactions: indexes.includes(index) ? 1 : 0})),
    });
    expect([packed(1, 7), packed(4, 2), packed()].map(worthFollowing)).toEqual([7, 2, 16]);
  });

  it('steps within the film', () => {
    const state = opened(film);
    expect(play(state, {do: 'rewind'}, {do: 'back'}).at).toBe(0);
    expect(play(state, {do: 'end'}, {do: 'step'}).at).toBe(last);
    expect(play(state, {do: 'back'}, {do: 'step'}).at).toBe(fullFrame(film));
    expect(play(state, {do: 'follow', block: 99}).followed).toBe(film.blocks.length - 1);
    expect(play(state, {do: 'follow', block: -1}).followed).toBe(0);
  });

  it('goes with a film that grows only while its newest frame is shown', () => {
    const short = {...film, frames: film.frames.slice(0, 20)};
    const extend: Action = {do: 'extend', film};
    expect(play(opened(film), {do: 'open', film: short, at: 19, followed: 3}, extend)).toMatchObject({
      at: last,
      followed: 3,
    });
    expect(play(opened(film), {do: 'open', film: short, at: 19, followed: 3}, {do: 'back'}, extend).at).toBe(18);
    expect(play(opened(film), {do: 'open', film: short, at: 500, followed: 3}).at).toBe(19);
  });

  it('describes the changes in a frame', () => {
    expect(newsOf({film, at: 0, followed: 5})).toBeUndefined();
    expect(newsOf({film, at: 5, followed: 5})).toEqual({block: 5, left: [], hasMoved: true, reached: []});
    expect(newsOf({film, at: 5, followed: 0})).toEqual({block: 5, left: [], hasMoved: false, reached: []});
    expect(newsOf({film, at: 8, followed: 5})).toEqual({
      block: 8,
      left: [],
      hasMoved: true,
      reached: [{stage: 'executed', from: 55, to: 55}],
    });
    expect(newsOf({film, at: last, followed: 5})).toEqual({
      block: undefined,
      left: [],
      hasMoved: true,
      reached: [{stage: 'final', from: 54, to: 60}],
    });
  });

  it('reports a block that changes its epoch but not its stage, and a new epoch that is executed already', () => {
    const block = (index: number, height: number, parent: number, refs: number[] = []) => ({
      ...film.blocks[index]!,
      height,
      parent,
      refs,
    });
    const heads = {latest_mined: 8, latest_state: 0, latest_confirmed: 0, latest_finalized: 0};
    const switching: Film = {
      first: 7,
      blocks: [block(0, 7, -1), block(1, 8, 0), block(2, 8, 0), block(3, 9, 2, [1])],
      frames: [
        {arrived: 3, end: 1, heads},
        {arrived: 4, end: 3, heads},
        {arrived: 4, end: 3, heads: {...heads, latest_state: 9}},
      ],
    };
    expect(newsOf({film: switching, at: 1, followed: 1})).toEqual({block: 3, left: [1], hasMoved: true, reached: []});
    const skipping = {...switching, frames: [switching.frames[0]!, switching.frames[2]!]};
    expect(newsOf({film: skipping, at: 1, followed: 1})?.reached).toEqual([{stage: 'executed', from: 7, to: 9}]);
  });
});
