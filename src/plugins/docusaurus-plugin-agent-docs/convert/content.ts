import type {BlockContent, ListItem, Paragraph, PhrasingContent, Text} from 'mdast';

/** What an element becomes: text in a line, or blocks. */
export type Content = PhrasingContent | BlockContent;

const PHRASING = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'image', 'break']);
const isPhrasing = (content: Content): content is PhrasingContent => PHRASING.has(content.type);

export const text = (value: string): Text => ({type: 'text', value});
export const paragraph = (content: readonly (Content | string)[]): Paragraph => ({
  type: 'paragraph',
  children: inline(content.map((part) => (typeof part === 'string' ? text(part) : part))),
});
export const strong = (content: readonly Content[]): PhrasingContent => ({type: 'strong', children: inline(content)});
/** An item has blank lines between its blocks if one of them is more than a line with a list below it. */
export const item = (content: readonly Content[]): ListItem => {
  const blocks = flow(content);
  return {type: 'listItem', spread: blocks.some(({type}, index) => index > 0 && type !== 'list'), children: blocks};
};

/** Wraps the lines between blocks into paragraphs. */
export function flow(content: readonly Content[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const end = (): void => {
    const tidied = tidy(line);
    if (tidied.length > 0) blocks.push({type: 'paragraph', children: tidied});
    line = [];
  };
  for (const part of content) {
    if (isPhrasing(part)) line.push(part);
    else {
      end();
      blocks.push(part);
    }
  }
  end();
  return blocks;
}

/** One line: the lines of blocks with spaces between them, and the items of lists with semicolons. */
export const inline = (content: readonly Content[]): PhrasingContent[] => tidy(content.flatMap(lineOf));

const between = (parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

function lineOf(content: Content): PhrasingContent[] {
  if (content.type === 'break') return [text(' ')];
  if (isPhrasing(content)) return [content];
  if (content.type === 'code') return [{type: 'inlineCode', value: content.value.replace(/\s+/g, ' ')}];
  if (content.type === 'list')
    return between(
      content.children.map((one) => inline(one.children as Content[])),
      '; ',
    );
  if (!('children' in content)) return [];
  return [text(' '), ...inline(content.children as Content[]), text(' ')];
}

/** Joins neighboring texts, with one space where there were several, and none at both ends. */
function tidy(line: readonly PhrasingContent[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  for (const part of line) {
    const last = parts.at(-1);
    if (part.type === 'text' && last?.type === 'text') parts[parts.length - 1] = text(last.value + part.value);
    else parts.push(part);
  }
  const spaced = parts.map((part) => (part.type === 'text' ? text(part.value.replace(/[ \t\r\n]+/g, ' ')) : part));
  const [first] = spaced;
  if (first?.type === 'text') spaced[0] = text(first.value.trimStart());
  const last = spaced.at(-1);
  if (last?.type === 'text') spaced[spaced.length - 1] = text(last.value.trimEnd());
  return spaced.filter((part) => part.type !== 'text' || part.value !== '');
}
