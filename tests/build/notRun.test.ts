import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fileOf, readPage} from '../support/builtSite';

const DOCS = path.resolve(__dirname, '../../docs');
const pages = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({route: `/docs/${file.replace(/(?:\/?index)?\.mdx$/, '')}`, text: fs.readFileSync(path.join(DOCS, file), 'utf8')}))
  // Pages with an address of their own are found by others like them.
  .filter(({route, text}) => !/^slug:/m.test(text) && fileOf(route) !== undefined);
const isPartlyRun = ({text}: {text: string}) => /^verified: false$/m.test(text.split('\n---\n')[0]!);

const LOCALES = [
  ['', 'en'],
  ['/zh-CN', 'zh'],
  ['/es', 'es'],
] as const;

function noticeIn(locale: string): string {
  if (locale === 'en') return 'Parts of this page were not run: its text says which.';
  return (JSON.parse(fs.readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<string, {message: string}>)['notRun.notice']!.message;
}

describe.each(LOCALES)('pages below %s/docs', (prefix, locale) => {
  const notice = noticeIn(locale);
  it('say under the title that parts of them were not run', () => {
    const marked = pages.filter(isPartlyRun);
    expect(marked.length).toBeGreaterThan(20);
    for (const {route} of marked) expect(readPage(`${prefix}${route}`).split('</header>').at(-1), route).toContain(notice);
  });
  it('say nothing of the kind when everything was run', () => {
    const others = pages.filter((page) => !isPartlyRun(page)).slice(0, 40);
    expect(others.filter(({route}) => readPage(`${prefix}${route}`).includes(notice)).map(({route}) => route)).toEqual([]);
  });
});
