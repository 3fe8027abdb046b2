import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fileOf, readPage} from '../support/builtSite';

const DOCS = path.resolve(__dirname, '../../docs');
const pages = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({file, route: `/docs/${file.replace(/(?:\/?index)?\.mdx$/, '')}`, text: fs.readFileSync(path.join(DOCS, file), 'utf8')}))
  // Pages with an address of their own are found by others like them.
  .filter(({route, text}) => !/^slug:/m.test(text) && fileOf(route) !== undefined);
const isPartlyRun = ({text}: {text: string}) => /^verified: false$/m.test(text.split('\n---\n')[0]!);

/** The page's words as a browser shows them. */
const textOf = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const LOCALES = [
  ['', 'en'],
  ['/zh-CN', 'zh'],
  ['/es', 'es'],
] as const;

/** What the notice begins with, up to the part that each page names itself. */
function noticeIn(locale: string): string {
  if (locale === 'en') return 'Not run here: ';
  return (JSON.parse(fs.readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<string, {message: string}>)['notRun.notice']!.message.split('{what}')[0]!;
}

describe.each(LOCALES)('pages below %s/docs', (prefix, locale) => {
  const notice = noticeIn(locale);
  it('say under the title what of them was not run', () => {
    const marked = pages.filter(isPartlyRun);
    expect(marked.length).toBeGreaterThan(20);
    const folder = locale === 'en' ? DOCS : path.resolve(__dirname, `../../i18n/${locale}/docusaurus-plugin-content-docs/current`);
    for (const {route, file} of marked) {
      const [, what = ''] = /^not_run: '(.+)'$/m.exec(fs.readFileSync(path.join(folder, file), 'utf8'))!;
      expect(textOf(readPage(`${prefix}${route}`).split('</header>').at(-1)!), route).toContain(`${notice}${what.replaceAll("''", "'")}`);
    }
  });
  it('say nothing of the kind when everything was run', () => {
    const others = pages.filter((page) => !isPartlyRun(page)).slice(0, 40);
    expect(others.filter(({route}) => readPage(`${prefix}${route}`).includes('data-not-run')).map(({route}) => route)).toEqual([]);
  });
});
