import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, toMarkdown, type Handle, type Options} from 'mdast-util-to-markdown';
import type {RootContent, Text} from 'mdast';

/** Nothing in such a text means anything in Markdown. Most texts are of this kind, and checking them takes long. */
const PLAIN = /^[ \p{L}][\p{L}\p{N} ,.;:'’“”()%/?–-]*$/u;

/** An underscore inside a word can't begin emphasis, so the names of methods need no backslashes. */
const text: Handle = (node: Text, parent, state, info) =>
  PLAIN.test(node.value)
    ? node.value
    : defaultHandlers.text(node, parent, state, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  handlers: {text},
  extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
};

/** Markdown with a line break at its end. */
export const markdownOf = (children: RootContent[]): string => toMarkdown({type: 'root', children}, OPTIONS);
