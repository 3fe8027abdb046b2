import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../scripts/check/parse/markdown';
import {substituteFacts} from '../../src/remark/facts/substitute';
import {isSnippetFence} from '../../src/remark/snippets/fence';
import {include} from '../../src/remark/snippets/include';

/**
 * The columns that a code box shows without scrolling: it's 659 px wide in a window of 1280 px, measured in Chromium.
 */
export const COLUMNS = 78;
/**
 * A path, URL, hash or key can't be broken. A longer one counts as this many columns, so the rest of its line still has
 * to be short.
 */
const LONG_TOKEN = 60;

const TOKEN = /[\w@$%./:?&=#+~-]+/g;
const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;
/** Boxes with the output of programs. */
const OUTPUT = new Set(['text']);
/** East Asian characters and emoji occupy two columns. An emoji already has a length of two. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;

/** A displayed line of code that is wider than its box. */
export interface WideLine {
  /** Line of the page at which the box starts. */
  readonly line: number;
  /** The snippet in the box, if its code isn't part of the page. */
  readonly snippet?: string;
  readonly columns: number;
  readonly text: string;
}

/** Columns that a line occupies on the screen. */
export const columnsOf = (line: string): number => line.length + (line.match(WIDE)?.length ?? 0);

/** True for a line that doesn't fit although it could be broken. */
export function isTooWide(line: string, language: string): boolean {
  const shortened = line.replace(language === 'json' ? JSON_STRING : TOKEN, (token) => token.slice(0, LONG_TOKEN));
  return columnsOf(shortened) > COLUMNS;
}

/**
 * The lines in a page's code boxes that don't fit although they could be broken.
 * @param page the source of the page
 * @param snippets the folder of the snippets
 */
export function wideLines(page: string, snippets: string): WideLine[] {
  const found: WideLine[] = [];
  visit(parseMarkdown(page), 'code', ({lang, meta, value, position}) => {
    if (!lang || OUTPUT.has(lang)) return;
    const {text, file: snippet} = isSnippetFence(meta)
      ? include(snippets, {lang, meta: meta ?? '', body: value})
      : {text: value, file: undefined};
    for (const line of substituteFacts(text).split('\n')) {
      if (isTooWide(line, lang))
        found.push({line: position?.start.line ?? 1, snippet, columns: columnsOf(line), text: line});
    }
  });
  return found;
}
