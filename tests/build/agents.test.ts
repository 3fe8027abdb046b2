import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {BUILD, fileOf} from '../../scripts/built/files';
import {sitemapPaths} from '../../scripts/built/sitemap';
import {agentOptions} from '../../src/config/agents';
import {SITE_URL} from '../../src/config/site';
import {languageOf, LOCALES, prefixOf} from '../../src/languages';
import {twinPath} from '../../src/plugins/docusaurus-plugin-agent-docs/client/twinPath';
import {
  alternativeOf,
  interactiveName,
  isDropped,
} from '../../src/plugins/docusaurus-plugin-agent-docs/convert/dropped';
import * as nodes from '../../src/plugins/docusaurus-plugin-agent-docs/convert/nodes';
import {MAX_BYTES} from '../../src/plugins/docusaurus-plugin-agent-docs/lists/parts';
import {builtSite, faultsOf, select, type BuiltPage} from '../support/builtSite';

const ROOT = path.resolve(__dirname, '../..');
/** Folder of the translated pages, below that of their language. */
const DOCS = 'docusaurus-plugin-content-docs/current';

const read = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');
const twinOf = ({pathname, prefix}: BuiltPage): string => twinPath(pathname, `${prefix}/`);

/** The Markdown that a page's head refers to. */
const linkOf = (page: BuiltPage): string | undefined =>
  select(page, 'link', {area: 'head'}).find(({attributes}) => attributes.type === 'text/markdown')?.attributes.href;

const withTwin = builtSite.filter((page) => fs.existsSync(path.join(BUILD, decodeURI(twinOf(page)))));

/** What a reader of the page sees: its headings, its blocks of code, and its numbers. */
interface Seen {
  headings: string[];
  code: string[];
  numbers: string[];
}

const NUMBER = /\d+(?:[.,\u202f\u00a0]?\d+)*/g;
const numbersOf = (text: string): string[] => text.match(NUMBER) ?? [];
const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Reads the text of the page; a heading in a card of a list is no section. */
function seenInPage({pathname}: BuiltPage): Seen {
  const html = fs.readFileSync(fileOf(pathname)!, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const document = parse(main, {scriptingEnabled: false});
  const root = nodes.find(document, (element) => nodes.hasClass(element, 'theme-doc-markdown')) ?? document;
  const seen: Seen = {headings: [], code: [], numbers: []};
  let text = '';
  const walk = (node: nodes.PageNode, inItem: boolean): void => {
    if (!nodes.isElement(node)) {
      if ('value' in node && node.nodeName === '#text') text += node.value;
      return nodes.children(node).forEach((child) => walk(child, inItem));
    }
    if (isDropped(node)) return;
    const name = interactiveName(node);
    if (name !== undefined) return void (text += ` ${name} `);
    const {tagName} = node;
    if (tagName === 'svg' || nodes.attribute(node, 'role') === 'img')
      return void (text += ` ${alternativeOf(node).join(' ')} `);
    // The Markdown has the numbers of lists as numbers of lists, which are not compared.
    if (tagName === 'span' && isNumberOfItem(node)) return;
    if (tagName === 'sup') text += '^';
    if (tagName === 'img') text += ` ${nodes.attribute(node, 'alt') ?? ''} `;
    if (tagName === 'pre') {
      const code = nodes.textOf(node).replace(/\n+$/, '');
      seen.code.push(code);
      return void (text += ` ${code} `);
    }
    if (/^h[1-6]$/.test(tagName) && !inItem) seen.headings.push(tidy(headingText(node)));
    nodes.children(node).forEach((child) => walk(child, inItem || tagName === 'li' || tagName === 'td'));
    text += ' ';
  };
  walk(root, false);
  const labels: string[] = [];
  const tabs = (node: nodes.PageNode): void => {
    if (nodes.isElement(node) && nodes.attribute(node, 'role') === 'tab') labels.push(nodes.lineOf(node));
    nodes.children(node).forEach(tabs);
  };
  tabs(root);
  seen.numbers = numbersOf(`${text} ${labels.join(' ')}`);
  return seen;
}

/** Whether a text is the number of the item of a numbered list that it begins. */
function isNumberOfItem(element: nodes.PageElement): boolean {
  const around = (node: nodes.PageNode | null, tag: string): nodes.PageElement | undefined => {
    const parent = node && 'parentNode' in node ? node.parentNode : null;
    return parent && nodes.isElement(parent) && parent.tagName === tag ? parent : undefined;
  };
  const item = around(around(element, 'div') ?? null, 'li');
  const list = around(item ?? null, 'ol');
  if (!item || !list) return false;
  const number = nodes.childElements(list).indexOf(item) + Number(nodes.attribute(list, 'start') ?? 1);
  return nodes.lineOf(element) === String(number) && nodes.find(item, ({tagName}) => tagName === 'span') === element;
}

/** Text of a heading without the link to itself. */
const headingText = (element: nodes.PageNode): string =>
  nodes
    .children(element)
    .map((child) => (nodes.isElement(child) ? (isDropped(child) ? '' : headingText(child)) : nodes.textOf(child)))
    .join('');

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Reads the Markdown line by line; only its headings need a parser. */
function seenInMarkdown(text: string): Seen {
  const seen: Seen = {headings: [], code: [], numbers: []};
  const prose: string[] = [];
  let block: {fence: string; indent: string; lines: string[]} | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', fence = '', info = ''] = /^((?:> ?| )*)(`{3,})?(.*)$/.exec(line)!;
    if (block) {
      if (fence === block.fence && info === '' && indent.trimEnd() === block.indent.trimEnd()) {
        seen.code.push(block.lines.join('\n'));
        block = undefined;
      } else
        block.lines.push(
          line.startsWith(block.indent) ? line.slice(block.indent.length) : line.slice(block.indent.trimEnd().length),
        );
    } else if (fence) {
      block = {fence, indent, lines: []};
      prose.push(info);
    } else {
      if (/^#{1,6} /.test(line)) seen.headings.push(tidy(toString(markdown.parse(line))));
      prose.push(line);
    }
  }
  const visible = prose
    .join('\n')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/<https?:[^>]*>/g, '')
    .replace(/^(?:> ?| |- )*\d+\. /gm, '')
    .replace(/\\/g, '');
  seen.numbers = numbersOf([visible, ...seen.code].join('\n'));
  return seen;
}

