import type {InlineCode, Nodes, Root} from 'mdast';

/** A flag of a command, such as `--skip-simulation`, or a short command with one: a browser breaks lines after hyphens, where a reader sees two words. */
const FLAG = /^(?=.{2,25}$)(?:[a-z]+ )?--?[a-z][\w-]*$/;
/** Messages and commands: whole, they would take the width of all other columns. */
const WORDS = / /;
/** Half a line of a page: with two of them in a row a table scrolls. */
const LONG = 36;

/**
 * Remark plugin that says where inline code may break: flags stay whole (class `whole`), a message or a command
 * that fills the cell of a table may take several lines (class `wraps`), and so may a long name, which has no spaces (class `long`).
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
  const className = FLAG.test(code.value) ? 'whole' : fillsCell ? inCell(code.value) : undefined;
  if (className !== undefined) code.data = {...code.data, hProperties: {className: [className]}};
}

const inCell = (text: string): string | undefined => (WORDS.test(text) ? 'wraps' : text.length >= LONG ? 'long' : undefined);
