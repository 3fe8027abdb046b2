import {
  areApart,
  attribute,
  children,
  classes,
  find,
  gaps,
  isElement,
  readDocument,
  skipped,
  textOf,
  tidy,
} from './html';
import type {Element, Node} from './html';
import {isEntity} from '../client/entityTerms';
import type {PageKind} from '../model';

/** The text between two headings. The first section of a page has no anchor and no heading. */
export type Section = {
  anchor: string;
  heading: string;
  /** 2 or 3 for a heading; 4 for an entry of a list of terms, and 0 for the beginning of the page. */
  level: number;
  /** Prose, tables and lists. */
  text: string;
  /** Code blocks, except JSON. */
  code: string;
  /** What the rows of its tables are about. */
  keys: string;
  /** Proposals and codes that have another cell of a table for themselves. */
  cells: string;
};

/** A link in the text of a page. */
type PageLink = {to: string; text: string};

/** What search reads of a rendered page, except its address. */
export type RenderedPage = {
  kind: PageKind;
  title: string;
  /** The page's name in the sidebar if the title doesn't contain it, because readers remember it. */
  label?: string;
  /** Labels of the categories above the page, outermost first. */
  trail: string[];
  /** The execution space that the page belongs to; both if undefined. */
  space?: string;
  description: string;
  keywords: string;
  sections: Section[];
  links: PageLink[];
};

/**
 * Classes that the page types set on the html element (specification §2.7). Lists, tags and the home page are not
 * indexed.
 */
const KINDS: [string, PageKind][] = [
  ['docs-doc-page', 'docs'],
  ['blog-post-page', 'blog'],
  ['mdx-page', 'page'],
];
/** Responses of a node are in thousands of lines of JSON, which readers don't search for. */
const JSON_BLOCK = /\blanguage-json5?\b/;
/** The share of a section's text that is inside links from which the section is a list of links. */
const LINK_LIST = 0.7;
/** A longer link is a card or a sentence, and not a name of the page that it leads to. */
const LINK_LENGTH = 80;

/**
 * Labels of the breadcrumbs after the home link. The last one is that of the page, which can be shorter than its title.
 */
function labelsOf(main: Element): string[] {
  const list = find(main, (element) => classes(element).includes('breadcrumbs'));
  return list
    ? children(list)
        .map((item) => tidy(textOf(item)))
        .filter(Boolean)
    : [];
}

const newSection = (anchor: string, heading: string, level: number) => ({
  anchor,
  heading,
  level,
  text: '',
  code: '',
  keys: '',
  cells: '',
  linked: 0,
});

/** Reads a main element in the order of its text, and starts a section at each heading with an id. */
class Reader {
  title = '';
  readonly links: PageLink[] = [];
  readonly sections = [newSection('', '', 0)];

  private get last() {
    return this.sections[this.sections.length - 1]!;
  }

  read(node: Node, inLink = false): void {
    if (node.nodeName === '#text') {
      const {value} = node as {value: string} & Node;
      this.last.text += value;
      if (inLink) this.last.linked += value.trim().length;
    }
    if (!isElement(node) || skipped(node)) return;
    const {tagName} = node;
    if (tagName === 'h1' && !this.title) {
      this.title = tidy(textOf(node));
      // Before the title, there are only badges.
      this.sections[0] = newSection('', '', 0);
    } else if (tagName === 'pre') {
      if (!JSON_BLOCK.test(attribute(node, 'class'))) this.last.code += ` ${textOf(node)}`;
    } else if ((tagName === 'h2' || tagName === 'h3') && attribute(node, 'id')) {
      this.sections.push(newSection(attribute(node, 'id'), tidy(textOf(node)), Number(tagName[1])));
    } else this.readInside(node, inLink);
  }

  private readInside(node: Element, inLink: boolean): void {
    const term = attribute(node, 'id') && children(node).find((child) => child.nodeName === 'dt');
    if (term) {
      const name = find(term, ({tagName}) => tagName === 'a') ?? term;
      this.sections.push(newSection(attribute(node, 'id'), tidy(textOf(name)), 4));
    }
    if (node.tagName === 'tr') this.readKeys(node);
    if (node.tagName === 'a') this.readLink(node);
    const [before, after] = gaps(node);
    this.last.text += before;
    let previous: Node | undefined;
    for (const child of children(node)) {
      if (previous && areApart(previous, child)) this.last.text += ' ';
      this.read(child, inLink || node.tagName === 'a');
      previous = child;
    }
    this.last.text += after;
  }

  /** The first cell names what a row of a table is about; a code or a proposal in another cell has to do with it. */
  private readKeys(row: Element): void {
    const cells = children(row).filter(isElement);
    if (!cells.some(({tagName}) => tagName === 'td')) return;
    const [first = '', ...others] = cells.map((cell) => tidy(textOf(cell)));
    this.last.keys += `${first} · `;
    this.last.cells += others.filter(isEntity).join(' ');
  }

  private readLink(link: Element): void {
    const to = attribute(link, 'href').replace(/[?#].*$/, '');
    const card = find(link, ({tagName}) => /^h[2-4]$/.test(tagName));
    const text = tidy(textOf(card ?? link));
    if (/^\/(?!\/)/.test(to) && text && text.length <= LINK_LENGTH) this.links.push({to, text});
  }
}

/** Whether a section only leads elsewhere, such as "Next": its links count for the pages that they lead to. */
const isLinkList = ({linked, text, anchor}: {linked: number; text: string; anchor: string}): boolean =>
  anchor !== '' && linked >= LINK_LIST * text.replace(/[\s·]/g, '').length && linked > 0;

/**
 * Reads one rendered page.
 * @returns undefined for a page that search must not find: lists of posts or tags, pages that robots must not index,
 *   redirects, pages without a title.
 */
export function readRenderedPage(html: string): RenderedPage | undefined {
  const {root, main, meta} = readDocument(html);
  const kind = KINDS.find(([name]) => classes(root).includes(name))?.[1];
  if (!kind || !main || /noindex/i.test(meta('robots'))) return undefined;
  const reader = new Reader();
  for (const child of children(main)) reader.read(child);
  const {title, links} = reader;
  if (!title) return undefined;
  const isCategory = find(main, (element) => classes(element).some((name) => name.startsWith('generatedIndexPage')));
  const labels = labelsOf(main);
  const label = labels.at(-1);
  const space = classes(root).find((name) => name.startsWith('space-'));
  return {
    kind: isCategory ? 'category' : kind,
    title,
    ...(label && !title.includes(label) && {label}),
    trail: labels.slice(0, -1),
    ...(space && space !== 'space-none' && {space: space.slice('space-'.length)}),
    description: tidy(meta('description')),
    keywords: tidy(meta('keywords')),
    sections: reader.sections
      .filter((section) => !isLinkList(section))
      .map(({linked: _linked, text, code, keys, ...rest}) => ({
        ...rest,
        text: tidy(text),
        code: tidy(code),
        keys: tidy(keys),
      }))
      .filter(({level, text, code}) => level === 0 || text || code),
    links,
  };
}
