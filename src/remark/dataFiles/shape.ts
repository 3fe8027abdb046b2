import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {FOLDERS, type LocaleFolder} from '../../languages';

/** What is wrong with a data file, at one line. */
interface Fault {
  readonly line: number;
  readonly message: string;
}

/** What a data file contains, and what is wrong with it. */
export interface Parsed {
  readonly value: unknown;
  /** Faults because of which no page can show the file. */
  readonly faults: readonly Fault[];
  /** Lines of the texts that a language lacks. A page shows them in English. */
  readonly untranslated: Readonly<Partial<Record<LocaleFolder, number[]>>>;
}

interface Report {
  fault(node: Node, message: string): void;
  lacks(node: Node, language: LocaleFolder): void;
}

/** Checks the form of a value. `name` is its key, for messages. */
export type Shape = (node: Node, name: string, report: Report) => void;

const valueOf = (node: Node): unknown => (isScalar(node) ? node.value : undefined);
const isFilled = (node: Node): boolean => typeof valueOf(node) === 'string' && valueOf(node) !== '';

/** An identifier. */
export const word: Shape = (node, name, {fault}) => {
  if (!isFilled(node)) fault(node, `"${name}" is not a word.`);
};

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (node, name, {fault}) => {
    if (!values.includes(valueOf(node))) fault(node, `"${name}" is none of these: ${values.join(', ')}.`);
  };

/** A text in each language, or one that is the same in all of them. */
export const text: Shape = (node, name, report) => {
  if (isFilled(node)) return;
  if (!isMap<Node, Node | null>(node))
    return report.fault(node, `"${name}" is neither a text nor one for each language.`);
  const given = new Set(node.items.map(({key}) => valueOf(key)));
  for (const language of FOLDERS) if (!given.has(language)) report.lacks(node, language);
  if (!given.has('en')) report.fault(node, `"${name}" has no English text.`);
  for (const {key, value} of node.items) {
    const language = String(valueOf(key));
    if (!(FOLDERS as readonly string[]).includes(language))
      report.fault(key, `"${language}" of "${name}" is not the folder of a language.`);
    else if (!value || !isFilled(value)) report.fault(key, `"${language}" of "${name}" is not a text.`);
  }
};

export const list =
  (item: Shape): Shape =>
  (node, name, report) => {
    if (!isSeq<Node>(node)) return report.fault(node, `"${name}" is not a list.`);
    for (const inner of node.items) item(inner, name, report);
  };

/** Any keys, whose values have the same shape. */
export const mapOf =
  (value: Shape): Shape =>
  (node, name, report) => {
    if (!isMap<Node, Node | null>(node)) return report.fault(node, `"${name}" has no keys.`);
    for (const pair of node.items) value(pair.value ?? pair.key, String(valueOf(pair.key)), report);
  };

/** Certain keys. Those that end with `?` are optional. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (node, name, report) => {
    if (!isMap<Node, Node | null>(node)) return report.fault(node, `"${name}" has no keys.`);
    const given = new Map(node.items.map((pair) => [String(valueOf(pair.key)), pair]));
    for (const [field, shape] of Object.entries(fields)) {
      const key = field.replace(/\?$/, '');
      const pair = given.get(key);
      given.delete(key);
      if (pair) shape(pair.value ?? pair.key, key, report);
      else if (key === field) report.fault(node, `"${name}" has no "${key}".`);
    }
    for (const [key, pair] of given) report.fault(pair.key, `"${name}" has the unknown key "${key}".`);
  };

/** Reads a file of YAML and checks its shape. */
export function parseShape(source: string, shape: Shape, name: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const lineOf = (node: Node): number => lines.linePos(node.range?.[0] ?? 0).line;
  const faults: Fault[] = document.errors.map(({pos, message}) => ({
    line: lines.linePos(pos[0]).line,
    message: `The YAML is not valid: ${message}.`,
  }));
  const untranslated: Partial<Record<LocaleFolder, number[]>> = {};
  const report: Report = {
    fault: (node, message) => faults.push({line: lineOf(node), message}),
    lacks: (node, language) => (untranslated[language] ??= []).push(lineOf(node)),
  };
  if (faults.length > 0) return {value: undefined, faults, untranslated};
  if (document.contents) shape(document.contents, name, report);
  else faults.push({line: 1, message: `"${name}" is empty.`});
  return {value: document.toJS() as unknown, faults, untranslated};
}
