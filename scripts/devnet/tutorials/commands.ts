import path from 'node:path';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {pageSource} from '../../lib/pageSource';
import {ROOT} from '../packages';

/** A backslash at the end of a line continues it. */
const CONTINUED = / \\\n\s*/g;
const BLOCK = /^```sh\n([^]*?)^```$/gm;
/** A command inside a sentence. "…" is a placeholder for the reader's own value. */
const INLINE = /`((?:npx|npm|node|python3|forge|cast|export) [^`…]+)`/g;
/** Installing needs the registry, and "npm warn" is the output of npm. */
const OF_NPM = /^npm (?:install|warn)\b/;

/** Commands as a shell reads them, one per line. */
const joinLines = (text: string): string => text.replace(CONTINUED, ' ');

/**
 * An eSpace page as its reader sees it, with values in place of the facts and each command on one line. The path of
 * `page` is relative to the folder of tutorials.
 */
export const pageText = (page: string): string =>
  joinLines(substituteFacts(pageSource(path.join(ROOT, 'docs/espace/tutorials', `${page}.mdx`))));

/**
 * What pages tell their reader to type, in blocks and in sentences, without what npm installs. A name such as
 * `npx forge` isn't a command.
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
