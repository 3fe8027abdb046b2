import {position} from '../parse/blocks';
import type {PageRule, Problem} from '../types';

/**
 * Unmatched marks are displayed: `**完成。**然后` shows its asterisks, because a letter follows the closing mark.
 */
export const emphasis: PageRule = {
  id: 'emphasis',
  about: 'no ** that opens or closes nothing',
  *check(page): Generator<Problem> {
    for (const block of page.blocks) {
      if (block.kind === 'frontmatter' || block.kind === 'attribute') continue;
      const match =
        /[。，：；！？”）]\*\*(?=[\p{Script=Han}\w\uFFFC])/u.exec(block.text) ??
        /(?<![\d*])\*\*(?![\d*])/.exec(block.text);
      if (!match) continue;
      yield {
        ...position(block, match.index),
        message: `"${block.text
          .slice(Math.max(0, match.index - 6), match.index + 5)
          .replaceAll('\uFFFC', '`…`')
          .trim()}" shows its asterisks, because the emphasis is not closed.`,
        fix: 'Put the punctuation outside of the emphasis: "**…**。".',
      };
    }
  },
};
