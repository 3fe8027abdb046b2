import fs from 'node:fs';
import path from 'node:path';
import {isSnippetFence} from '../../src/remark/snippets/fence';
import {include} from '../../src/remark/snippets/include';

const SNIPPETS = path.resolve(__dirname, '../../src/snippets');
/** A code block, also one that is indented because it is part of a list item. */
const FENCE = /^( *)```(\w+)([^\n]*)\n([\s\S]*?)^\1```$/gm;

/** One code block of a page, as a reader sees it. */
export interface Shown {
  readonly language: string;
  readonly code: string;
}

/** A block, the text above it, and its position in its page. */
export interface ShownBlock extends Shown {
  readonly title?: string;
  readonly line: number;
}

/** The code blocks of a page, in order, including those that come from a snippet. */
export function shownBlocks(file: string): ShownBlock[] {
  const page = fs.readFileSync(file, 'utf8');
  return [...page.matchAll(FENCE)].map(({1: indent = '', 2: language = '', 3: meta = '', 4: body = '', index}) => ({
    language,
    code: isSnippetFence(meta)
      ? `${include(SNIPPETS, {lang: language, meta: meta.trim(), body}).text}\n`
      : body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    title: /\btitle="([^"]+)"/.exec(meta)?.[1],
    line: page.slice(0, index).split('\n').length,
  }));
}

/** The text of the code blocks of a page, without their titles, which are translated. */
export const shownCode = (file: string): Shown[] => shownBlocks(file).map(({language, code}) => ({language, code}));
