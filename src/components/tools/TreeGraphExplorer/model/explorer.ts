import type {Graph, Rules} from '../../../parts/BlockGraph/block';
import {MODEL} from './luck';
import {prepare, type Move} from './mine';
import {EXAMPLE, graphOf, movesOf, nextMove, type Scenario} from './scenarios';

/** Maximum number of blocks in a graph: with more, neither the drawing nor a link would be useful. */
export const MAX_BLOCKS = 64;
/** Seeds are smaller than this. */
export const SEEDS = 1_000_000;

/** The reader's input, which determines everything on the screen. */
export interface State {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly adapts: boolean;
  readonly moves: readonly Move[];
  /** Number of moves shown. Back keeps the hidden ones, so that Step can show them again. */
  readonly shown: number;
  readonly selected: number;
  /** No miner can build on the selected block, although the reader wanted to. */
  readonly isRefused?: boolean;
}

export type Action =
  | {readonly do: 'add'; readonly knowsAll: boolean}
  | {readonly do: 'select'; readonly block: number}
  | {readonly do: 'start'; readonly scenario: Scenario}
  | {readonly do: 'weigh'; readonly adapts: boolean}
  | {readonly do: 'open'; readonly state: State}
  | {readonly do: 'step' | 'back' | 'rewind' | 'reset' | 'reseed'};

/**
 * The initial number of moves of a scenario, and how many of them are shown. The example has the hashes that its ties
 * need.
 */
const FIRST: Record<Scenario, {readonly seed: number; readonly recorded: number; readonly shown: number}> = {
  example: {seed: 19, recorded: EXAMPLE.length, shown: EXAMPLE.length},
  honest: {seed: 1, recorded: 24, shown: 9},
  attack: {seed: 1, recorded: 36, shown: 8},
};

export const rulesOf = ({adapts}: Pick<State, 'adapts'>): Rules => ({...MODEL, adapts});
export const shownGraph = ({moves, shown, seed, adapts}: State): Graph =>
  graphOf(moves.slice(0, shown), seed, rulesOf({adapts}));

/** A scenario at its beginning. */
export function begin(scenario: Scenario, seed = FIRST[scenario].seed, adapts = true): State {
  const {recorded, shown} = FIRST[scenario];
  return {scenario, seed, adapts, moves: movesOf(scenario, recorded, seed, rulesOf({adapts})), shown, selected: shown};
}

/** The state with this many moves shown, and the newest block selected. */
const at = (state: State, shown: number): State => ({...state, shown, selected: shown, isRefused: false});

/** Puts a move after the shown ones; the moves after them are forgotten. */
function append(state: State, move: Move): State {
  if (state.shown + 1 >= MAX_BLOCKS) return state;
  if (!prepare(shownGraph(state), move, rulesOf(state))) return {...state, isRefused: true};
  return at({...state, moves: [...state.moves.slice(0, state.shown), move]}, state.shown + 1);
}

function step(state: State): State {
  if (state.shown < state.moves.length) return at(state, state.shown + 1);
  return append(state, nextMove(state.scenario, shownGraph(state), state.seed, rulesOf(state)));
}

/** The same story with other weights. The attacker reacts to the weights, so the attack is played again. */
function weigh(state: State, adapts: boolean): State {
  const {scenario, seed} = state;
  const rules = rulesOf({adapts});
  // With other weights, the rules can exclude a parent that they allowed before.
  const moves =
    scenario === 'attack'
      ? movesOf(scenario, state.moves.length, seed, rules)
      : state.moves.slice(0, graphOf(state.moves, seed, rules).length - 1);
  return at({...state, adapts, moves}, Math.min(state.shown, moves.length));
}

export function reduce(state: State, action: Action): State {
  switch (action.do) {
    case 'add':
      return append(state, {parent: state.selected, received: action.knowsAll ? state.shown + 1 : 0});
    case 'select':
      return {...state, selected: action.block, isRefused: false};
    case 'start':
      return begin(action.scenario, undefined, state.adapts);
    case 'weigh':
      return weigh(state, action.adapts);
    case 'open':
      return action.state;
    case 'step':
      return step(state);
    case 'back':
      return at(state, Math.max(0, state.shown - 1));
    case 'rewind':
      return at(state, 0);
    case 'reset':
      return begin(state.scenario, state.seed, state.adapts);
    case 'reseed':
      return begin(state.scenario, (state.seed + 1) % SEEDS, state.adapts);
  }
}
