import type {Nodes, PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Matcher} from './matcher';
import type {Locale, Term} from './types';

/**
 * Blocks in which terms can be marked. Excluded are headings, tables (whose frame would cut the box off), code and
 * components.
 */
const BLOCKS = new Set<string>(['root', 'list', 'listItem', 'blockquote', 'paragraph', 'containerDirective']);
/** The link, or the page itself, already explains an emphasized term, so terms inside these are not marked. */
const EXPLAINED = new Set<string>(['link', 'linkReference', 'emphasis', 'strong']);

/** Marks the first use of each term in a page: `<Term id="epoch" tip="…">epoch</Term>`. */
export function markTerms(tree: Root, find: Matcher, locale: Locale): void {
  const seen = new Set<Term>();

  function visit(node: Nodes): void {
    if (!('children' in node) || !BLOCKS.has(node.type) || isTitle(node)) return;
    if (node.type !== 'paragraph') return node.children.forEach((child) => visit(child as Nodes));
    node.children = node.children.flatMap((child): PhrasingContent[] => {
      if (EXPLAINED.has(child.type)) for (const {term} of find(textOf(child))) seen.add(term);
      return child.type === 'text' ? mark(child) : [child];
    });
  }

  function mark({value}: Text): PhrasingContent[] {
    const parts: PhrasingContent[] = [];
    let from = 0;
    for (const {at, text, term} of find(value)) {
      if (!term.tip || seen.has(term)) continue;
      seen.add(term);
      parts.push({type: 'text', value: value.slice(from, at)}, element(term, text));
      from = at + text.length;
    }
    return [...parts, {type: 'text' as const, value: value.slice(from)}].filter(
      (part) => part.type !== 'text' || part.value !== '',
    );
  }

  const element = (term: Term, text: string): MdxJsxTextElement => ({
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: term.id},
      {type: 'mdxJsxAttribute', name: 'tip', value: term[locale].means},
    ],
    children: [{type: 'text', value: text}],
  });

  visit(tree);
}

/** The title line of an admonition. */
const isTitle = (node: Nodes): boolean =>
  'data' in node && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

const textOf = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textOf(child as Nodes)).join('')
      : '';
