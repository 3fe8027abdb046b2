import {createHash} from 'node:crypto';

/** One part of a page: its front matter, its beginning, or a heading with the text up to the next one. */
export interface Section {
  /** `_meta`, `_intro` or the ID of the heading; no heading ID starts with an underscore. */
  id: string;
  /** First line, from 1. */
  line: number;
  text: string;
  /** Ten letters that change with every word. Without digits, so that YAML never reads them as a number. */
  hash: string;
}

export const META = '_meta';
export const INTRO = '_intro';
/** Front matter that readers see, and that is therefore translated. */
const TRANSLATED_KEYS = /^(?:title|description|sidebar_label|keywords)\s*:/;
const HEADING = /^\s*#{1,6}\s.*\{#([^{}\s]+)\}\s*$/;
/** Backticks that are followed by more of them in the same line are inline code. */
const FENCE = /^\s*(?:>\s*)*(`{3,}(?=[^`]*$)|~{3,})/;
const IMPORT = /\sfrom\s+['"][^'"]+['"];?\s*$/;

/** Lines of any file, with normalised line ends and without byte order mark. */
export function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
}

/** Number of lines of the front matter, including both `---`; 0 if there is none. */
export function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  return lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1;
}

/**
 * Splits a page at its headings. Works on lines, without a parser: a heading's ID is in the same line, and the same
 * split is needed where no parser is available. If two headings have the same ID, the second belongs to the section of
 * the first.
 */
export function sectionsOf(text: string): Section[] {
  const lines = linesOf(text);
  const body = frontMatterEnd(lines);
  const parts = new Map<string, {line: number; lines: string[]}>();
  parts.set(META, {line: 1, lines: translatedLines(lines.slice(1, Math.max(1, body - 1)))});
  let current = {line: body + 1, lines: [] as string[]};
  parts.set(INTRO, current);
  let fence = '';
  for (const [offset, line] of lines.slice(body).entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (mark) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence;
    const id = fence === '' && !mark ? HEADING.exec(line)?.[1] : undefined;
    if (id !== undefined) {
      current = parts.get(id) ?? {line: body + offset + 1, lines: []};
      parts.set(id, current);
    }
    // An import changes with the code, not with the words.
    if (fence !== '' || !line.startsWith('import ') || !IMPORT.test(line)) current.lines.push(line);
  }
  return [...parts].map(([id, part]) => {
    const own = part.lines.join('\n').trim();
    return {id, line: part.line, text: own, hash: hashOf(own)};
  });
}

/**
 * The hash of a text. Wrapping a paragraph differently doesn't change its words, so any white space counts as one
 * space.
 */
export function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest();
  return Array.from(digest.subarray(0, 10), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** The lines of the translated keys, including continuation lines. */
function translatedLines(frontMatter: readonly string[]): string[] {
  let wanted = false;
  return frontMatter.filter((line) => {
    if (!/^\s|^-/.test(line)) wanted = TRANSLATED_KEYS.test(line);
    return wanted;
  });
}
