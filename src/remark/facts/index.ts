import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {resolveElement} from './elements';
import {localeOf, type Locale} from './locale';
import {substituteFacts} from './substitute';

/**
 * Remark plugin, the only reader of facts for pages: it replaces `{{fact:…}}` in code, inline code and link addresses
 * with the value, and components such as `<Fact>` with the content that they show, with numbers and units in the
 * language of the page.
 */
export default function remarkFacts() {
  return (tree: Root, file: VFile): void => visit(tree, localeOf(file.path));
}

function visit(node: Nodes, locale: Locale): void {
  if (node.type === 'code' || node.type === 'inlineCode') node.value = substituteFacts(node.value);
  if (node.type === 'link' || node.type === 'definition') node.url = substituteFacts(decodeBraces(node.url));
  resolveElement(node, locale);
  if ('children' in node) for (const child of node.children) visit(child as Nodes, locale);
}

/** A parser might have escaped the braces of an address. */
const decodeBraces = (url: string): string => url.replaceAll('%7B', '{').replaceAll('%7D', '}');
