import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {announce, fewerTries} from './autolinks';

/** The same extensions that Docusaurus gives its MDX compiler; frozen once, since building it is slow. */
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).use(fewerTries).freeze();

/**
 * Parses a page as Docusaurus would with `mdx1Compat.headingIds` and `.comments`. Line numbers stay those of the
 * source; columns are right too, except behind an escaped heading id, where nothing follows.
 * @throws VFileMessage with `line`, `column` and `reason` when the page is not valid MDX.
 */
export function parseMarkdown(text: string): Root {
  const source = blankComments(escapeHeadingIds(text));
  announce(source);
  return processor.parse(source);
}

/** `{#id}` at the end of a heading is not an expression. */
function escapeHeadingIds(text: string): string {
  return text.replace(/^(\s{0,3}#{1,6}\s.*)\{(#[^{}\n]*)\}(\s*)$/gm, '$1\\{$2}$3');
}

/** HTML comments become blanks of the same shape, outside code fences. */
function blankComments(text: string): string {
  if (!text.includes('<!--')) return text;
  return text.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2|<!--[\s\S]*?-->/gm, (match) =>
    match.startsWith('<!--') ? match.replace(/[^\n]/g, ' ') : match,
  );
}
