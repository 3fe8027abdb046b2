import type {InlineCode, Nodes, Root} from 'mdast';

/** A flag of a command, such as `--skip-simulation`: a browser breaks lines after its hyphens, where a reader sees two words. */
const FLAG = /^--?[a-z][\w-]{0,23}$/;
/** Messages and commands: whole, they would take the width of all other columns. */
const LONG = / /;

/**
 * Remark plugin that says where inline code may break: flags stay whole (class `whole`), and a message or a command
 * that fills the cell of a table may take several lines (class `wraps`).
 */
export default function remarkCodeBreaks() {
  return (tree: Root): void => visit(tree);
}

function visit(node: Nodes): void {
  if (!('children' in node)) return;
  const isCell = node.type === 'tableCell' && node.children.length === 1;
  for (const child of node.children) {
    if (child.type === 'inlineCode') name(child, isCell);
    else visit(child);
  }
}

function name(code: InlineCode, fillsCell: boolean): void {
  const className = FLAG.test(code.value) ? 'whole' : fillsCell && LONG.test(code.value) ? 'wraps' : undefined;
  if (className !== undefined) code.data = {...code.data, hProperties: {className: [className]}};
}
