import fs from 'node:fs';
import path from 'node:path';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {ROOT} from '../packages';

/** A backslash at the end of a line continues it. */
const CONTINUED = / \\\n\s*/g;
const BLOCK = /^```sh\n([^]*?)^```$/gm;
/** A command inside a sentence. "…" leaves a place for the reader's own value. */
const INLINE = /`((?:npx|npm|node|python3|forge|cast|export) [^`…]+)`/g;
/** Installing needs the registry; "npm warn" is what npm answers. */
const OF_NPM = /^npm (?:install|warn)\b/;

/** Commands as a shell reads them, each in one line. */
const joinLines = (text: string): string => text.replace(CONTINUED, ' ');

/**
 * A page of eSpace as its reader sees it, with values in place of the facts and commands in one line; `page` counts
 * from the folder of tutorials.
 */
export const pageText = (page: string): string =>
  joinLines(substituteFacts(fs.readFileSync(path.join(ROOT, 'docs/espace/tutorials', `${page}.mdx`), 'utf8')));

/**
 * What pages have their reader type, in blocks and in sentences, without what npm installs. A name such as `npx forge`
 * is no command.
 */
export function printedCommands(...pages: string[]): string[] {
  const text = pages.map(pageText).join('\n');
  const lines = [...text.matchAll(BLOCK)].flatMap(([, block = '']) => block.trim().split('\n'));
  const inline = [...text.replace(BLOCK, '').matchAll(INLINE)].map(([, command = '']) => command);
  const isName = (command: string) =>
    [...lines, ...inline].some((other) => other !== command && other.includes(command));
  return [...new Set([...lines, ...inline.filter((command) => !isName(command))])].filter(
    (command) => !OF_NPM.test(command),
  );
}
