import {PREFIX} from '../prefix';
import {MAX_BLOCKS, rulesOf, SEEDS, type State} from './explorer';
import type {Move} from './mine';
import {graphOf, SCENARIOS} from './scenarios';

/** One digit for each number below 64, without any character that an address would escape. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ATTACK = '~';
/** Version, scenario, weights, seed, number of shown moves and moves; no move is longer than three characters. */
const FORM = /^1([0-2])([ag])\.([0-9a-z]{1,4})\.([0-9a-z]{1,2})\.((?:~?[A-Za-z0-9_-]{2})*)$/;
const LONGEST = 16 + 3 * MAX_BLOCKS;

export type LinkProblem = 'tooLong' | 'unreadable' | 'impossible';
export type Opened = {readonly state: State} | {readonly problem: LinkProblem};

/** The graph as the hash of an address. */
export function hashOf({scenario, adapts, seed, shown, moves}: State): string {
  const text = moves
    .map(({parent, received, isAttack}) => `${isAttack ? ATTACK : ''}${DIGITS[parent]}${DIGITS[received]}`)
    .join('');
  return `${PREFIX}1${SCENARIOS.indexOf(scenario)}${adapts ? 'a' : 'g'}.${seed.toString(36)}.${shown.toString(36)}.${text}`;
}

function readMove(text: string): Move {
  const isAttack = text.startsWith(ATTACK);
  const [parent, received] = [DIGITS.indexOf(text.at(-2)!), DIGITS.indexOf(text.at(-1)!)];
  return {parent, received, ...(isAttack && {isAttack})};
}

/** Reads the hash of an address; undefined if it does not contain a graph. Everything in it can be wrong. */
export function openHash(hash: string): Opened | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  if (hash.length > PREFIX.length + LONGEST) return {problem: 'tooLong'};
  const match = FORM.exec(hash.slice(PREFIX.length));
  if (!match) return {problem: 'unreadable'};
  const [scenario, seed, shown] = [SCENARIOS[Number(match[1])]!, parseInt(match[3]!, 36), parseInt(match[4]!, 36)];
  const moves = (match[5]!.match(/~?[^~]{2}/g) ?? []).map(readMove);
  // A parent arrives before its child, and no miner receives more blocks than exist.
  const isPossible =
    seed < SEEDS &&
    shown <= moves.length &&
    moves.length < MAX_BLOCKS &&
    moves.every(({parent, received}, index) => parent <= index && received <= index + 1);
  const adapts = match[2] === 'a';
  if (!isPossible || graphOf(moves, seed, rulesOf({adapts})).length <= moves.length) return {problem: 'impossible'};
  return {state: {scenario, adapts, seed, moves, shown, selected: shown}};
}
