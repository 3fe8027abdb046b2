import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {Prism} from '../../src/framework-patches/highlighting/client/prism';

/** Languages of fences that are not programs. */
const PLAIN = new Set(['text', 'mdx-code-block']);
const FENCE = /^[ \t]*(?:`{3,}|~{3,})([\w+-]+)/gm;

const pages = ['docs', 'blog', 'i18n']
  .flatMap((folder) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`))
  .filter((file) => /\.mdx?$/.test(file));

describe('§9 highlighting', () => {
  it('every language of a code block is one that src/framework-patches/highlighting/client/prism.ts loads', () => {
    expect(pages.length).toBeGreaterThan(10);
    const unknown = pages.flatMap((file) => {
      const languages = [...fs.readFileSync(file, 'utf8').matchAll(FENCE)].map(([, language]) =>
        language!.toLowerCase(),
      );
      return languages
        .filter((language) => !PLAIN.has(language) && !Prism.languages[language])
        .map((language) => `${file}: ${language}`);
    });
    expect(unknown).toEqual([]);
  });
});
