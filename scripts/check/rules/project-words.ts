import type {Problem, TextRule} from '../types';

/** Written in parts, so that this file does not match its own patterns. */
const WORDS: {pattern: RegExp; what: string}[] = [
  {pattern: new RegExp('\\.\\.' + '/shared\\b'), what: 'a folder outside of the project'},
  {pattern: new RegExp('(?<![\\w./-])/' + 'work/'), what: 'a path of one machine'},
  {pattern: new RegExp('(?<![\\w.])/' + '(?:Users)/[a-z]'), what: 'a path of one machine'},
  {pattern: new RegExp('\\b[C-Z]:\\\\' + 'Users\\\\'), what: 'a path of one machine'},
];

/** The project stands alone: nothing in it may point outside of the repository or into somebody's computer. */
export const projectWords: TextRule = {
  id: 'project-words',
  about: 'no path of one machine, no folder outside of the repository',
  *check({text}): Generator<Problem> {
    for (const {pattern, what} of WORDS) {
      if (!pattern.test(text)) continue;
      for (const [index, line] of text.split('\n').entries()) {
        const match = pattern.exec(line);
        if (match) yield {line: index + 1, column: match.index + 1, message: `"${match[0]}" is ${what}.`, fix: 'Copy what is needed into the project, or use a path relative to its root.'};
      }
    }
  },
};
