import type {PageIndex} from '../types';
import {addresses} from './addresses';
import {isTranslated} from './props';

export interface Item {
  value: string;
  line: number;
}
/** Something that a page and its translations have in common. */
export interface Aspect {
  /** Describes one item in a message. */
  what: string;
  items(page: PageIndex): Item[];
}

/** Properties that are the same in every language; the order inside a part can change with the grammar. */
export const ASPECTS: readonly Aspect[] = [
  {what: 'import', items: (page) => page.imports.map(({value, line}) => ({value: value.replace(/\s+/g, ' '), line}))},
  {
    what: 'component',
    items: (page) =>
      page.components.filter(({name}) => name !== 'br').map(({name, props, line}) => ({value: tag(name, props), line})),
  },
  {
    what: 'link',
    items: (page) => page.links.filter(({via}) => via !== 'jsx').map(({url, line}) => ({value: url, line})),
  },
  {
    what: 'picture',
    items: (page) =>
      page.images.filter(({component}) => component === undefined).map(({url, line}) => ({value: url, line})),
  },
  {what: 'admonition', items: (page) => page.admonitions.map(({type, line}) => ({value: `:::${type}`, line}))},
  {what: 'inline code', items: (page) => page.inlineCode},
  {what: 'code block', items: (page) => page.code.map((code) => ({value: fence(code), line: code.line}))},
  {
    what: 'address',
    items: (page) => page.blocks.flatMap(({text, line}) => addresses(text).map((value) => ({value, line}))),
  },
];

function tag(name: string, props: Record<string, string | true>): string {
  const list = Object.entries(props)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prop, value]) => {
      if (value === true) return ` ${prop}`;
      if (isTranslated(name, prop)) return ` ${prop}="…"`;
      return value.startsWith('{') ? ` ${prop}=${value.replace(/\s+/g, ' ')}` : ` ${prop}="${value}"`;
    });
  return `<${name}${list.join('')}>`;
}

/** Code must be identical. A block of `text` can contain words, so only its shape and its numbers are compared. */
function fence({lang, meta, value}: PageIndex['code'][number]): string {
  const info = `${lang} ${meta.replace(/\b(title|label|caption)=("[^"]*"|'[^']*')/g, '$1="…"')}`.trim();
  const body =
    lang === 'text' || lang === ''
      ? `${value.split('\n').length} lines ${value.match(/\d+/g)?.join(' ') ?? ''}`
      : value;
  return `\`\`\`${info}\n${body}`.trimEnd();
}
