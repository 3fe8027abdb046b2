import type {Nodes} from 'mdast';
import type {PageRule, Problem} from '../types';

/**
 * `{{fact:…}}` is replaced in code and in addresses. In a sentence, MDX parses it as an expression, and the build fails
 * without a line number.
 */
export const factForm: PageRule = {
  id: 'fact-form',
  about: 'a sentence shows a fact with <Fact>, code with {{fact:…}}',
  *check(page): Generator<Problem> {
    yield* expressions(page.tree);
  },
};

function* expressions(node: Nodes): Generator<Problem> {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const id = /^\{\s*fact:([\w.-]+)\s*\}$/.exec(node.value)?.[1];
    if (id)
      yield {
        line: node.position?.start.line ?? 1,
        message: `"{{fact:${id}}}" is in a sentence, where it is not replaced.`,
        fix: `Write <Fact id="${id}" />, or put it into code.`,
      };
  }
  if ('children' in node) for (const child of node.children) yield* expressions(child as Nodes);
}