/** What one list has more often than the other. */
function surplus(more: readonly string[], less: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of less) counts.set(one, (counts.get(one) ?? 0) + 1);
  return more.filter((one) => {
    const left = counts.get(one) ?? 0;
    counts.set(one, left - 1);
    return left <= 0;
  });
}

describe('the Markdown of a page', () => {
  it('exists for every page with text, in each language, and the page refers to it', () => {
    const without = builtSite.filter((page) => !withTwin.includes(page));
    const names = without.map(({path: own}) => own);
    expect(
      [...new Set(names)].filter((own) => !['/404', '/search', ...agentOptions.withoutText].includes(own)),
    ).toEqual([]);
    expect(faultsOf(withTwin, (page) => linkOf(page) !== twinOf(page) && `refers to ${linkOf(page)}`)).toEqual([]);
    expect(faultsOf(without, (page) => linkOf(page) !== undefined && `refers to ${linkOf(page)}`)).toEqual([]);
    for (const locale of LOCALES)
      expect(withTwin.filter((page) => page.locale === locale).length, locale).toBeGreaterThan(500);
  });

  it('has the headings, the code and the numbers of the page, and nothing else of them', () => {
    expect(
      faultsOf(withTwin, (page) => {
        const [wanted, found] = [seenInPage(page), seenInMarkdown(read(decodeURI(twinOf(page))))];
        const faults = [
          ...(`${found.headings}` === `${wanted.headings}`
            ? []
            : [`headings ${surplus(wanted.headings, found.headings)} | ${surplus(found.headings, wanted.headings)}`]),
          ...(JSON.stringify(found.code) === JSON.stringify(wanted.code)
            ? []
            : [`code ${JSON.stringify(surplus(wanted.code, found.code)[0] ?? surplus(found.code, wanted.code)[0])}`]),
          ...[surplus(wanted.numbers, found.numbers), surplus(found.numbers, wanted.numbers)].flatMap(
            (numbers, index) => (numbers.length > 0 ? [`${index ? 'added' : 'missing'} ${numbers.slice(0, 9)}`] : []),
          ),
        ];
        return faults.length > 0 && faults.join('; ');
      }),
    ).toEqual([]);
  });

  // The test above reads the page with the converter's own rules of what to leave out. This one doesn't know them.
  it.each(LOCALES)('contains the plain sentences of the source (%s)', (locale) => {
    const folder = path.join(ROOT, locale === 'en' ? 'docs' : `i18n/${languageOf(locale).folder}/${DOCS}`);
    const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
    const spaces = /\s+/g;
    let count = 0;
    const missing = files.flatMap((file) => {
      const twin = path.join(BUILD, prefixOf(locale), 'docs', `${file.replace(/(?:\/?index)?\.mdx$/, '')}.md`);
      // Pages of methods are generated, and their addresses are in lowercase.
      if (!fs.existsSync(twin)) return [];
      const text = fs.readFileSync(twin, 'utf8').replace(/\\(.)/g, '$1').replace(spaces, ' ');
      const lines = fs
        .readFileSync(path.join(folder, file), 'utf8')
        .replace(/^---\n[^]*?\n---\n/, '')
        .replace(/^( *)(`{3,})[^]*?^\1\2$/gm, '')
        .split('\n')
        .map((line) => line.trim().replace(spaces, ' '))
        .filter((line) => /^[\p{Lu}\p{Script=Han}¿¡][^`*_<>{}[\]|$\\&:]*[.?!。？！]$/u.test(line));
      count += lines.length;
      return lines.filter((line) => !text.includes(line)).map((line) => `${file}: ${line}`);
    });
    expect(count).toBeGreaterThan(800);
    expect(missing).toEqual([]);
  });

  it('contains no component, no undefined value and no HTML of the page', () => {
    const prose = (text: string): string =>
      text.replace(/^( *(?:> )?)(`{3,})[^]*?^\1?\2$/gm, '').replace(/(`+)[^]*?\1/g, '');
    const FAULT = /(?<!\\)<(?!https?:|mailto:)\/?[a-z][^>]*>|\[object |\bNaN\b|\bundefined\b/i;
    // A few pages write about undefined values.
    const isMeant = (page: BuiltPage, fault: string): boolean =>
      /^\w+$/.test(fault) && fs.readFileSync(fileOf(page.pathname)!, 'utf8').includes(fault);
    expect(
      faultsOf(withTwin, (page) => {
        const fault = FAULT.exec(prose(read(decodeURI(twinOf(page)))))?.[0];
        return fault !== undefined && !isMeant(page, fault) && fault;
      }),
    ).toEqual([]);
  });

  it('links to files that exist', () => {
    const targets = new Map<string, string>();
    for (const page of withTwin)
      for (const [, target] of read(decodeURI(twinOf(page))).matchAll(/\]\(([^)\s]+)\)/g))
        if (target!.startsWith(`${SITE_URL}/`))
          targets.set(target!.slice(SITE_URL.length).replace(/[?#].*$/, ''), page.pathname);
    expect(targets.size).toBeGreaterThan(1000);
    expect([...targets].filter(([target]) => fileOf(target) === undefined)).toEqual([]);
    expect([...targets.keys()].filter((target) => target.endsWith('.md')).length).toBeGreaterThan(1000);
  });

  it('§1 is in no sitemap', () => {
    expect(sitemapPaths().filter((pathname) => /\.(?:md|txt)$/.test(pathname))).toEqual([]);
  });
});

describe.each(LOCALES)('the lists in %s', (locale) => {
  const folder = prefixOf(locale).slice(1);
  const files = (name: string): string[] =>
    fs.readdirSync(path.join(BUILD, folder, name)).map((file) => path.join(folder, name, file));
  const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  const overview = read(path.join(folder, 'llms.txt'));

  it('begin with llms.txt, of at most 20 KB, which has the facts and leads to every area', () => {
    expect(Buffer.byteLength(overview)).toBeLessThanOrEqual(20_000);
    for (const fact of [
      '1029',
      '1030',
      '71',
      'https://evm.confluxrpc.com',
      'https://main.confluxrpc.com',
      'eth_getProof',
    ])
      expect(overview).toContain(fact);
    const areas = agentOptions.areas.map(({id}) => `${SITE_URL}${prefixOf(locale)}/llms/${id}.txt`);
    expect(linksOf(overview).filter((target) => target.includes('/llms/'))).toEqual(areas);
  });

  it('have every listed page of the documentation once', () => {
    const listed = files('llms')
      .flatMap((file) => linksOf(read(file)))
      .filter((target) => target.endsWith('.md'));
    const pages = withTwin.filter(
      (page) =>
        page.locale === locale &&
        page.isListed &&
        /^\/(?:docs|blog)(?:\/|$)/.test(page.path) &&
        !/^\/docs\/(?:tags|category)(?:\/|$)|^\/blog\/(?:tags|authors|archive)(?:\/|$)/.test(page.path),
    );
    expect(listed.map((target) => target.slice(SITE_URL.length)).sort()).toEqual(pages.map(twinOf).sort());
  });

  it('have files of whole pages, of at most 250 KB, with every page once', () => {
    const full = files('llms-full');
    expect(full.filter((file) => fs.statSync(path.join(BUILD, file)).size > MAX_BYTES)).toEqual([]);
    const text = full.map(read).join('\n');
    const lists = files('llms').map(read).join('\n');
    for (const target of linksOf(lists).filter((one) => one.endsWith('.md'))) {
      const twin = read(decodeURI(target.slice(SITE_URL.length + 1)));
      expect(text.split(twin.trimEnd()), target).toHaveLength(2);
    }
  });

  it('link to files that exist', () => {
    const targets = [overview, ...files('llms').map(read)]
      .flatMap(linksOf)
      .filter((target) => target.startsWith(SITE_URL));
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => !fileOf(target.slice(SITE_URL.length).replace(/[?#].*$/, '')))).toEqual([]);
  });
});
