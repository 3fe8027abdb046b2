import {isMap, isScalar, isSeq, type Node} from 'yaml';
import {list, mapOf, oneOf, record, text, word, type Shape} from './shape';

const sequenceFields = record({
  title: text,
  /** The whole sequence in sentences, with the same facts, for readers who do not see the drawing. */
  description: text,
  /** Two to four, from left to right. Those that exchange most messages are next to each other. */
  actors: list(
    record({
      id: word,
      name: text,
      /** A few words below the name, for example about the assets of this actor. */
      'detail?': text,
      /** The space in which the actor acts, or the ledger. The arrows that it sends have the same color. */
      'tone?': oneOf('core', 'espace', 'ledger'),
    }),
  ),
  steps: list(
    record({
      from: word,
      /** The same actor as `from` when it does something by itself. */
      to: word,
      /** The step in a few words: about 50 characters with three actors, 35 with four. */
      label: text,
      /** A detail in half as many characters: a header, a function, a condition. */
      'note?': text,
      /** A response to an earlier step, whose arrow is dotted. */
      'reply?': oneOf(true),
    }),
  ),
});

/** The numbers of steps in a description: `3: …`, `5 and 6: …`. */
const saidSteps = (description: string): number[] =>
  [...description.matchAll(/(?<![\d.,])(\d+(?:(?:, | \p{L}{1,3} |、)\d+)*)[:：]/gu)].flatMap(([, numbers]) =>
    numbers!.match(/\d+/g)!.map(Number),
  );

const nodesIn = (node: Node | null | undefined): Node[] => (isSeq<Node>(node) ? node.items : []);
const fieldOf = (node: Node, key: string) => (isMap(node) ? (node.get(key, true) as Node | undefined) : undefined);
const stringOf = (node: Node | undefined) => (isScalar(node) ? String(node.value) : undefined);

/** Messages between actors in the order of time. The description, which readers hear instead, mentions each step. */
const sequence: Shape = (node, name, report) => {
  sequenceFields(node, name, report);
  const actors = nodesIn(fieldOf(node, 'actors')).map((actor) => stringOf(fieldOf(actor, 'id')));
  const steps = nodesIn(fieldOf(node, 'steps'));
  for (const step of steps)
    for (const end of [fieldOf(step, 'from'), fieldOf(step, 'to')])
      if (end && !actors.includes(stringOf(end))) report.fault(end, `There is no actor "${stringOf(end)}".`);
  const description = fieldOf(node, 'description');
  for (const {value} of isMap<Node, Node>(description) ? description.items : []) {
    const said = saidSteps(stringOf(value ?? undefined) ?? '');
    const next = said.findIndex((number, index) => number !== index + 1);
    if (said.length !== steps.length || next !== -1)
      report.fault(
        value ?? description!,
        `The description has the steps ${said.join(', ') || 'none'}, but the sequence has ${steps.length}.`,
      );
  }
};

/** The columns of a table of facts. `src/remark/facts/tables.ts` has the rows of each. */
const table = record({
  columns: list(
    record({
      /** The field of a row that the column shows. */
      of: word,
      name: text,
      /** How a cell looks, unless it is a text; names of code in a text are between backticks. */
      'as?': oneOf('code', 'long', 'url', 'copied', 'address'),
      /** The field with the address that a cell links to. */
      'links?': word,
      /** The cells are English in every language. */
      'lang?': oneOf('en'),
      /** The column is left out if no row has the field. */
      'optional?': oneOf(true),
    }),
  ),
  /** Texts of cells. */
  'words?': mapOf(text),
  /** `false`: on a telephone, the table scrolls sideways. If left out, the width decides. */
  'stacks?': oneOf(false),
});

/** A kind of data file: its folder, and what each file contains. */
export interface Kind {
  readonly folder: string;
  readonly shape: Shape;
}

/** The kinds of data files, by the component that shows one: `<Sequence of="x402" />`. */
export const KINDS = {
  Sequence: {folder: 'src/sequences', shape: sequence},
  FactTable: {folder: 'src/tables', shape: table},
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** Component -> folder of its data files. */
export const DATA_FOLDERS = Object.fromEntries(Object.entries(KINDS).map(([name, {folder}]) => [name, folder]));
