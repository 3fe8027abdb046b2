import {LineCounter, parseDocument, visit} from 'yaml';
import {FOLDER_GROUP, TRANSLATION_GROUP} from '../../../src/languages';
import {openrpcSources} from '../openrpc/sources';
import type {Block, LocaleFolder, Site} from '../types';
import {OBJECT, plainBlock} from './blocks';
import {dataTexts, isDataFile} from './dataTexts';

/** A text that readers see outside of a page. Its position is a line. */
export interface OtherText {
  file: string;
  locale: LocaleFolder;
  block: Block;
}

/** Messages of the interface and names of sidebar folders. */
export const MESSAGES = [
  'code.json',
  'docusaurus-plugin-content-blog/options.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-theme-classic/navbar.json',
  'docusaurus-theme-classic/footer.json',
];
const TRANSLATED = new RegExp(`^openrpc/i18n/${TRANSLATION_GROUP}/.+\\.ya?ml$`);
const MESSAGE_FILE = new RegExp(`^i18n/${TRANSLATION_GROUP}/(.+)$`);
const FACT = new RegExp(`"${FOLDER_GROUP}": "((?:[^"\\\\]|\\\\.)*)"`, 'g');
const FACTS = /^src\/facts\/[^/]+\.json$|^src\/snippets\/(?:solidity\/security\/[^/]+\/attack|js\/[^/]+\/calls)\.json$/;
const SOURCE = /^(?:src\/(?:components|openrpcAdapter|pages|plugins|theme)|packages)\/.+\.tsx?$/;

const textBlock = (text: string, line: number): Block =>
  plainBlock(
    'attribute',
    text
      .replace(/`[^`]*`|\{\{[^}]*\}\}/g, OBJECT)
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/\{\w+\}/g, '\u2060')
      .replace(/<[^>]+>/g, ''),
    line,
    1,
  );

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** Texts of one file, in the languages that it contains. */
function* textsIn(file: string, source: string): Generator<OtherText> {
  const translated = TRANSLATED.exec(file)?.[1] as LocaleFolder | undefined;
  if (translated) {
    const lines = new LineCounter();
    const found: OtherText[] = [];
    visit(parseDocument(source, {lineCounter: lines}), {
      Scalar(key, {value, range}) {
        if (key !== 'key' && typeof value === 'string' && range)
          found.push({file, locale: translated, block: textBlock(value, lines.linePos(range[0]).line)});
      },
    });
    yield* found;
  }
  if (isDataFile(file))
    for (const {locale, value, from} of dataTexts(source).flat())
      yield {file, locale, block: textBlock(value, lineAt(source, from))};
  const messages = MESSAGE_FILE.exec(file);
  for (const [index, line] of source.split('\n').entries()) {
    if (messages && MESSAGES.includes(messages[2]!)) {
      for (const [, text] of line.matchAll(/"message":\s*("(?:[^"\\]|\\.)*")/g))
        yield {file, locale: messages[1] as LocaleFolder, block: textBlock(JSON.parse(text!) as string, index + 1)};
    }
    if (FACTS.test(file))
      for (const [, locale, text] of line.matchAll(FACT))
        yield {file, locale: locale as LocaleFolder, block: textBlock(text!, index + 1)};
  }
  if (SOURCE.test(file)) {
    for (const match of source.matchAll(/\bmessage:\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g)) {
      // The framework's own texts are not edited here.
      const isStock = source.slice(source.lastIndexOf('{', match.index), match.index).includes("id: 'theme.");
      if (!isStock) yield {file, locale: 'en', block: textBlock((match[1] ?? match[2])!, lineAt(source, match.index))};
    }
    for (const match of source.matchAll(
      /<Translate\b[^<]*?>\s*(?:\{\s*')?([^<{}]+(?:\{\w+\}[^<{}]*)*?)(?:'\s*\})?\s*<\/Translate>/g,
    ))
      yield {file, locale: 'en', block: textBlock(match[1]!, lineAt(source, match.index))};
  }
}

/** Whether `textsIn` can find something in a file. */
export const hasOtherTexts = (file: string): boolean =>
  !file.includes('__tests__') &&
  (TRANSLATED.test(file) ||
    FACTS.test(file) ||
    isDataFile(file) ||
    SOURCE.test(file) ||
    MESSAGES.includes(MESSAGE_FILE.exec(file)?.[2] ?? ''));

/** The texts of a file. `referenceTexts` returns those of the English JSON-RPC reference. */
export const otherTexts = (file: string, source: string): OtherText[] => [...textsIn(file, source)];

/** English texts of the JSON-RPC reference, from its parsed documents. */
export function referenceTexts(site: Site): OtherText[] {
  const texts = openrpcSources(site)?.texts ?? [];
  return texts
    .filter(({language}) => language === 'en')
    .map(({file, line, text}) => ({file: `openrpc/${file}`, locale: 'en', block: textBlock(text, line)}));
}
