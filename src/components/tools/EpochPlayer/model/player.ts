import {epochOf, sceneOf, stageIn} from './scene';
import type {Film} from './film';

/** Which moment is shown, and which block is followed. */
export interface State {
  readonly film: Film;
  readonly at: number;
  readonly followed: number;
}

export type Action =
  | {readonly do: 'follow'; readonly block: number}
  /** Another film, at one of its frames. */
  | {readonly do: 'open'; readonly film: Film; readonly at: number; readonly followed: number}
  /** The same film with more frames; stays at the newest one if it was there. */
  | {readonly do: 'extend'; readonly film: Film}
  | {readonly do: 'step' | 'back' | 'rewind' | 'end'};

const last = ({frames}: Film): number => frames.length - 1;
const within = (film: Film, at: number): number => Math.min(Math.max(at, 0), last(film));

/** The first frame that shows all blocks, which is the most informative one. */
export const fullFrame = ({frames, blocks}: Film): number => frames.findIndex(({arrived}) => arrived === blocks.length);

/**
 * The first block with a transaction outside of the pivot chain, otherwise the first with a transaction, otherwise the
 * last one.
 */
export function worthFollowing(film: Film): number {
  const {pivot} = sceneOf(film, last(film));
  const packed = film.blocks.flatMap(({transactions}, index) => (transactions > 0 ? [index] : []));
  return packed.find((index) => !pivot.includes(index)) ?? packed[0] ?? film.blocks.length - 1;
}

/** A film at a frame, with a block that is worth following. */
export const opened = (film: Film, at = fullFrame(film)): State => ({
  film,
  at: within(film, at),
  followed: worthFollowing(film),
});

export function reduce(state: State, action: Action): State {
  const {film, at} = state;
  switch (action.do) {
    case 'follow':
      return {...state, followed: Math.min(Math.max(action.block, 0), film.blocks.length - 1)};
    case 'open':
      return {film: action.film, at: within(action.film, action.at), followed: action.followed};
    case 'extend':
      return {...state, film: action.film, at: at === last(film) ? last(action.film) : at};
    case 'step':
      return {...state, at: within(film, at + 1)};
    case 'back':
      return {...state, at: within(film, at - 1)};
    case 'rewind':
      return {...state, at: 0};
    case 'end':
      return {...state, at: last(film)};
  }
}

/** The changes in the frame, compared with the one before it. */
export interface News {
  /** A block that arrived; undefined when only the epoch numbers moved. */
  readonly block: number | undefined;
  /** Blocks that left the pivot chain. */
  readonly left: readonly number[];
  /** The followed block's stage or epoch is another one now. */
  readonly hasMoved: boolean;
  /** Epochs that became executed, confirmed and final, as first and last number. */
  readonly reached: readonly {
    readonly stage: 'executed' | 'confirmed' | 'final';
    readonly from: number;
    readonly to: number;
  }[];
}

/** Compares a frame with the one before it; undefined for the first one. */
export function newsOf({film, at, followed}: State): News | undefined {
  if (at === 0) return undefined;
  const [before, now] = [sceneOf(film, at - 1), sceneOf(film, at)];
  const reached = (['executed', 'confirmed', 'final'] as const).flatMap((stage) => {
    const numbers = now.epochs
      .filter(
        (epoch) => epoch.stage === stage && before.epochs.find(({number}) => number === epoch.number)?.stage !== stage,
      )
      .map(({number}) => number);
    return numbers.length > 0 ? [{stage, from: numbers[0]!, to: numbers.at(-1)!}] : [];
  });
  return {
    block: now.blocks.length > before.blocks.length ? now.blocks.length - 1 : undefined,
    left: before.pivot.filter((block) => !now.pivot.includes(block)),
    hasMoved:
      stageIn(before, followed) !== stageIn(now, followed) ||
      epochOf(before, followed)?.number !== epochOf(now, followed)?.number,
    reached,
  };
}
