import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../support/filesBelow';

const SECTIONS = new Set(
  [...fs.readFileSync('SPECIFICATION.md', 'utf8').matchAll(/^#{2,3} §(\d+(?:\.\d+)?) /gm)].map(
    ([, section]) => section!,
  ),
);
const files = ['tests', 'scripts', 'src', 'packages']
  .flatMap(filesBelow)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

/** Sections that the tests of a file cite, in titles and comments. */
const cited = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, section]) => section!);

describe('SPECIFICATION.md', () => {
  it('has every section that a test cites', () => {
    expect(
      files.flatMap((file) =>
        cited(file)
          .filter((section) => !SECTIONS.has(section))
          .map((section) => `${file}: §${section}`),
      ),
    ).toEqual([]);
    expect(files.flatMap(cited).length).toBeGreaterThan(200);
  });

  it('numbers the statements of each section from 1 on', () => {
    for (const part of fs
      .readFileSync('SPECIFICATION.md', 'utf8')
      .split(/^#{2,3} §/m)
      .slice(1)) {
      const numbers = [...part.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
      expect(numbers, part.split('\n')[0]).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.length, part.split('\n')[0]).toBeGreaterThan(0);
    }
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('is named in %s', (file) => {
    expect(fs.readFileSync(file, 'utf8')).toContain('(SPECIFICATION.md)');
  });
});
