import type {Problem, TextRule} from '../types';

/** Written in parts, so that this file does not match its own patterns. */
const WORDS: {pattern: RegExp; what: string; fix?: string}[] = [
  {pattern: new RegExp('\\.\\.' + '/shared\\b'), what: 'a folder outside the project'},
  {pattern: new RegExp('(?<![\\w./-])/' + 'work/'), what: 'a path of one machine'},
  {pattern: new RegExp('(?<![\\w.])/' + '(?:Users)/[a-z]'), what: 'a path of one machine'},
  {pattern: new RegExp('(?<![\\w.:/-])/' + '(?:home|root)/[\\w.-]+'), what: 'a path of one machine'},
  {
    pattern: new RegExp('\\b(?:it|test|describe)\\b[^\\n]*[\'"`]' + 'issue \\d+\\b', 'i'),
    what: 'a title that cites how the project was built',
    fix: 'Cite the section of SPECIFICATION.md that the test proves, or none.',
  },
  {pattern: new RegExp('\\b[C-Z]:\\\\' + 'Users\\\\'), what: 'a path of one machine'},
];

/** The project is self-contained: it must not contain paths of one computer or of files outside the repository. */
export const projectWords: TextRule = {
  id: 'project-words',
  about: 'no path of one machine, no folder outside the repository, no title that cites a task',
  *check({text}): Generator<Problem> {
    for (const {pattern, what, fix} of WORDS) {
      if (!pattern.test(text)) continue;
      for (const [index, line] of text.split('\n').entries()) {
        const match = pattern.exec(line);
        if (match)
          yield {
            line: index + 1,
            column: match.index + 1,
            message: `"${match[0]}" is ${what}.`,
            fix: fix ?? 'Copy what is needed into the project, or use a path relative to its root.',
          };
      }
    }
  },
};
