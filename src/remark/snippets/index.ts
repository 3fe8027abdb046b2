import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isSnippetFence, SnippetError} from './fence';
import {include} from './include';
import {checkOptions, type SnippetOptions} from './options';

/**
 * Remark plugin: a code block `solidity file=solidity/a/B.sol region=name` shows that region of
 * `src/snippets/solidity/a/B.sol`. A fault stops the build with the page's file and line.
 * `docusaurus-plugin-mdx-dependencies` ensures that pages are compiled again when one of their snippets changes.
 */
export default function remarkSnippets(options: SnippetOptions) {
  const {folder, siteDir} = checkOptions(options);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code) => {
      if (!isSnippetFence(node.meta)) return;
      try {
        const {text, meta} = include(folder, {lang: node.lang ?? '', meta: node.meta ?? '', body: node.value});
        node.value = text;
        node.meta = meta === '' ? null : meta;
      } catch (error) {
        if (!(error instanceof SnippetError)) throw error;
        const page = path.relative(siteDir, file.path).split(path.sep).join('/');
        file.fail(
          `${page}:${node.position?.start.line ?? 1}  snippets  ${error.message}`,
          node.position,
          'snippets:include',
        );
      }
    });
  };
}
