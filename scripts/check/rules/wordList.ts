import {position} from '../parse/blocks';
import type {Block, Problem} from '../types';

/** Words that prose does not use, and their replacements. */
export interface Banned {
  pattern: RegExp;
  fix: string;
  /** A `warning` if the words are sometimes right. */
  severity?: 'warning';
}

/** Finds the words of a list in a block. Code and components are not part of its text. */
export function* findWords(block: Block, list: readonly Banned[]): Generator<Problem> {
  for (const {pattern, fix, severity} of list) {
    for (const match of block.text.matchAll(pattern)) {
      yield {
        ...position(block, match.index),
        message: `"${match[0].replaceAll('\uFFFC', '`…`')}" is on the list of words we do not use.`,
        fix,
        ...(severity && {severity}),
      };
    }
  }
}
