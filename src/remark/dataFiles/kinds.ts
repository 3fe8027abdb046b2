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
const fieldOf = (node: Node | null | undefined, key: string) =>
  isMap(node) ? (node.get(key, true) as Node | undefined) : undefined;
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

/** Fields of a row of an error table, by the columns that show them. */
const cells = {
  /** What readers see: a message between backticks, or a symptom in words. */
  'shown?': text,
  /** The message, if another column describes the symptom. */
  'message?': text,
  /** The function, selector or name that belongs to the message. */
  'where?': text,
  'cause?': text,
  'fix?': text,
};
const COLUMNS = Object.keys(cells).map((key) => key.replace('?', ''));

const errorFields = record({
  /** Address and heading of the page that shows the table. The rows that several tables share have none. */
  'page?': word,
  'columns?': list(record({of: oneOf(...COLUMNS), name: text})),
  rows: list(
    record({
      ...cells,
      /** How other files refer to the row. */
      'id?': word,
      /** The id of a row in `shared.yaml`, which this one repeats. */
      'same?': word,
      /** Messages by which the error finder recognizes the row; `<x>` is a part that varies. */
      'messages?': list(word),
    }),
  ),
});

/** Errors with their causes and fixes. Each row has a text for each column, or the id of a shared row. */
const errors: Shape = (node, name, report) => {
  errorFields(node, name, report);
  const columns = nodesIn(fieldOf(node, 'columns')).map((column) => stringOf(fieldOf(column, 'of')) ?? '');
  for (const row of nodesIn(fieldOf(node, 'rows'))) {
    if (fieldOf(row, 'same')) continue;
    for (const column of columns)
      if (!fieldOf(row, column)) report.fault(row, `The row has no text for the column "${column}".`);
  }
};

/** The file with the rows that several error tables share, which no page shows as a whole. */
export const SHARED_ERRORS = 'src/facts/errors/shared.yaml';

/** A kind of data file: its folder, and what each file contains. */
export interface Kind {
  readonly folder: string;
  readonly shape: Shape;
}

/** The kinds of data files, by the component that shows one: `<Sequence of="x402" />`. */
export const KINDS = {
  Sequence: {folder: 'src/sequences', shape: sequence},
  FactTable: {folder: 'src/tables', shape: table},
  ErrorTable: {folder: 'src/facts/errors', shape: errors},
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** Component -> folder of its data files. */
export const DATA_FOLDERS = Object.fromEntries(Object.entries(KINDS).map(([name, {folder}]) => [name, folder]));
