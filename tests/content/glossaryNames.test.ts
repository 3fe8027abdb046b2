import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createMatcher} from '../../src/remark/glossary/matcher';
import {readGlossary} from '../../src/remark/glossary/readGlossary';
import {LOCALES, type Locale} from '../../src/remark/glossary/types';

/** Where each language's texts are: pages, posts and the JSON-RPC reference. */
const FOLDERS: Record<Locale, string[]> = {
  en: ['docs', 'blog', 'openrpc/core', 'openrpc/espace', 'openrpc/shared'],
  zh: ['i18n/zh', 'openrpc/i18n/zh'],
  es: ['i18n/es', 'openrpc/i18n/es'],
};

/** Names that no page uses so far, by language and id, each with the reason why the glossary contains them anyway. */
const UNUSED: Record<string, string> = {
  'en cold-access': 'English pages say that an access is cold; the other languages have the noun',
  'zh bls-key': 'pages name the public part only, BLS 公钥',
  'es pivot-decision': 'the posts speak of the signed decision',
  'en pos-view': 'pages say "view" where proof of stake is the subject',
  'zh pos-view': 'pages say 视图 where proof of stake is the subject',
  'es pos-view': 'pages say "vista" where proof of stake is the subject',
};

/** All text of a language's pages, without code blocks. */
function said(locale: Locale): string {
  return FOLDERS[locale]
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(?:mdx?|ya?ml)$/.test(name))
        .map((name) => path.join(folder, name)),
    )
    .map((file) =>
      fs
        .readFileSync(file, 'utf8')
        .replace(/^\s*```[\s\S]*?^\s*```/gm, '')
        .replace(/<[^>]*>/g, ''),
    )
    .join('\n\n');
}

it('no reason is left for a term that the glossary has no longer', () => {
  const ids = new Set(readGlossary(process.cwd()).map(({id}) => id));
  expect(Object.keys(UNUSED).filter((key) => !ids.has(key.slice(3)))).toEqual([]);
});

describe.each(LOCALES)('glossary names in %s', (locale) => {
  it('each is used on a page, or listed with the reason why not', () => {
    const terms = readGlossary(process.cwd());
    const used = new Set(
      createMatcher(
        terms,
        locale,
      )(said(locale))
        .filter(({text, term}) => !term[locale].synonyms.includes(text.toLowerCase()))
        .map(({term}) => term.id),
    );
    const unused = terms
      .filter(({id}) => !used.has(id) && !(`${locale} ${id}` in UNUSED))
      .map((term) => `${term.id}: ${term[locale].name}`);
    expect(unused).toEqual([]);
  });
});
