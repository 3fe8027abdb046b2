import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, fileOf, readPage} from '../../scripts/built/files';
import {decodePostings} from '../../src/plugins/docusaurus-plugin-search/client/postings';
import type {Shard, TextFile} from '../../src/plugins/docusaurus-plugin-search/format';
import {LOCALES, prefixOf} from '../../src/languages';
import {builtPages} from '../support/builtPages';
import {elements, isNoIndex} from '../support/elements';
import {filesOf, firstFile, openSearch, sentBytes} from '../support/searchIndex';

const LANGUAGES = LOCALES.map((locale) => [locale, prefixOf(locale)] as const);
const scripts = path.join(BUILD, 'assets/js');
/**
 * Ids in a page. Parsing each page of the site for them takes as long as all other tests of this file.
 */
const idsOf = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/<(?:h[23]|div)\b[^>]*?\sid=(?:"([^"]*)"|([^\s"'>]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare!,
    ),
  );

describe.each(LANGUAGES)('search index of %s', (locale, prefix) => {
  const {pages, folder, shards, entities} = firstFile(prefix);
  const urls = pages.map(([url]) => url);
  const texts = filesOf<TextFile>(prefix, 't');
  /** Sections of each page, in order. */
  const sections = pages.map((_, page) =>
    texts
      .filter(([name]) => name.startsWith(`t${page}-`))
      .sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true}))
      .flatMap(([, text]) => text),
  );

  it('holds pages of its own locale only, each with a title and a text', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(
      urls.filter((url) => !url.startsWith(`${prefix}/`) || (prefix === '' && /^\/(zh-CN|es)\//.test(url))),
    ).toEqual([]);
    expect(pages.filter(([, title]) => !title.trim())).toEqual([]);
    expect(sections.filter((all) => all.every(([, , text]) => text === '')).length).toBe(0);
  });

  it('every address exists, with its anchor', () => {
    expect(urls.filter((url) => !fileOf(url))).toEqual([]);
    const missing = urls.flatMap((url, page) => {
      const ids = idsOf(readPage(url));
      return sections[page]!.filter(([anchor]) => anchor && !ids.has(anchor)).map(([anchor]) => `${url}#${anchor}`);
    });
    expect(missing).toEqual([]);
  });

  it('§2.7 holds no unlisted page, no list of tags, not the search page', () => {
    expect(urls.filter((url) => isNoIndex(readPage(url)))).toEqual([]);
    expect(urls.filter((url) => /\/(tags|search|archive|authors|404)(\/|$)/.test(url))).toEqual([]);
  });

  it('holds every other documentation page and post', () => {
    const known = new Set(urls.map((url) => url.replace(/\/$/, '')));
    const owed = builtPages()
      .filter(
        ({file: name, html}) =>
          (locale === 'en' ? !/^(zh-CN|es)\//.test(name) : name.startsWith(`${locale}/`)) &&
          /<html[^>]*(docs-doc-page|blog-post-page)/.test(html) &&
          !isNoIndex(html),
      )
      .map(({file: name}) => `/${name.replace(/(\/index)?\.html$/, '')}`);
    expect(owed.filter((url) => !known.has(url))).toEqual([]);
  });

  it('holds text, not the chrome around it, and no recorded response of a node', () => {
    const chrome =
      /(Edit this page|编辑此页|Editar esta página)$|(Copyright|版权所有|Derechos de autor) ©|\u200b|"jsonrpc"/;
    const found = sections.flatMap((all, page) =>
      all.filter(([, , text]) => chrome.test(text)).map(([anchor]) => `${urls[page]}#${anchor}`),
    );
    expect(found).toEqual([]);
    expect(filesOf<Shard>(prefix, 'w').filter(([, words]) => 'transactionhash' in words)).toHaveLength(1);
  });

  it('refers only to pages and sections that exist, and finds each word in its shard', () => {
    const wrong = filesOf<Shard>(prefix, 'w').flatMap(([name, words]) => {
      const position = Number(name.slice(1, -'.json'.length));
      return Object.entries(words).flatMap(([word, encoded]) => {
        const isInside = word >= shards[position]! && (position === shards.length - 1 || word < shards[position + 1]!);
        const isKnown = [...decodePostings(encoded)].every(
          ([page, place]) =>
            page < pages.length && place.sections.every(([section]) => section < sections[page]!.length),
        );
        return isInside && isKnown ? [] : [`${name}: ${word}`];
      });
    });
    expect(wrong).toEqual([]);
    const pagesOfEntities = Object.values(entities).flatMap((row) => row.filter((_, index) => index % 2 === 0));
    expect(pagesOfEntities.filter((page) => page >= pages.length)).toEqual([]);
  });

  it('starts with at most 40 KB, and each further file is small', () => {
    expect(sentBytes(prefix, 'search-index.json')).toBeLessThanOrEqual(40_000);
    const names = fs.readdirSync(path.join(BUILD, prefix, folder)).filter((name) => name.endsWith('.json'));
    const great = names.filter((name) => fs.statSync(path.join(BUILD, prefix, folder, name)).size > 60_000);
    expect(great).toEqual([]);
  });
});

