import type {Problem} from '../types';

/** A larger page is rejected before it is parsed (bytes). The longest page of the portal is far below this size. */
export const MAX_BYTES = 300_000;
/** Deeper nesting is rejected, because Markdown parsers recurse and would overflow the stack. */
export const MAX_DEPTH = 40;
const MAX_LINE = 20_000;
/** The parser's time grows with the square of a table's cells: 400 columns and 40 rows take half a minute. */
const MAX_COLUMNS = 60;

/** Problems that make parsing a page pointless or dangerous; an empty list means that it can be parsed. */
export function refuseToParse(text: string): Problem[] {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES) {
    return [
      {
        line: 1,
        message: `The page has ${bytes} bytes; ${MAX_BYTES} is the limit.`,
        fix: 'Split it into pages that each answer one question.',
      },
    ];
  }
  if (text.includes('\0')) {
    return [
      {
        line: lineOf(text, text.indexOf('\0')),
        message: 'The file contains a NUL character, so it is not text.',
        fix: 'Delete the character, or save the file as UTF-8.',
      },
    ];
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > MAX_LINE) {
      return [
        {
          line: index + 1,
          message: `The line has ${line.length} characters; ${MAX_LINE} is the limit.`,
          fix: 'Break the line, or move the data to a separate file.',
        },
      ];
    }
    const columns = line.trimStart().startsWith('|') ? line.split('|').length - 2 : 0;
    if (columns > MAX_COLUMNS) {
      return [
        {
          line: index + 1,
          message: `The table has ${columns} columns; ${MAX_COLUMNS} is the limit.`,
          fix: 'Swap its rows and columns, or split it.',
        },
      ];
    }
    const depth = nesting(line);
    if (depth > MAX_DEPTH) {
      return [
        {
          line: index + 1,
          message: `The line nests ${depth} levels deep; ${MAX_DEPTH} is the limit.`,
          fix: 'Flatten the quotes, lists, brackets or tags.',
        },
      ];
    }
  }
  const tags = tagDepth(text);
  return tags.depth > MAX_DEPTH
    ? [
        {
          line: tags.line,
          message: `JSX tags nest ${tags.depth} levels deep; ${MAX_DEPTH} is the limit.`,
          fix: 'Flatten the tags.',
        },
      ]
    : [];
}

export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/** Depth of quote and list markers at the line's start, or of open brackets within it. */
function nesting(line: string): number {
  const markers = /^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/.exec(line)?.[0].replace(/\s+/g, ' ') ?? '';
  const quotes = markers.replace(/\d+/g, '').replace(/[^>*+.)-]/g, '').length;
  let open = 0;
  let deepest = 0;
  for (const char of line) {
    if (char === '[' || char === '{' || char === '(') deepest = Math.max(deepest, ++open);
    else if ((char === ']' || char === '}' || char === ')') && open > 0) open--;
  }
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  const listIndent = /^ *(?:[-*+]|\d+[.)]) /.test(line) ? Math.floor(indent / 2) : 0;
  return Math.max(quotes, deepest, listIndent);
}

function tagDepth(text: string): {depth: number; line: number} {
  let depth = 0;
  let worst = {depth: 0, line: 1};
  const prose = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ' '));
  for (const match of prose.matchAll(/<(\/?)[A-Za-z][\w.]*(?:\s[^<>]*?)?(\/?)>/g)) {
    if (match[1]) depth = Math.max(0, depth - 1);
    else if (!match[2] && !/^<(?:br|img|hr|input)\b/.test(match[0])) depth++;
    if (depth > worst.depth) worst = {depth, line: worst.depth <= MAX_DEPTH ? lineOf(text, match.index) : worst.line};
  }
  return worst;
}
