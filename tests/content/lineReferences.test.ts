import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {shownBlocks, type ShownBlock} from '../../scripts/lib/shownCode';

/**
 * Sentences refer to lines of a code box by number, and an edit of its snippet can move these lines. The snapshot
 * contains the text of each of them. If it changes, correct the number in the sentence, in all languages, or accept
 * the new text with `-u`.
 */
const DOCS = path.resolve(__dirname, '../../docs');
const REFERENCE = /\blines? (\d+)(?: (?:to|and) (\d+))?/gi;
/** What refers to other lines than those of a box: front matter, boxes, and links to a source. */
const ELSEWHERE = /^---\n[\s\S]*?\n---$|^ *```[\s\S]*?^ *```$|\[[^\]]*\]\([^)]*\)/gm;

const pages = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.mdx') && !/^(core|espace)\/rpc\//.test(file))
  .sort();

/** The line of a box, after its title, or nothing if the box is shorter. */
const lineOf = ({title = 'box', code}: ShownBlock, number: number): string[] => {
  const text = code.trimEnd().split('\n')[number - 1];
  return text === undefined ? [] : [`${title}: ${text.trim()}`];
};

/** Each reference of a page, with that line in the nearest boxes before and after it. */
function references(page: string): [reference: string, ...lines: string[]][] {
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ');
  const text = fs.readFileSync(path.join(DOCS, page), 'utf8').replaceAll(ELSEWHERE, blank);
  const boxes = shownBlocks(path.join(DOCS, page));
  return [...text.matchAll(REFERENCE)].map(({0: reference, 1: first, 2: last, index}) => {
    const at = text.slice(0, index).split('\n').length;
    const near = [boxes.filter(({line}) => line < at).at(-1), boxes.find(({line}) => line > at)].filter((box) => !!box);
    const numbers = [first, last].filter((number) => number !== undefined).map(Number);
    return [reference, ...near.flatMap((box) => numbers.flatMap((number) => lineOf(box, number)))];
  });
}

describe('lines of code to which sentences refer', () => {
  const found = pages.map((page) => [page, references(page)] as const).filter(([, list]) => list.length > 0);

  it('are in a box next to the sentence', () => {
    expect(found.flatMap(([page, list]) => list.filter((one) => one.length < 2).map((one) => [page, ...one]))).toEqual(
      [],
    );
    expect(found.flatMap(([, list]) => list).length).toBeGreaterThan(50);
  });

  it('have the text that they had when the sentence was written', () => {
    expect(Object.fromEntries(found)).toMatchSnapshot();
  });
});
