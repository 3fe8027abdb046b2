import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {shownParameter, type ShownParameter} from '../../facts/shownParameter';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Remark plugin: `<Parameter of="…" />` gets the value, the unit and the source of its record as props. So a page carries the
 * parameters that it shows, and no script carries the file that holds all of them.
 */
export default function remarkParameters() {
  return (tree: Root): void => visit(tree);
}

function visit(node: Nodes): void {
  if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Parameter') fill(node);
  if ('children' in node) for (const child of node.children) visit(child as Nodes);
}

const attribute = (element: Element, name: string) => element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);

function fill(element: Element): void {
  const of = attribute(element, 'of')?.value;
  if (typeof of !== 'string') throw new Error('<Parameter> needs the name of a parameter: <Parameter of="jsonrpc_max_connections" />.');
  const record: ShownParameter = shownParameter(of, attribute(element, 'shipped') !== undefined);
  for (const [name, value] of Object.entries(record)) if (value !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name, value});
}
