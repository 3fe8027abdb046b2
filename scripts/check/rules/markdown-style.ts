import type {Nodes} from 'mdast';
import type {Page, PageRule, Problem} from '../types';
import {lineProblems} from './markdown-style.lines';

/** Blocks that need an empty line on both sides, with the word for them. */
const NEEDS_BLANK_LINES: Record<string, string> = {
  heading: 'heading',
  code: 'code block',
  list: 'list',
  table: 'table',
};

/**
 * The checks of markdownlint, as far as they make sense in MDX (the comment of each check contains its rule's name),
 * but on the tree that is parsed anyway: markdownlint parses its own tree, and would double the time of the whole
 * check.
 */
export const markdownStyle: PageRule = {
  id: 'markdown-style',
  about: 'Markdown that renders as it looks and keeps diffs small',
  *check(page): Generator<Problem> {
    yield* lineProblems(page);
    const definitions = new Map<string, number>();
    const used = new Set<string>();
    yield* visit(page, page.tree, definitions, used);
    for (const [name, line] of definitions) {
      // MD053
      if (!used.has(name)) yield {line, message: `The definition "${name}" is not used.`, fix: 'Delete it.'};
    }
  },
};

function* visit(page: Page, node: Nodes, definitions: Map<string, number>, used: Set<string>): Generator<Problem> {
  const start = node.position?.start ?? {line: 1, column: 1};
  const at = {line: start.line, column: start.column};
  const source = (page.lines[start.line - 1] ?? '').slice(start.column - 1);
  switch (node.type) {
    case 'code':
      // MD040, MD048, MD014
      if (!node.lang)
        yield {
          ...at,
          message: 'The code block has no language.',
          fix: 'Write it after the fence; use "text" if no parser supports the language.',
        };
      if (source.startsWith('~')) yield {...at, message: 'The code block is fenced with "~".', fix: 'Use backticks.'};
      if (
        /^(?:sh|bash|shell)$/.test(node.lang ?? '') &&
        node.value !== '' &&
        node.value
          .split('\n')
          .filter(Boolean)
          .every((line) => line.startsWith('$ '))
      ) {
        yield {
          ...at,
          message: 'Each command starts with "$", so it does not run when copied.',
          fix: 'Leave the "$" out, or show the output too.',
        };
      }
      break;
    case 'table':
      yield* table(page, node);
      break;
    case 'list':
      yield* list(page, node);
      break;
    case 'emphasis': // MD049, MD050
    case 'strong':
      if (source.startsWith('_'))
        yield {
          ...at,
          message: `The ${node.type === 'strong' ? 'strong text' : 'emphasis'} is marked with "_".`,
          fix: `Use ${node.type === 'strong' ? '**…**' : '*…*'}.`,
        };
      break;
    case 'inlineCode': // MD038
      if (node.value !== node.value.trim())
        yield {
          ...at,
          message: `The inline code "${node.value}" starts or ends with a space.`,
          fix: 'Delete the space.',
        };
      break;
    case 'link': // MD042, MD039
      if (node.url === '' || node.url === '#')
        yield {...at, message: 'The link has no address.', fix: 'Give it one, or make it plain text.'};
      if (/^\[\s|^\[[^\]]*\s\]/.test(source))
        yield {...at, message: 'The link text starts or ends with a space.', fix: 'Delete the space.'};
      break;
    case 'definition':
      definitions.set(node.identifier, start.line);
      break;
    case 'linkReference':
    case 'imageReference':
      used.add(node.identifier);
      break;
  }
  if (!('children' in node)) return;
  if (node.type !== 'listItem') yield* emptyLines(node.children as Nodes[]);
  for (const child of node.children) yield* visit(page, child as Nodes, definitions, used);
}

/** MD022, MD031, MD032, MD058 */
function* emptyLines(children: Nodes[]): Generator<Problem> {
  for (const [i, node] of children.entries()) {
    const previous = children[i - 1];
    // In a quote, the parser adds the empty line after a list to the list, but not to its last item.
    const before = previous?.type === 'list' ? previous.children.at(-1) : previous;
    if (!previous || !before?.position || !node.position) continue;
    if (node.position.start.line - before.position.end.line >= 2) continue;
    const name = NEEDS_BLANK_LINES[node.type] ?? NEEDS_BLANK_LINES[previous.type];
    if (name)
      yield {
        line: node.position.start.line,
        message: `There is no empty line ${NEEDS_BLANK_LINES[node.type] ? 'before' : 'after'} the ${name}.`,
        fix: 'Add one; without it, the two can run together.',
      };
  }
}

/** MD055, MD056 */
function* table(page: Page, node: Extract<Nodes, {type: 'table'}>): Generator<Problem> {
  const columns = node.children[0]?.children.length ?? 0;
  for (const row of node.children) {
    const line = row.position?.start.line ?? 1;
    if (row.children.length !== columns)
      yield {
        line,
        message: `The row has ${row.children.length} cells, but the header has ${columns}.`,
        fix: 'Give each row as many cells as the header.',
      };
    const text = (page.lines[line - 1] ?? '').slice((row.position?.start.column ?? 1) - 1).trim();
    if (!text.startsWith('|') || !text.endsWith('|'))
      yield {line, message: 'The row does not start and end with "|".', fix: 'Add the outer bars.'};
  }
}

/** MD004, MD029 */
function* list(page: Page, node: Extract<Nodes, {type: 'list'}>): Generator<Problem> {
  const marks = node.children.map(({position}) => ({
    line: position?.start.line ?? 1,
    mark:
      /^(?:[-*+]|\d+)/.exec(
        (page.lines[(position?.start.line ?? 1) - 1] ?? '').slice((position?.start.column ?? 1) - 1),
      )?.[0] ?? '',
  }));
  for (const [i, {line, mark}] of marks.entries()) {
    if (!node.ordered) {
      if (mark !== '-') yield {line, message: `The item starts with "${mark}".`, fix: 'Start items with "-".'};
    } else if (Number(mark) !== Number(marks[0]!.mark) + i && !marks.every((other) => other.mark === '1')) {
      yield {
        line,
        message: `The item has the number ${mark}, but it should be ${Number(marks[0]!.mark) + i}.`,
        fix: 'Number the items in order.',
      };
    }
  }
}
