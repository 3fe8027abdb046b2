import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The extensions of Docusaurus' MDX compiler. Created once, because creating a processor is slow. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * Parses a page like Docusaurus with `mdx1Compat.headingIds` and `.comments`. Line numbers are those of the source, and
 * so are columns, except after an escaped heading id, which ends its line.
 * @throws VFileMessage with `line`, `column` and `reason` when the page is not valid MDX.
 */
export function parseMarkdown(text: string): Root {
  return processor.parse(blankComments(escapeHeadingIds(text)));
}

/** `{#id}` at the end of a heading is not an expression. */
function escapeHeadingIds(text: string): string {
  return text.replace(/^(\s{0,3}#{1,6}\s.*)\{(#[^{}\n]*)\}(\s*)$/gm, '$1\\{$2}$3');
}

/** Replaces HTML comments outside of code fences by spaces, so that positions don't change. */
function blankComments(text: string): string {
  if (!text.includes('<!--')) return text;
  return text.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2|<!--[\s\S]*?-->/gm, (match) =>
    match.startsWith('<!--') ? match.replace(/[^\n]/g, ' ') : match,
  );
}
