import type {Nodes} from 'mdast';
import type {PageRule, Problem} from '../types';

/** Containers whose first child can be a code block: their title or their item introduces it. */
const isTabs = (node: Nodes): boolean => node.type === 'mdxJsxFlowElement' && node.name === 'Tabs';
const isCode = (node: Nodes): boolean => node.type === 'code' || isTabs(node);
/** Imports and comments are not displayed. */
const isSeen = (node: Nodes): boolean => node.type !== 'mdxjsEsm' && node.type !== 'mdxFlowExpression';

/** A reader learns what a block does before reading it. */
export const codeLeadIn: PageRule = {
  id: 'code-lead-in',
  about: 'a sentence before each code block: none directly below a heading, no two in a row',
  *check(page): Generator<Problem> {
    if (page.kind === 'doc') yield* judge(page.tree, true);
  },
};

function* judge(node: Nodes, isPage = false): Generator<Problem> {
  if (!('children' in node)) return;
  let previous: Nodes | undefined;
  for (const child of (node.children as Nodes[]).filter(isSeen)) {
    // The title is the heading of the first block of a page; front matter is a separate node.
    const isFirst = isPage && (previous === undefined || previous.type === 'yaml');
    const what =
      isFirst || previous?.type === 'heading'
        ? 'directly below a heading'
        : previous && isCode(previous)
          ? 'directly below another block'
          : undefined;
    if (what && isCode(child)) {
      const {line, column} = child.position!.start;
      yield {
        line,
        column,
        message: `The ${isTabs(child) ? 'tabs come' : 'code block comes'} ${what}.`,
        fix: 'Add a sentence before it that says what the code does.',
      };
    }
    yield* judge(child);
    previous = child;
  }
}
