import type {Tone} from '@site/src/components/parts/Diagram/tone';

/** Names of code in the texts of actors and steps are between backticks. */
export type Actor = {
  /** The id that `from` and `to` of a step refer to. */
  readonly id: string;
  readonly name: string;
  /** A few words below the name, for example about the assets of this actor. */
  readonly detail?: string;
  /** `core` or `espace` for an actor that acts in that space. The arrows that it sends have the same colour. */
  readonly tone?: Tone;
};

export type Step = {
  readonly from: string;
  /** The same actor as `from` when it does something by itself. */
  readonly to: string;
  /** The step in a few words. The number before it is added. */
  readonly label: string;
  /** A detail in quieter letters: a header, a function, a condition. */
  readonly note?: string;
  /** Draws a dotted arrow: the response to an earlier step. */
  readonly reply?: boolean;
};

/** Sizes on the grid of a drawing. The heights are those of a step without and with a note. */
export type Grid = {
  readonly margin: number;
  readonly width: number;
  readonly head: number;
  readonly plain: number;
  readonly noted: number;
};

export type Placed = Step & {
  readonly number: number;
  readonly y: number;
  readonly height: number;
  readonly sender: Actor;
  readonly x: number;
  readonly target: number;
};

export const WIDE: Grid = {margin: 10, width: 700, head: 60, plain: 52, noted: 76};
export const NARROW: Grid = {margin: 4, width: 332, head: 76, plain: 68, noted: 86};

/** Where the columns of the actors have their middle, where each step starts, and where the last one ends. */
export function layout(actors: readonly Actor[], steps: readonly Step[], {margin, width, head, plain, noted}: Grid) {
  const column = width / actors.length;
  const middles = actors.map((_, index) => margin + column * (index + 0.5));
  const indexOf = (id: string) => {
    const index = actors.findIndex((actor) => actor.id === id);
    if (index < 0) throw new Error(`The sequence has no actor "${id}".`);
    return index;
  };
  let height = head + 16;
  const placed = steps.map((step, index): Placed => {
    const [from, to] = [indexOf(step.from), indexOf(step.to)];
    const y = height;
    height += step.note ? noted : plain;
    return {
      ...step,
      number: index + 1,
      y,
      height: height - y,
      sender: actors[from]!,
      x: middles[from]!,
      target: middles[to]!,
    };
  });
  return {column, middles, placed, height: height + 12};
}