/** What readers type, and the page that must come first. Sometimes, two pages are equally good. */
const QUERIES: [locale: string, prefix: string, query: string, first: RegExp][] = [
  ['en', '', 'cfx_getBalance', /\/rpc\/cfx_getbalance$/],
  ['en', '', 'getlogs', /\/rpc\/(?:cfx|eth)_getlogs$/],
  ['en', '', '-32602', /\/json-rpc\/common_rpc_error$/],
  ['en', '', 'storage collateral', /\/core-space-basics\/storage$/],
  ['en', '', 'how do I deploy a contract', /\/deployContract\/hardhatAndFoundry$/],
  ['en', '', 'run a node', /\/run-a-node\/?$/],
  ['en', '', 'netwrok endpoints', /\/(?:network-endpoints|conflux_rpcs)$/],
  ['en', '', 'reentrancy', /\/reentrancy-attack$/],
  ['zh-CN', '/zh-CN', '存储抵押', /\/core-space-basics\/storage$/],
  ['zh-CN', '/zh-CN', '质押', /\/mine-stake\/stake\/?$/],
  ['zh-CN', '/zh-CN', '重入', /\/reentrancy-attack$/],
  ['es', '/es', 'transaccion pendiente', /\/why-transaction-is-pending$/],
  ['es', '/es', 'cómo desplegar un contrato con Hardhat', /\/deployContract\/hardhatAndFoundry$/],
  ['es', '/es', 'cómo hacer un puente', /\/cross-space-bridge$/],
  ['es', '/es', 'billetera', /\/wallets$/],
];

/** Words that no page has, and what they are read as. */
const MISSPELT: [locale: string, prefix: string, query: string, word: string][] = [
  ['en', '', 'colaterla', 'collateral'],
  ['en', '', 'blockchian', 'blockchain'],
  ['zh-CN', '/zh-CN', 'walelt', 'wallet'],
  ['es', '/es', 'stakign', 'staking'],
];

describe('search over the finished pages', () => {
  it.each(QUERIES)('%s%s: %s has its page first', async (_locale, prefix, query, first) => {
    const {answer} = await openSearch(prefix).find(query, 1);
    expect(answer.hits[0]?.url).toMatch(first);
  });

  it.each(MISSPELT)('%s%s: %s is read as a word that pages have', async (_locale, prefix, query, word) => {
    const {answer} = await openSearch(prefix).find(query, 1);
    expect(answer.corrections).toEqual([{from: query, to: word}]);
    expect(answer.total).toBeGreaterThan(0);
  });
});

describe('search scripts', () => {
  const named = fs
    .readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: fs.readFileSync(path.join(scripts, name), 'utf8')}));
  const page = readPage('/docs/overview');
  const first = new Set(elements(page, 'script').map(({src}) => path.basename(src ?? '')));
  /** A worker and the dialog are known by texts that only they have. */
  const later = named.filter(({text}) => text.includes('"answer"') || text.includes('search.dialog.label'));

  it('a page asks for neither the dialog nor the worker before they are used', () => {
    expect(later.length).toBeGreaterThan(1);
    expect(later.filter(({name}) => first.has(name)).map(({name}) => name)).toEqual([]);
  });

  it('§7 nothing in them needs eval', () =>
    expect(later.filter(({text}) => /\beval\(|new Function\(/.test(text)).map(({name}) => name)).toEqual([]));
});
