import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fileOf, readPage} from '../../scripts/built/files';

const DOCS = path.resolve(__dirname, '../../docs');
const pages = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    file,
    route: `/docs/${file.replace(/(?:\/?index)?\.mdx$/, '')}`,
    text: fs.readFileSync(path.join(DOCS, file), 'utf8'),
  }))
  // Pages with a `slug` are left out, because other pages like them are tested.
  .filter(({route, text}) => !/^slug:/m.test(text) && fileOf(route) !== undefined);
const isPartlyTested = ({text}: {text: string}) => /^verified: false$/m.test(text.split('\n---\n')[0]!);

/** The page's words as a browser shows them. */
const textOf = (html: string) =>
  html
    .replace(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const LOCALES = [
  ['', 'en'],
  ['/zh-CN', 'zh'],
  ['/es', 'es'],
] as const;

/** The last words before the phrase of each page. */
function leadIn(locale: string): string {
  if (locale === 'en') return 'Not covered by our tests: ';
  return (JSON.parse(fs.readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<string, {message: string}>)[
    'howTested.text'
  ]!.message.split('{what}')[0]!;
}

describe.each(LOCALES)('pages below %s/docs', (prefix, locale) => {
  const lead = leadIn(locale);
  it('say at the end of the article what our tests do not cover', () => {
    const marked = pages.filter(isPartlyTested);
    expect(marked.length).toBeGreaterThan(20);
    const folder =
      locale === 'en' ? DOCS : path.resolve(__dirname, `../../i18n/${locale}/docusaurus-plugin-content-docs/current`);
    for (const {route, file} of marked) {
      const [, what = ''] = /^not_run: '(.+)'$/m.exec(fs.readFileSync(path.join(folder, file), 'utf8'))!;
      const [, footer = ''] =
        /<aside[^>]* data-how-tested[^>]*>(.*?)<\/aside>/s.exec(readPage(`${prefix}${route}`)) ?? [];
      expect(textOf(footer), route).toContain(`${lead}${what.replaceAll("''", "'")}`);
    }
  });
  it('have no such note when tests cover everything', () => {
    const others = pages.filter((page) => !isPartlyTested(page)).slice(0, 40);
    expect(
      others.filter(({route}) => readPage(`${prefix}${route}`).includes('data-how-tested')).map(({route}) => route),
    ).toEqual([]);
  });
});
