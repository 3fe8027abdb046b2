import fs from 'node:fs';
import path from 'node:path';
import {isSnippetFence} from '../../src/remark/snippets/fence';
import {include} from '../../src/remark/snippets/include';

const SNIPPETS = path.resolve(__dirname, '../../src/snippets');
const FENCE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;

/** One code block of a page, as a reader sees it. */
export interface Shown {
  readonly language: string;
  readonly code: string;
}

/** The code blocks of a page that start at the line's start, those too that come from a snippet. */
export function shownCode(file: string): Shown[] {
  return [...fs.readFileSync(file, 'utf8').matchAll(FENCE)].map(([, language = '', meta = '', body = '']) => ({
    language,
    code: isSnippetFence(meta) ? `${include(SNIPPETS, {lang: language, meta: meta.trim(), body}).text}\n` : body,
  }));
}
