import type {BlockContent, Code, List, PhrasingContent, Table, TableCell} from 'mdast';
import {flow, inline, item, paragraph, strong, text, type Content} from './content';
import {TEXTS} from './texts';
import {alternativeOf, interactiveName, isDropped} from './dropped';
import {attribute, childElements, children, classes, find, hasClass, isElement, lineOf, textOf} from './nodes';
import type {PageElement, PageNode} from './nodes';
import type {LocaleFolder} from '../../../languages';

/** What the text of a page depends on besides its elements. */
export interface PageContext {
  /** Address of the page, for links to its interactive parts. */
  readonly url: string;
  readonly folder: LocaleFolder;
  /** The address that the Markdown contains for a link of the page; undefined if only the link's text is useful. */
  readonly resolve: (href: string) => string | undefined;
}

/** Where an element is. */
interface Place {
  /** Ids of the elements around it: a link to one of them only helps in a browser. */
  readonly ids: readonly string[];
  readonly inItem: boolean;
}

/** Elements that belong to the word before them. */
const ATTACHED = new Set(['sub', 'sup']);

/**
 * Whether two neighbors are boxes side by side, such as the name and the type of a parameter: no text joins them.
 * Chinese punctuation needs no space after it.
 */
const areApart = (first: PageNode, second: PageNode): boolean =>
  isElement(first) &&
  isElement(second) &&
  !ATTACHED.has(first.tagName) &&
  !ATTACHED.has(second.tagName) &&
  !/[，。；：！？、]$/u.test(textOf(first));

/** Turns the elements of a page into those of Markdown, in the order in which they are read. */
export class Converter {
  constructor(private readonly context: PageContext) {}

  /** The blocks of an element of a page. */
  blocks(element: PageElement): BlockContent[] {
    return flow(this.inside(element, {ids: [], inItem: false}));
  }

  private inside(element: PageElement, place: Place): Content[] {
    const result: Content[] = [];
    let previous: PageNode | undefined;
    for (const child of children(element)) {
      const content = this.node(child, place);
      if (content.length === 0) continue;
      if (previous && areApart(previous, child)) result.push(text(' '));
      result.push(...content);
      previous = child;
    }
    return result;
  }

  private node(node: PageNode, around: Place): Content[] {
    if (node.nodeName === '#text' && 'value' in node) return [text(node.value.replace(/[\u200b\ufeff]/g, ''))];
    if (!isElement(node) || isDropped(node)) return [];
    const id = attribute(node, 'id');
    const place = id ? {...around, ids: [...around.ids, id]} : around;
    const name = interactiveName(node);
    return name === undefined ? (this.part(node, place) ?? this.tag(node, place)) : [this.interactive(name)];
  }

  private interactive(name: string): BlockContent {
    const [before, link, after] = TEXTS[this.context.folder].interactive(name);
    return paragraph([before, {type: 'link', url: this.context.url, children: [text(link)]}, after]);
  }

  /** Parts of the theme, by a role or a class; undefined for all other elements. */
  private part(element: PageElement, place: Place): Content[] | undefined {
    if (element.tagName === 'svg' || attribute(element, 'role') === 'img') return this.drawing(element);
    if (hasClass(element, 'theme-code-block')) return this.titledCode(element);
    if (hasClass(element, 'tabs-container')) return this.tabs(element, place);
    if (hasClass(element, 'theme-admonition')) return [this.admonition(element, place)];
    return undefined;
  }

  private tag(element: PageElement, place: Place): Content[] {
    const inside = (): Content[] => this.inside(element, place);
    const {tagName} = element;
    switch (tagName) {
      case 'a':
        return this.link(element, place);
      case 'b':
      case 'strong':
        return [strong(inside())];
      case 'em':
      case 'i':
        return [{type: 'emphasis', children: inline(inside())}];
      case 'code':
      case 'kbd':
        return [{type: 'inlineCode', value: textOf(element)}];
      case 'sup':
        return [text('^'), ...inside()];
      case 'sub':
        return [text('_'), ...inside()];
      case 'math':
        return [math(element)];
      case 'br':
        return [{type: 'break'}];
      case 'img':
        return this.image(element);
      case 'pre':
        return [codeBlock(element)];
      case 'p':
        return [paragraph(inside())];
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [this.heading(Number(tagName[1]) as 1, inside(), place)];
      case 'blockquote':
        return [{type: 'blockquote', children: flow(inside())}];
      case 'hr':
        return [{type: 'thematicBreak'}];
      case 'ul':
      case 'ol':
        return [this.list(element, place)];
      case 'dl':
        return [this.terms(element, place)];
      case 'table':
        return [this.table(element, place)];
      case 'summary':
        return [paragraph([strong(inside())])];
      case 'span':
      case 'abbr':
      case 'bdi':
      case 'small':
      case 'time':
      case 'u':
      case 'var':
        return inside();
      default:
        return flow(inside());
    }
  }

  /** In a list of cards, headings are for people who skip from one card to the next. */
  private heading(depth: 1 | 2 | 3 | 4 | 5 | 6, content: Content[], {inItem}: Place): BlockContent {
    return inItem ? paragraph([strong(content)]) : {type: 'heading', depth, children: inline(content)};
  }

  private drawing(element: PageElement): Content[] {
    const alternative = alternativeOf(element);
    return alternative.length > 0 ? [paragraph([this.figure(alternative)])] : [];
  }

  private figure(alternative: readonly string[]): string {
    return TEXTS[this.context.folder].figure(alternative);
  }

