import {FOLDERS, FOLDER_GROUP, TRANSLATION_GROUP} from '../../../src/languages';
import type {Locale} from '../../../src/remark/glossary/types';
import {plainBlock} from '../parse/blocks';
import {dataTexts, isDataFile} from '../parse/dataTexts';
import type {Block, Site} from '../types';

/** A text outside of pages, in one language. */
export interface Text {
  file: string;
  locale: Locale;
  blocks: Block[];
}

/** Messages of the interface and names of sidebar folders, translated. */
const MESSAGES = new RegExp(
  `^i18n/${TRANSLATION_GROUP}/(?:code|docusaurus-[\\w-]+/(?:options|current|navbar|footer))\\.json$`,
);
/** Names of sidebar folders in English. */
const CATEGORY = /^docs\/.+\/_category_\.json$/;
/** Files with English texts of the interface. */
const SOURCE = /^(?:(?:src|packages)\/(?!.*__tests__).+\.tsx?|docusaurus\.config\.ts)$/;
/** Translated texts of the JSON-RPC reference, and names of tags. */
const TRANSLATED = new RegExp(
  `^(?:openrpc/i18n/${TRANSLATION_GROUP}/.+|i18n/${TRANSLATION_GROUP}/docusaurus-plugin-content-(?:blog|docs/current)/tags)\\.ya?ml$`,
);
const TAGS = /^(?:docs|blog)\/tags\.yml$/;
const REFERENCE = /^openrpc\/(?!i18n\/|recordings\/).+\.ya?ml$/;
/** Keys of the JSON-RPC reference and of tags whose values readers see; `message` comes from the node. */
const READ = new Set(['summary', 'description', 'differences', 'label', 'title', 'x-cause', 'x-fix', 'x-unverified']);
/** Facts with texts in all languages, one key each. */
const FACTS = /^src\/facts\/[^/]+\.json$/;
const FACT = new RegExp(`"${FOLDER_GROUP}": "((?:[^"\\\\]|\\\\.)*)"`, 'g');
/**
 * The part of a YAML line before its text: the key, and the opening quote of the value. The colon is kept, as the start
 * of a sentence.
 */
const KEY = /^(\s*(?:- )?(?:[^\s:'"]+|'[^']*'|"[^"]*"))(:)(\s+['"]?|$)/gm;
/** The address of a tag, which has no language. */
const PERMALINK = /^\s*permalink: .*$/gm;

/** Whether a file contains texts for readers outside of pages. */
export const hasTexts = (file: string): boolean =>
  isDataFile(file) ||
  [MESSAGES, CATEGORY, SOURCE, TRANSLATED, TAGS, REFERENCE, FACTS].some((pattern) => pattern.test(file));

/** Reads the texts of a file that has some, one entry per language. */
export function textsOf(site: Site, file: string): Text[] {
  const source = () => site.read(file) ?? '';
  const message = MESSAGES.exec(file);
  if (message)
    return [{file, locale: message[1] as Locale, blocks: byLine(source(), /"message": "((?:[^"\\]|\\.)*)"/g)}];
  if (CATEGORY.test(file))
    return [{file, locale: 'en', blocks: byLine(source(), /"(?:label|title|description)": "((?:[^"\\]|\\.)*)"/g)}];
  if (SOURCE.test(file)) return [{file, locale: 'en', blocks: interfaceBlocks(file, source())}];
  if (isDataFile(file)) return FOLDERS.map((locale) => ({file, locale, blocks: dataBlocks(source(), locale)}));
  const translated = TRANSLATED.exec(file)?.slice(1).find(Boolean);
  if (translated) return [{file, locale: translated as Locale, blocks: [yamlBlock(source())]}];
  if (TAGS.test(file) || REFERENCE.test(file)) return [{file, locale: 'en', blocks: [yamlBlock(onlyRead(source()))]}];
  return FOLDERS.map((locale) => ({file, locale, blocks: factBlocks(source(), locale)}));
}

const hidden = (code: string): string => '\uFFFC'.repeat(code.length);

/** A part of a source as a block with one piece per line. */
function inPlace(source: string, from: number, text: string): Block {
  const before = source.slice(0, from).split('\n');
  let at = 0;
  const pieces = text.split('\n').map((line, index) => {
    const piece = {at, line: before.length + index, column: index === 0 ? before.at(-1)!.length + 1 : 1};
    at += line.length + 1;
    return piece;
  });
  return {kind: 'attribute', text: text.replace(/`[^`\n]*`/g, hidden), line: before.length, pieces, links: []};
}

const plain = (text: string, line: number, column: number): Block =>
  plainBlock('attribute', text.replace(/`[^`\n]*`/g, hidden), line, column);

function byLine(source: string, pattern: RegExp): Block[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) =>
        plain(match[1]!, index + 1, match.index + match[0].indexOf(match[1]!) + 1),
      ),
    );
}

function factBlocks(source: string, locale: Locale): Block[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(FACT)]
        .filter((match) => match[1] === locale)
        .map((match) => plain(match[2]!, index + 1, match.index + match[0].length - match[2]!.length)),
    );
}

/** The address of a Markdown link, with the bracket before it. */
const ADDRESS = /\]\([^)\s]*\)/g;

const dataBlocks = (source: string, locale: Locale): Block[] =>
  dataTexts(source)
    .flat()
    .filter((text) => text.locale === locale)
    .map(({from, written}) => inPlace(source, from, written.replace(ADDRESS, hidden)));

/** English defaults: `translate({message: '…'})`, `<Translate …>…</Translate>`, and the labels of the configuration. */
function interfaceBlocks(file: string, source: string): Block[] {
  const isConfig = file === 'docusaurus.config.ts';
  if (!isConfig && !source.includes('ranslate')) return [];
  const quoted = `'((?:[^'\\\\\\n]|\\\\.)*)'|"((?:[^"\\\\\\n]|\\\\.)*)"`;
  const pattern = new RegExp(
    `\\b(?:${isConfig ? 'label|title|tagline' : 'message'}):\\s*(?:${quoted})|<Translate\\b(?:=>|[^>])*?(?<!=)>([^<>{]+)</Translate>`,
    'g',
  );
  return [...source.matchAll(pattern)].map((match) => {
    const text = match.slice(1).find(Boolean) ?? '';
    return inPlace(source, match.index + match[0].lastIndexOf(text), text);
  });
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A file of the reference that contains only the values of readable keys, each in its position. */
function onlyRead(source: string): string {
  let kept: number | undefined;
  return source
    .split('\n')
    .map((line) => {
      const indent = /^\s*/.exec(line)![0].length;
      if (kept !== undefined && (line === '' || indent > kept)) return line;
      // A key without a value in its line has keys below it, not a text.
      const key = /^(\s*(?:- )?)([\w-]+): +\S/.exec(line);
      kept = key && READ.has(key[2]!) ? key[1]!.length : undefined;
      return kept === undefined ? blank(line) : line;
    })
    .join('\n');
}

/**
 * A file of texts in YAML as one block, so that a term can continue in the next line. Keys and inline code are blanked
 * character by character, so that the position of a finding is that in the file.
 */
function yamlBlock(source: string): Block {
  const text = source
    .replace(PERMALINK, blank)
    .replace(/^\s*#.*$/gm, blank)
    .replace(KEY, (_, key: string, colon: string, rest: string) => blank(key) + colon + blank(rest));
  return inPlace(text, 0, text);
}
