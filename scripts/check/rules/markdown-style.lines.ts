import type {Page, Problem} from '../types';

/** Rules of markdownlint that need lines only, outside of code and front matter. */
export function* lineProblems(page: Page): Generator<Problem> {
  let fence = '';
  let blank = 0;
  const start = /^---\n[\s\S]*?\n---/.exec(page.text)?.[0].split('\n').length ?? 0;
  for (let i = start; i < page.lines.length; i++) {
    const text = page.lines[i]!;
    const line = i + 1;
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    else if (fence) continue;
    // MD009
    if (/[ \t]$/.test(text))
      yield {
        line,
        column: text.trimEnd().length + 1,
        message: 'The line ends with a space.',
        fix: 'Delete it; for a line break write <br />.',
      };
    // MD012; the last line of a file is the empty text after its newline.
    blank = text.trim() === '' ? blank + 1 : 0;
    if (blank === 2 && i < page.lines.length - 1)
      yield {line, message: 'There is more than one empty line.', fix: 'Keep one.'};
    // MD018, MD019, MD023
    if (/^#{1,6}[^#\s{]/.test(text))
      yield {line, message: 'There is no space after "#", so this is not a heading.', fix: 'Put one space after it.'};
    if (/^#{1,6} {2,}/.test(text)) yield {line, message: 'There is more than one space after "#".', fix: 'Keep one.'};
    if (/^ {1,3}#{1,6} /.test(text))
      yield {line, message: 'The heading is indented.', fix: 'Start it in the first column.'};
    // MD027
    if (/^> {2,}\S/.test(text)) yield {line, message: 'There is more than one space after ">".', fix: 'Keep one.'};
    // MD030
    if (/^\s*(?:-|\d+\.) {2,}\S/.test(text))
      yield {line, message: 'There is more than one space after the list marker.', fix: 'Keep one.'};
    // MD003
    if (/^(?:=+|-{2})$/.test(text) && (page.lines[i - 1] ?? '').trim() !== '')
      yield {line, message: 'The heading is underlined.', fix: 'Write it with "##".'};
    // MD011
    const reversed = /\([^()\s][^()]*\)\[(?:https?:|\/|\.)[^\]]*\]/.exec(text);
    if (reversed)
      yield {
        line,
        column: reversed.index + 1,
        message: `"${reversed[0]}" has its brackets the wrong way round.`,
        fix: 'Write [words](address).',
      };
  }
}