  /** A link around a heading becomes a heading with a link. Of a link with two lines, the first is the title. */
  private link(element: PageElement, place: Place): Content[] {
    const href = attribute(element, 'href') ?? '';
    const isAnchor = href.startsWith('#') && place.ids.includes(decodeURIComponent(href.slice(1)));
    const url = isAnchor ? undefined : this.context.resolve(href);
    const linked = (content: Content[]): Content[] =>
      url === undefined ? content : [{type: 'link', url, children: inline(content) as never}];
    const heading = childElements(element).find((child) => /^h[1-6]$/.test(child.tagName));
    if (heading) return [this.heading(Number(heading.tagName[1]) as 1, linked(this.inside(heading, place)), place)];
    const [title, ...lines] = childElements(element).filter((child) => !isDropped(child) && lineOf(child) !== '');
    if (title?.tagName !== 'span' || lines.length === 0) return linked(this.inside(element, place));
    return [
      ...linked(this.inside(title, place)),
      ...lines.flatMap((line) => [text(': '), ...this.inside(line, place)]),
    ];
  }

  private image(element: PageElement): Content[] {
    const [source = '', alt = ''] = [attribute(element, 'src'), attribute(element, 'alt')];
    const url = source.startsWith('data:') ? undefined : this.context.resolve(source);
    if (url) return [{type: 'image', url, alt}];
    return alt ? [text(this.figure([alt]))] : [];
  }

  private titledCode(element: PageElement): Content[] {
    const pre = find(element, ({tagName}) => tagName === 'pre');
    const title = childElements(element).find((child) => !find(child, ({tagName}) => tagName === 'pre'));
    return pre ? [codeBlock(pre, title && lineOf(title))] : [];
  }

  /** Each tab becomes a section with its label in bold. */
  private tabs(element: PageElement, place: Place): Content[] {
    const has = (role: string) => (child: PageElement) => attribute(child, 'role') === role;
    const labels = childElements(find(element, has('tablist')) ?? element).map(lineOf);
    const panels = find(element, (inner) => childElements(inner).some(has('tabpanel')));
    return childElements(panels ?? element)
      .filter(has('tabpanel'))
      .flatMap((panel, index) => [
        paragraph([strong([text(labels[index] ?? String(index + 1))])]),
        ...flow(this.inside(panel, place)),
      ]);
  }

  private admonition(element: PageElement, place: Place): BlockContent {
    const [heading, ...content] = childElements(element);
    const title = heading ? lineOf(heading) : '';
    return {
      type: 'blockquote',
      children: flow([
        ...(title ? [paragraph([strong([text(title)])])] : []),
        ...content.flatMap((part) => flow(this.inside(part, place))),
      ]),
    };
  }

  private list(element: PageElement, place: Place): List {
    const ordered = element.tagName === 'ol';
    const start = Number(attribute(element, 'start') ?? 1);
    const items = childElements(element).filter((child) => !isDropped(child));
    const content = items.map((child, index) => {
      if (ordered) dropNumber(child, start + index);
      const id = attribute(child, 'id');
      return item(this.inside(child, {inItem: true, ids: id ? [...place.ids, id] : place.ids}));
    });
    return {type: 'list', ordered, ...(ordered && {start}), spread: false, children: content};
  }

  /** Each term with its meaning is an item. */
  private terms(element: PageElement, place: Place): List {
    const groups = childElements(element).filter(({tagName}) => tagName === 'div');
    const content = (groups.length > 0 ? groups : [element]).map((group) => {
      const id = attribute(group, 'id');
      const here = {inItem: true, ids: id ? [...place.ids, id] : place.ids};
      return item(
        childElements(group).flatMap((part) => {
          const line = inline(this.inside(part, here));
          return part.tagName === 'dt' ? [strong(line), text(': ')] : [...line, text(' ')];
        }),
      );
    });
    return {type: 'list', ordered: false, spread: false, children: content};
  }

  private table(element: PageElement, place: Place): Table {
    const rows: PageElement[] = [];
    const collect = (node: PageElement): void =>
      childElements(node).forEach((child) => (child.tagName === 'tr' ? rows.push(child) : collect(child)));
    collect(element);
    const cells = rows.map((row) => childElements(row));
    const align = (cells[0] ?? []).map(
      (cell) =>
        (/text-align:\s*(left|right|center)/.exec(attribute(cell, 'style') ?? '')?.[1] ?? null) as 'left' | null,
    );
    const children = cells.map((row) => ({
      type: 'tableRow' as const,
      children: row.flatMap((cell): TableCell[] => [
        {type: 'tableCell', children: inline(this.inside(cell, {...place, inItem: true}))},
        ...Array.from({length: Number(attribute(cell, 'colspan') ?? 1) - 1}, () => ({
          type: 'tableCell' as const,
          children: [],
        })),
      ]),
    }));
    return {type: 'table', align, children};
  }
}

/** Empties the box with the number of a parameter at the beginning of an item, because the list has it too. */
function dropNumber(listItem: PageElement, number: number): void {
  const line = find(listItem, ({tagName}) => tagName === 'div');
  const [box] = line ? childElements(line) : [];
  if (box?.tagName === 'span' && lineOf(box) === String(number) && line?.childNodes[0] === box) box.childNodes = [];
}

/** Code without its colors. */
function codeBlock(pre: PageElement, title?: string): Code {
  const language = classes(pre).find((name) => name.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    meta: title ? `title="${title}"` : null,
    value: textOf(pre).replace(/\n+$/, ''),
  };
}

/** The source of a formula in TeX if the page has it. */
function math(element: PageElement): PhrasingContent {
  const source = find(element, (inner) => attribute(inner, 'encoding') === 'application/x-tex');
  return text(source ? `$${lineOf(source)}$` : lineOf(element));
}
