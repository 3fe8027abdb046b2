import {substituteFacts} from '@site/src/remark/facts/substitute';
import {afterAll} from 'vitest';
import {shownBlocks} from '../../scripts/lib/shownCode';
import {fileOf} from '../../scripts/devnet/tutorials/printed/boxes';
import unprinted from '../baselines/unprinted-tutorials.json';

/** The boxes of a page, in reading order. */
export interface Boxes {
  /** The next box that isn't excluded. Throws unless its text, or its title, starts with `start`. */
  take(start: string): string;
}

/** Boxes that a test covers in another way, by the start of their text, each with the reason. */
const leftOut = (page: string): Readonly<Record<string, string>> =>
  (unprinted.boxes as Record<string, Record<string, string>>)[page] ?? {};

/**
 * For a test that follows a page and checks more than the page does: it gets the files and commands of the page from
 * here only. The test fails if it takes a box before one that comes earlier on the page, or if it hasn't taken all
 * boxes at its end.
 */
export function boxesInOrder(page: string): Boxes {
  const isLeftOut = (text: string) => Object.keys(leftOut(page)).some((start) => text.startsWith(start));
  const rest = shownBlocks(fileOf(page))
    .map(({line, title = '', code}) => ({line, title, text: substituteFacts(code)}))
    .filter(({text}) => !isLeftOut(text));
  const at = (line: number) => `docs/${page}.mdx:${line}`;
  afterAll(({}, {tasks}) => {
    // A failed test has reported its cause, and a filtered test takes no box.
    if (rest[0] && tasks.every(({result}) => result?.state === 'pass'))
      throw new Error(
        `${at(rest[0].line)}: no test takes this box. Take it, or add it to "boxes" of tests/baselines/unprinted-tutorials.json with the reason.`,
      );
  });
  return {
    take: (start) => {
      const box = rest.shift();
      if (!box) throw new Error(`docs/${page}.mdx has no box after the last one for "${start}"`);
      if (![box.text, box.title].some((text) => text.startsWith(start)))
        throw new Error(`${at(box.line)}: the next box begins with "${box.text.split('\n')[0]}", not with "${start}"`);
      return box.text;
    },
  };
}
