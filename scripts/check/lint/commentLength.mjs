/** The formatter breaks code at this column, and leaves comments as they are. */
const COLUMNS = 120;
/** Comments that a program reads on one line. */
const DIRECTIVE = /^\s*(?:oxlint-|@ts-|webpack|@vite-|prettier-|<reference )/;
/** The mark of a comment at the start of a line, and its first word, before which no line can be broken. */
const FIRST_WORD = /^[\s/*{]*\S+/;

/** Lint rule `portal/comment-length`: a comment has lines of at most 120 columns, unless a single word is longer. */
export const commentLength = {
  meta: {type: 'layout', schema: [], docs: {description: 'Lines of comments have at most 120 columns.'}},
  create: (context) => ({
    Program() {
      const {lines} = context.sourceCode;
      for (const comment of context.sourceCode.getAllComments()) {
        if (DIRECTIVE.test(comment.value)) continue;
        const {start, end} = comment.loc;
        for (let line = start.line; line <= end.line; line++) {
          const from = line === start.line ? start.column : 0;
          const to = line === end.line ? end.column : lines[line - 1].length;
          if (to <= COLUMNS || !canBreak(lines[line - 1].slice(from, to), COLUMNS - from)) continue;
          context.report({
            loc: {start: {line, column: COLUMNS}, end: {line, column: to}},
            message: `The comment has ${to} columns. Break the line at ${COLUMNS} or before.`,
          });
        }
      }
    },
  }),
};

/** Whether a line of a comment has a space after its first word where it could end. */
const canBreak = (text, room) =>
  text.slice(FIRST_WORD.exec(text)?.[0].length ?? 0, Math.max(room, 0) + 1).includes(' ');
