import type {Problem, TextRule} from '../types';

/**
 * Control characters that reorder text: a reader sees something different from what a compiler reads (CVE-2021-42574).
 */
const BIDI = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/;

/** Bytes that editors hide: they clutter diffs, break parsers or mislead reviewers. */
export const fileFormat: TextRule = {
  id: 'file-format',
  about: 'UTF-8 without BOM, LF line endings, one newline at the end, no bidirectional controls, no tabs in prose',
  *check({path, text}): Generator<Problem> {
    if (text.startsWith('\uFEFF'))
      yield {line: 1, message: 'The file starts with a byte order mark.', fix: 'Save it as UTF-8 without BOM.'};
    const cr = text.indexOf('\r');
    if (cr !== -1) {
      const mixed = /[^\r]\n/.test(text);
      yield {
        line: lineOf(text, cr),
        message: `The line ends with CR${mixed ? ', others with LF' : ''}.`,
        fix: 'Convert the file to LF line endings.',
      };
    }
    const bidi = BIDI.exec(text);
    if (bidi) {
      const code = bidi[0].codePointAt(0)!.toString(16).toUpperCase();
      yield {
        line: lineOf(text, bidi.index),
        message: `The line contains the invisible direction control U+${code}.`,
        fix: 'Delete it, or write it as an escape if the code needs it.',
      };
    }
    if (text.length > 0 && !text.endsWith('\n'))
      yield {
        line: text.split('\n').length,
        message: 'The file does not end with a newline.',
        fix: 'Add one newline at the end.',
      };
    if (/\.mdx?$/.test(path)) yield* tabs(text);
  },
};

/** The line of an offset. */
const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function* tabs(text: string): Generator<Problem> {
  let fence = '';
  for (const [index, line] of text.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? '' : mark;
      continue;
    }
    if (!fence && line.includes('\t')) {
      yield {
        line: index + 1,
        column: line.indexOf('\t') + 1,
        message: 'The line contains a tab.',
        fix: 'Use spaces, because Markdown and editors count tabs differently.',
      };
      return;
    }
  }
}
