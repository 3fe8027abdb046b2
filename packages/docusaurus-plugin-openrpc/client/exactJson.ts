/**
 * JSON without loss. `JSON.parse` turns numbers into doubles, which changes `12345678901234567890` and `1e400`, and
 * `JSON.stringify` can't write such a number again. Libraries for this read all of JSON themselves, one call per level,
 * so a deeply nested response overflows the stack; here the engine still reads it, and only such numbers are set apart.
 */

/** A number whose text a double would change. It is written exactly as it was read. */
export class ExactNumber {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }

  /** Without this, `JSON.stringify` would write an object. A text loses nothing. */
  toJSON(): string {
    return this.text;
  }
}

/** An object or a list: a value that contains others. */
export const isContainer = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof ExactNumber);

/** The end of the string that begins at `start`: the position after its closing quote. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
}

const NUMBER = /-?\d[\d.eE+-]*/y;

/** Visits the tokens of a JSON text, from start to end, without recursion. */
export function scanJson(
  text: string,
  visit: (kind: 'string' | 'number' | 'mark', start: number, end: number) => void,
): void {
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    let end = at + 1;
    if (code === 34) {
      end = endOfString(text, at);
      visit('string', at, end);
    } else if (code === 45 || (code >= 48 && code <= 57)) {
      NUMBER.lastIndex = at;
      end = NUMBER.test(text) ? NUMBER.lastIndex : end;
      visit('number', at, end);
    } else if (code > 32) visit('mark', at, end);
    at = end;
  }
}

/** What follows the name of a member. */
const NAME_END = /\s*:/y;

/** Begins each text that stands for something else while the engine reads: an exact number, or a text like these. */
const MARK = '#';

/**
 * The JSON text with each exact number as a marked string, or undefined if there is none. A string that could look like
 * one gets a mark too: one that begins with the mark, or with an escape, which could be the mark.
 */
function marked(text: string): string | undefined {
  let isExact = false;
  const parts: string[] = [];
  let copied = 0;
  const replace = (start: number, end: number, by: string) => {
    parts.push(text.slice(copied, start), by);
    copied = end;
  };
  scanJson(text, (kind, start, end) => {
    if (kind === 'number') {
      const number = text.slice(start, end);
      if (String(Number(number)) === number) return;
      isExact = true;
      replace(start, end, `"${MARK}n${number}"`);
    } else if (kind === 'string' && (text[start + 1] === MARK || text[start + 1] === '\\')) {
      NAME_END.lastIndex = end;
      // Names of members are never replaced.
      if (!NAME_END.test(text)) replace(start, start + 1, `"${MARK}s`);
    }
  });
  return isExact ? parts.join('') + text.slice(copied) : undefined;
}

/** Reads JSON, and keeps the text of each number that a double would change. Throws what `JSON.parse` throws. */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text);
  const other = marked(text);
  if (other === undefined) return plain;
  const root = {value: JSON.parse(other) as unknown};
  const open: Record<string, unknown>[] = [root];
  for (let part = open.pop(); part; part = open.pop()) {
    for (const name of Object.keys(part)) {
      const value = part[name];
      if (isContainer(value)) open.push(value);
      else if (typeof value === 'string' && value.startsWith(MARK))
        part[name] = value[1] === 'n' ? new ExactNumber(value.slice(2)) : value.slice(2);
    }
  }
  return root.value;
}

/** Levels that are indented. Deeper ones are on one line, so that the text grows no faster than what it contains. */
const INDENTED = 12;

interface Frame {
  value: Record<string, unknown>;
  /** Names of the members; missing for a list. */
  names: string[] | undefined;
  size: number;
  next: number;
}

/** Writes JSON: what `JSON.stringify` writes, but with exact numbers, and at any depth. */
export function writeJson(value: unknown, {pretty = false, limit = Infinity} = {}): string {
  const parts: string[] = [];
  const open: Frame[] = [];
  let length = 0;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  const newLine = (depth: number) => {
    if (pretty && open.length <= INDENTED) add(`\n${'  '.repeat(depth)}`);
  };
  const begin = (item: unknown) => {
    if (!isContainer(item)) return add(item instanceof ExactNumber ? item.text : (JSON.stringify(item) ?? 'null'));
    const names = Array.isArray(item) ? undefined : Object.keys(item).filter((name) => item[name] !== undefined);
    const size = names ? names.length : (item as unknown as unknown[]).length;
    add(names ? '{' : '[');
    if (size === 0) add(names ? '}' : ']');
    else open.push({value: item, names, size, next: 0});
  };
  begin(value);
  for (let frame = open.at(-1); frame && length <= limit; frame = open.at(-1)) {
    const {names, next} = frame;
    if (next === frame.size) {
      newLine(open.length - 1);
      open.pop();
      add(names ? '}' : ']');
      continue;
    }
    if (next > 0) add(',');
    newLine(open.length);
    if (names) add(`${JSON.stringify(names[next])}:${pretty ? ' ' : ''}`);
    frame.next++;
    begin(frame.value[names ? names[next]! : next]);
  }
  return parts.join('');
}

/** Whether a value contains an exact number that passes the test. */
export function someExactNumber(value: unknown, test: (number: ExactNumber) => boolean): boolean {
  const open = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (part instanceof ExactNumber && test(part)) return true;
    if (isContainer(part)) for (const item of Object.values(part)) open.push(item);
  }
  return false;
}
