import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const FOLDERS = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
/** Concept pages that need no picture, each with the reason. */
const WITHOUT: Record<string, string> = {};

/** Components that draw: the diagrams, those built from the parts of a drawing, and the frame of an image. */
const pictures = new Set(
  globSync(['*/*/index.tsx'], {cwd: 'src/components'})
    .filter(
      (file) =>
        file.startsWith('parts/Figure/') ||
        /from '(?:@site\/src\/components\/parts|\.\.)\/Diagram'/.test(
          fs.readFileSync(path.join('src/components', file), 'utf8'),
        ),
    )
    .map((file) => file.split('/')[1]!),
);

const isConcept = (text: string): boolean => /^---\n(?:.*\n)*?type: concept\n/.test(text);
const picturesIn = (text: string): string[] =>
  [...text.matchAll(/^<(\w+)/gm)].map((match) => match[1]!).filter((name) => pictures.has(name));

describe('content guide: a concept page has a picture', () => {
  const pages = FOLDERS.flatMap((folder) =>
    globSync(['**/*.mdx'], {cwd: folder}).map((file) => ({
      file: `${folder}/${file}`,
      text: fs.readFileSync(path.join(folder, file), 'utf8'),
    })),
  ).filter(({text}) => isConcept(text));

  it('finds the pages and the components that draw', () => {
    expect(pages.length).toBeGreaterThan(60);
    expect([...pictures]).toEqual(expect.arrayContaining(['AccountKinds', 'Sequence', 'TreeGraph', 'Figure']));
    expect(pictures).not.toContain('FeeCalculator');
  });

  it('shows one on each page, in all languages', () => {
    const bare = pages
      .filter(({file, text}) => picturesIn(text).length === 0 && !(file in WITHOUT))
      .map(({file}) => file);
    expect(bare).toEqual([]);
  });

  it('excuses only pages that need it', () => {
    expect(
      Object.keys(WITHOUT).filter(
        (file) => !pages.some((page) => page.file === file && picturesIn(page.text).length === 0),
      ),
    ).toEqual([]);
  });
});
