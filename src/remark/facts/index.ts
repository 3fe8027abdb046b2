import type {Nodes, Root} from 'mdast';
import {substituteFacts} from './substitute';

/** Remark plugin: `{{fact:…}}` in code, inline code and link addresses becomes the value. Prose has components for it. */
export default function remarkFacts() {
  return (tree: Root): void => visit(tree);
}

function visit(node: Nodes): void {
  if (node.type === 'code' || node.type === 'inlineCode') node.value = substituteFacts(node.value);
  if (node.type === 'link' || node.type === 'definition') node.url = substituteFacts(decodeBraces(node.url));
  if ('children' in node) for (const child of node.children) visit(child as Nodes);
}

/** A parser may have escaped the braces of an address. */
const decodeBraces = (url: string): string => url.replaceAll('%7B', '{').replaceAll('%7D', '}');
