import type {InlineCode, Nodes, Root} from 'mdast';

/**
 * A flag of a command, such as `--skip-simulation`, or a short command with a flag. Browsers break lines after hyphens,
 * so a reader would see two words.
 */
const FLAG = /^(?=.{2,25}$)(?:[a-z]+ )?--?[a-z][\w-]*$/;
/** Messages and commands: on one line, they would take the width of all other columns. */
const WORDS = / /;
/** A name of this length takes half a line, so a table with two of them in a row would scroll. */
const LONG = 36;

/**
 * Remark plugin that determines where inline code can break: flags stay on one line (class `whole`), a message or a
 * command that fills a table cell can wrap onto several lines (class `wraps`), and so can a long name, which has no
 * spaces (class `long`).
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

const inCell = (text: string): string | undefined =>
  WORDS.test(text) ? 'wraps' : text.length >= LONG ? 'long' : undefined;
