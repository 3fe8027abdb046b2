import fs from 'node:fs';
import path from 'node:path';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {shownBlocks, type ShownBlock} from '../../../lib/shownCode';
import {ROOT} from '../../packages';

const CONTINUED = /, continued$/;
const FILE = /^[\w./-]*\.\w+$|^\.\w+$/;

/** What a reader does with a box of a page. */
export type Box =
  | {kind: 'file'; line: number; name: string; code: string; isContinued: boolean}
  | {kind: 'commands'; line: number; commands: string[]}
  | {kind: 'output'; line: number; text: string};

/** The lines of a terminal, without comments. A backslash continues a line. */
const commandsOf = (code: string) =>
  code
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

function boxOf({language, code, title = '', line}: ShownBlock): Box[] {
  const text = substituteFacts(code);
  const name = title.replace(CONTINUED, '');
  if (language === 'sh') return [{kind: 'commands', line, commands: commandsOf(text)}];
  if (FILE.test(name)) return [{kind: 'file', line, name, code: text, isContinued: CONTINUED.test(title)}];
  return language === 'text' ? [{kind: 'output', line, text}] : [];
}

/** The file of a page, from its path below `docs` without the extension. */
export const fileOf = (page: string): string => path.join(ROOT, 'docs', `${page}.mdx`);

/** The boxes of a page that its reader acts on, in their order. */
export const boxesOf = (page: string): Box[] => shownBlocks(fileOf(page)).flatMap(boxOf);

/** The boxes of one part of a page, by the id of its heading. */
export function boxesIn(page: string, id: string): Box[] {
  const before = fs
    .readFileSync(fileOf(page), 'utf8')
    .split(new RegExp(`^## [^\\n]*\\{#${id}\\}$`, 'm'))[0]!
    .split('\n').length;
  const length = partOf(page, id)?.split('\n').length ?? 0;
  return boxesOf(page).filter(({line}) => line > before && line < before + length);
}

/** A part of a page, by the id of its heading. */
export const partOf = (page: string, ...ids: string[]): string | undefined =>
  ids
    .map(
      (id) =>
        new RegExp(`^## [^\\n]*\\{#${id}\\}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(
          fs.readFileSync(fileOf(page), 'utf8'),
        )?.[1],
    )
    .find(Boolean);
