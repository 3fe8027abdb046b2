import type {Nodes, PhrasingContent, Text} from 'mdast';
import type {Block} from '../types';

/** Replaces inline code, expressions and components in flat text. */
export const OBJECT = '\uFFFC';

/** JSX attributes whose value a reader sees. */
export const PROSE_ATTRIBUTES = new Set(['title', 'alt', 'caption', 'label', 'description', 'summary', 'aria-label']);

/** Flattens the inline children of a paragraph, heading or cell into one run of prose. */
export function flatten(kind: Block['kind'], node: {children: PhrasingContent[]} & Nodes, source: string[]): Block {
  const block: Block = {kind, text: '', line: node.position?.start.line ?? 1, pieces: [], links: []};
  for (const child of node.children) append(block, child, source);
  return block;
}

/** A block whose text is the same in the source: the value of an attribute or of front matter. */
export function plainBlock(kind: Block['kind'], text: string, line: number, column: number): Block {
  return {kind, text, line, pieces: [{at: 0, line, column}], links: []};
}

/** The source position of an offset in a block's text. */
export function position(block: Block, offset: number): {line: number; column: number} {
  let piece = block.pieces[0] ?? {at: 0, line: block.line, column: 1};
  for (const next of block.pieces) {
    if (next.at > offset) break;
    piece = next;
  }
  return {line: piece.line, column: piece.column + (offset - piece.at)};
}

function append(block: Block, node: Nodes, source: string[]): void {
  const start = node.position?.start ?? {line: block.line, column: 1};
  const piece = (text: string) => {
    block.pieces.push({at: block.text.length, line: start.line, column: start.column});
    block.text += text;
  };
  switch (node.type) {
    case 'text':
      return appendText(block, node, source);
    case 'inlineCode':
    case 'mdxTextExpression':
    case 'image':
    case 'footnoteReference':
      return piece(OBJECT);
    case 'break':
      return piece('\n');
    case 'textDirective':
      // Docusaurus prints an unknown directive as it was typed: `mainnet:cfx` contains the directive `:cfx`.
      piece(`:${node.name}`);
      break;
    case 'mdxJsxTextElement':
      if (node.name === 'br') return piece('\n');
      if (node.children.length === 0 || node.name === 'code' || node.name === 'kbd') return piece(OBJECT);
      break;
  }
  if ('children' in node) {
    const from = block.text.length;
    for (const child of node.children) append(block, child as Nodes, source);
    if (node.type === 'link') block.links.push([from, block.text.length]);
  }
}

/** One piece per line, so that columns are right in every line of a wrapped paragraph. */
function appendText(block: Block, node: Text, source: string[]): void {
  let {line, column} = node.position?.start ?? {line: block.line, column: 1};
  for (const [index, part] of node.value.split('\n').entries()) {
    if (index > 0) {
      block.text += '\n';
      line++;
      const raw = source[line - 1] ?? '';
      column = Math.max(0, raw.indexOf(part.slice(0, 12))) + 1;
    }
    block.pieces.push({at: block.text.length, line, column});
    block.text += part;
  }
}
