import {parse} from 'yaml';
import {frontMatterEnd, linesOf, sectionsOf} from './sections';

/** The record of the translated English page: `source` in the front matter of a translation. */
export interface SourceRecord {
  /** ISO date of the last comparison. */
  date: string;
  /** Hash of each English section at that time, by the section's id. */
  sections: Record<string, string>;
}

const HASH = /^[a-z]{10}$/;

/** The fault of a record, as a continuation of `"source" …`; undefined if the record is valid. */
export function recordError(value: unknown): string | undefined {
  const {date, sections} = (typeof value === 'object' && value !== null ? value : {}) as Partial<SourceRecord>;
  const isRight =
    typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    typeof sections === 'object' &&
    sections !== null &&
    Object.keys(sections).length > 0 &&
    Object.values(sections).every((hash) => typeof hash === 'string' && HASH.test(hash));
  return isRight ? undefined : 'is not what the command writes';
}

/** The record of a translation; undefined if it has none or an invalid one. */
export function readRecord(text: string): SourceRecord | undefined {
  const lines = linesOf(text);
  const end = frontMatterEnd(lines);
  const start = lines.slice(0, end).findIndex((line) => /^source\s*:/.test(line));
  if (start === -1) return undefined;
  try {
    // The core schema keeps dates as strings.
    const {source} = parse(lines.slice(start, recordEnd(lines, start)).join('\n'), {schema: 'core'}) as {
      source: SourceRecord;
    };
    return recordError(source) === undefined ? source : undefined;
  } catch {
    return undefined;
  }
}

/** `translation` with the record of `english` and this `date`; everything else is unchanged. */
export function writeRecord(translation: string, english: string, date: string): string {
  const lines = linesOf(translation);
  let end = frontMatterEnd(lines);
  if (end === 0) throw new Error('it has no front matter');
  const start = lines.slice(0, end).findIndex((line) => /^source\s*:/.test(line));
  if (start !== -1) {
    const removed = recordEnd(lines, start) - start;
    lines.splice(start, removed);
    end -= removed;
  }
  const hashes = sectionsOf(english).map(({id, hash}) => `    ${isPlainKey(id) ? id : JSON.stringify(id)}: ${hash}`);
  lines.splice(end - 1, 0, 'source:', `  date: ${date}`, '  sections:', ...hashes);
  return lines.join('\n');
}

/** Whether YAML reads an ID without quotes as the same text. It would read `null`, `1e5` or `0xff` as other values. */
function isPlainKey(id: string): boolean {
  return /^[\w-]*[a-z_][\w-]*$/i.test(id) && typeof parse(id) === 'string';
}

/** The line after the record that starts at `start`: the first that is not indented, such as the closing `---`. */
function recordEnd(lines: readonly string[], start: number): number {
  let next = start + 1;
  while (/^\s/.test(lines[next]!)) next++;
  return next;
}
