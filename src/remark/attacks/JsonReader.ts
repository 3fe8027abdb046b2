import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {AttackError} from './AttackError';

/**
 * Reads a JSON file strictly: every message has the line and the column of the value, and a misspelt key is a fault,
 * because it would otherwise do nothing.
 */
export class JsonReader {
  private constructor(
    private readonly file: string,
    private readonly lines: LineCounter,
    private readonly node: Node | null,
    private readonly what: string,
  ) {}

  static parse(file: string, source: string): JsonReader {
    const lines = new LineCounter();
    const document = parseDocument(source, {lineCounter: lines});
    const root = new JsonReader(file, lines, document.contents as Node | null, 'The file');
    const fault = document.errors[0];
    if (fault) {
      const {line, col} = lines.linePos(fault.pos[0]);
      throw new AttackError(file, line, col, 'The file is not JSON.', fault.message.split('\n')[0]!);
    }
    return root;
  }

  /** Stops with a message at this value. */
  fail(problem: string, fix: string): never {
    const {line, col} = this.lines.linePos(this.node?.range?.[0] ?? 0);
    throw new AttackError(this.file, line, col, problem, fix);
  }

  get isText(): boolean {
    return isScalar(this.node) && typeof this.node.value === 'string';
  }

  get isList(): boolean {
    return isSeq(this.node);
  }

  text(): string {
    if (isScalar(this.node) && typeof this.node.value === 'string' && this.node.value !== '') return this.node.value;
    return this.fail(`${this.what} is not a text.`, 'Write it in quotes; numbers too.');
  }

  /** A text, or a value that JSON has for true and false. */
  textOrFlag(): string | boolean {
    if (isScalar(this.node) && typeof this.node.value === 'boolean') return this.node.value;
    if (isScalar(this.node) && this.node.value === '') return '';
    return this.text();
  }

  list(): JsonReader[] {
    if (!isSeq(this.node)) return this.fail(`${this.what} is not a list.`, 'Write it in square brackets.');
    return this.node.items.map(
      (item, index) => new JsonReader(this.file, this.lines, item as Node, `Entry ${index + 1} of ${lower(this.what)}`),
    );
  }

  /** All members of an object whose keys are names. */
  entries(): [name: string, value: JsonReader][] {
    if (!isMap(this.node)) return this.fail(`${this.what} is not an object.`, 'Write it in braces.');
    return this.node.items.map(({key, value}) => {
      const name = String((key as {value: unknown}).value);
      return [name, new JsonReader(this.file, this.lines, (value ?? key) as Node, `"${name}"`)];
    });
  }

  /** The members of an object with known keys. */
  members<Key extends string, Optional extends string = never>(
    required: readonly Key[],
    optional: readonly Optional[] = [],
  ): Record<Key, JsonReader> & Partial<Record<Optional, JsonReader>> {
    const entries = this.entries();
    const known: readonly string[] = [...required, ...optional];
    for (const [name, value] of entries)
      if (!known.includes(name)) value.fail(`The key "${name}" is not known here.`, `There are ${known.join(', ')}.`);
    const found = Object.fromEntries(entries);
    for (const name of required)
      if (!found[name]) this.fail(`${this.what} has no "${name}".`, `It needs ${required.join(', ')}.`);
    return found as never;
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
