import type {Nodes, Root} from 'mdast';

/**
 * Characters as wide as Han characters, their punctuation included: words written with them have no spaces between
 * them.
 */
const WIDE = '[\\u3000-\\u303f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uff00-\\uffef]';
/** A line break between two wide characters, or next to a wide mark, whose glyph contains its space. */
const BREAK = new RegExp(
  `(?<=${WIDE})\\n(?=${WIDE})|(?<=[\\u3001\\u3002\\uff01\\uff09\\uff0c\\uff1a\\uff1b\\uff1f])\\n|\\n(?=[\\uff08])`,
  'g',
);

/**
 * Remark plugin that joins the lines of a paragraph in a language without spaces between words. A browser shows a line
 * break of the source as a space, which is visible between Chinese sentences.
 */
export default function remarkJoinLines() {
  return (tree: Root): void => join(tree);
}

function join(node: Nodes): void {
  if (node.type === 'text') node.value = node.value.replace(BREAK, '');
  else if ('children' in node) node.children.forEach(join);
}
