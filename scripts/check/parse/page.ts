import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {sectionsOf} from '../../../src/plugins/docusaurus-plugin-translations/sections';
import {hashOf} from '../engine/hash';
import {wordsOf} from '../spelling/words';
import type {Block, Page, PageIndex} from '../types';
import {PROSE_ATTRIBUTES, flatten, plainBlock, position} from './blocks';
import type {FrontMatter} from './frontMatter';
import {locate} from './locate';

/** Front matter that readers see, so the rules about words, sentences and punctuation check it as prose. */
const SHOWN_KEYS = ['title', 'description', 'sidebar_label', 'not_run'];

/**
 * Collects the data for rules about a page in one walk over its tree.
 * @param raw the unchanged file; `text` is without byte order mark and with one kind of line end
 */
export function buildPage(path: string, raw: string, text: string, tree: Root, frontMatter: FrontMatter): Page {
  const place = locate(path);
  if (!place) throw new Error(`${path} is not a page`);
  const page: Page = {
    path,
    hash: hashOf(raw),
    ...place,
    text,
    tree,
    lines: text.split('\n'),
    frontMatter: frontMatter.values,
    frontMatterLines: frontMatter.lines,
    headings: [],
    ids: [],
    links: [],
    images: [],
    components: [],
    code: [],
    inlineCode: [],
    admonitions: [],
    blocks: [],
    words: [],
    imports: [],
    sections: sectionsOf(text).map(({id, line, hash}) => ({id, line, hash})),
    tables: 0,
    orderedLists: 0,
  };
  for (const key of SHOWN_KEYS) {
    const value = page.frontMatter[key];
    if (typeof value !== 'string') continue;
    const line = page.frontMatterLines[key] ?? 1;
    page.blocks.push(
      plainBlock('frontmatter', value, line, Math.max(0, (page.lines[line - 1] ?? '').indexOf(value.slice(0, 12))) + 1),
    );
  }
  walk(page, tree);
  page.words = [...firstPlaces(page.blocks)];
  return page;
}

function* firstPlaces(blocks: readonly Block[]): Generator<PageIndex['words'][number]> {
  const seen = new Set<string>();
  for (const block of blocks) {
    for (const {word, offset} of wordsOf(block.text)) {
      if (seen.has(word)) continue;
      seen.add(word);
      yield {word, ...position(block, offset)};
    }
  }
}

/** The part of a page that can be cached. */
export function indexOfPage(page: Page): PageIndex {
  const {text: _text, lines: _lines, tree: _tree, ...index} = page;
  return index;
}

function walk(page: Page, node: Nodes): void {
  const at = node.position?.start ?? {line: 1, column: 1};
  switch (node.type) {
    case 'heading': {
      const block = flatten('heading', node, page.lines);
      const id = /\s*\{#([^}]*)\}\s*$/.exec(block.text);
      if (id) block.text = block.text.slice(0, id.index);
      page.headings.push({
        depth: node.depth,
        text: toString(node).replace(/\s*\{#[^}]*\}\s*$/, ''),
        id: id?.[1],
        line: at.line,
      });
      page.blocks.push(block);
      break;
    }
    case 'paragraph':
      page.blocks.push(flatten('paragraph', node, page.lines));
      break;
    case 'tableCell':
      page.blocks.push(flatten('cell', node, page.lines));
      break;
    case 'table':
      page.tables++;
      break;
    case 'list':
      if (node.ordered) page.orderedLists++;
      break;
    case 'link': {
      const bare = (page.lines[at.line - 1] ?? '')[at.column - 1] !== '[';
      page.links.push({url: node.url, text: toString(node), ...at2(at), via: bare ? 'bare' : 'markdown'});
      break;
    }
    case 'definition':
      page.links.push({url: node.url, text: node.label ?? node.identifier, ...at2(at), via: 'markdown'});
      break;
    case 'image':
      page.images.push({url: node.url, alt: node.alt ?? '', line: at.line});
      break;
    case 'code':
      page.code.push({lang: node.lang ?? '', meta: node.meta ?? '', value: node.value, line: at.line});
      break;
    case 'inlineCode':
      page.inlineCode.push({value: node.value, line: at.line});
      break;
    case 'mdxjsEsm':
      for (const statement of node.value.split('\n'))
        if (statement.trim() !== '') page.imports.push({value: statement.trim(), line: at.line});
      break;
    case 'containerDirective':
      page.admonitions.push({type: node.name, line: at.line});
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      element(page, node, at.line);
      break;
  }
  if ('children' in node) for (const child of node.children) walk(page, child as Nodes);
}

function at2(at: {line: number; column: number}) {
  return {line: at.line, column: at.column};
}

function element(page: Page, node: MdxJsxFlowElement | MdxJsxTextElement, line: number): void {
  const props: Record<string, string | true> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const value = attribute.value;
    props[attribute.name] = value == null ? true : typeof value === 'string' ? value : `{${value.value}}`;
    const start = attribute.position?.start ?? {line, column: 1};
    if (typeof value === 'string' && PROSE_ATTRIBUTES.has(attribute.name)) {
      page.blocks.push(plainBlock('attribute', value, start.line, start.column + attribute.name.length + 2));
    }
    if (typeof value === 'string' && (attribute.name === 'to' || attribute.name === 'href')) {
      page.links.push({url: value, text: toString(node), line: start.line, column: start.column, via: 'jsx'});
    }
    // An `id` of a component (`<Fact id=…>`) refers to a record; only an element's `id` becomes an anchor.
    if (typeof value === 'string' && attribute.name === 'id' && /^[a-z]/.test(node.name ?? ''))
      page.ids.push({id: value, line: start.line});
  }
  const name = node.name ?? '';
  page.components.push({name, props, line});
  if (name === 'img' || name === 'Figure') {
    const source = typeof props.src === 'string' ? props.src : typeof props.img === 'string' ? props.img : '';
    page.images.push({url: source, alt: typeof props.alt === 'string' ? props.alt : undefined, line, component: name});
  }
  const first = node.children[0];
  if (node.type === 'mdxJsxFlowElement' && first && !('children' in first) && first.type === 'text') {
    page.blocks.push(
      plainBlock('paragraph', toString(node), first.position?.start.line ?? line, first.position?.start.column ?? 1),
    );
  }
}
