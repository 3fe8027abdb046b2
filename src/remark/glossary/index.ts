import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {localeOf} from '../facts/locale';
import {glossaryEntries} from './glossaryEntries';
import {markTerms} from './markTerms';
import {createMatcher, type Matcher} from './matcher';
import {readGlossary} from './readGlossary';
import type {Locale, Term} from './types';

/** Component of the glossary page. The compiler inserts its content, so that no other page contains it. */
const LIST = 'GlossaryList';

type Options = {
  /** The project's root. */
  root: string;
};

const matchers = new WeakMap<readonly Term[], Partial<Record<Locale, Matcher>>>();

/** The matcher of a language, built once for each state of the glossary. */
function matcherFor(terms: readonly Term[], locale: Locale): Matcher {
  const known = matchers.get(terms) ?? {};
  matchers.set(terms, known);
  return (known[locale] ??= createMatcher(terms, locale));
}

function findList(node: Nodes): MdxJsxFlowElement | undefined {
  if (node.type === 'mdxJsxFlowElement' && node.name === LIST) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = findList(child as Nodes);
    if (found) return found;
  }
  return undefined;
}

/** Remark plugin: explains the first use of each glossary term in a page, and fills the list of the glossary page. */
export default function remarkGlossary({root}: Options) {
  return (tree: Root, file: VFile): void => {
    const terms = readGlossary(root);
    const locale = localeOf(file.path);
    const list = findList(tree);
    if (list)
      list.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'json',
        value: JSON.stringify(glossaryEntries(terms, locale)),
      });
    else markTerms(tree, matcherFor(terms, locale), locale);
  };
}
