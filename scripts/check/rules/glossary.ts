import {parseGlossary} from '../../../src/remark/glossary/parseGlossary';
import {wordsPattern} from '../../../src/remark/glossary/matcher';
import {GLOSSARY_FILE} from '../../../src/remark/glossary/readGlossary';
import type {Locale, Term} from '../../../src/remark/glossary/types';
import {Verdicts} from '../code/verdicts';
import {plainBlock, position} from '../parse/blocks';
import {MESSAGES} from '../parse/otherTexts';
import type {Block, Problem, SiteRule} from '../types';

type Found = Problem & {file: string};

interface Banned {pattern: RegExp; terms: Map<string, Term>}
/** Translated texts of the JSON-RPC reference, and names of tags. */
const TEXTS = /^(?:openrpc\/i18n\/(zh|es)\/.+|i18n\/(zh|es)\/docusaurus-plugin-content-(?:blog|docs\/current)\/tags)\.ya?ml$/;
/** Facts whose texts stand in three languages beside each other. */
const FACTS = /^src\/facts\/[^/]+\.json$/;
const FACT = /"(zh|es)": "((?:[^"\\]|\\.)*)"/g;
/** What a line of YAML holds before its text: the key, and the opening quote of the value. The colon stays, as the beginning of a sentence. */
const KEY = /^(\s*(?:[^\s:'"]+|'[^']*'|"[^"]*"))(:)(\s+['"]?|$)/gm;
/** An address of a tag; it has no language. */
const PERMALINK = /^\s*permalink: .*$/gm;

/** The words of the glossary, and only those: "纪元" is not called "世代" on another page. Code is left alone. */
export const glossary: SiteRule = {
  id: 'glossary',
  about: 'no rendering of a term that src/facts/glossary.yaml bans, in pages, messages of the interface, tags, facts and translations of the JSON-RPC reference',
  *check(site): Generator<Found> {
    const text = site.read(GLOSSARY_FILE);
    if (text === undefined) return;
    const list = Verdicts.key(text);
    const readings = new Verdicts<Term[] | string>(site.root, 'terms');
    const terms = readings.keep(list, () => termsOf(text));
    readings.save();
    if (typeof terms === 'string') {
      yield {file: GLOSSARY_FILE, line: 1, message: terms, fix: 'Correct the entry; the head of the file names the keys.'};
      return;
    }
    const patterns = new Map<Locale, Banned>();
    const banned = (locale: Locale): Banned => patterns.get(locale) ?? patterns.set(locale, bannedIn(terms, locale)).get(locale)!;
    const verdicts = new Verdicts<Found[]>(site.root, 'glossary');
    for (const {path, hash, blocks, locale} of site.pages.values()) {
      yield* verdicts.keep(`${path} ${hash} ${list}`, () => blocks.flatMap((block) => [...judge(block, banned(locale), locale)]).map((problem) => ({file: path, ...problem})));
    }
    for (const locale of ['zh', 'es'] as const) {
      for (const name of MESSAGES) {
        const file = `i18n/${locale}/${name}`;
        const source = site.read(file) ?? '';
        yield* verdicts.keep(`${file} ${Verdicts.key(source)} ${list}`, () => [...judgeMessages(file, source, banned(locale), locale)]);
      }
    }
    for (const file of site.files) {
      if (FACTS.test(file)) {
        const facts = site.read(file) ?? '';
        yield* verdicts.keep(`${file} ${Verdicts.key(facts)} ${list}`, () => [...judgeFacts(file, facts, banned)]);
      }
      const locale = TEXTS.exec(file)?.slice(1).find(Boolean) as 'zh' | 'es' | undefined;
      if (!locale) continue;
      const source = site.read(file) ?? '';
      yield* verdicts.keep(`${file} ${Verdicts.key(source)} ${list}`, () => [...judge(yamlBlock(source), banned(locale), locale)].map((problem) => ({file, ...problem})));
    }
    verdicts.save();
  },
};

/** The terms, or why they cannot be read. */
function termsOf(text: string): Term[] | string {
  try {
    return parseGlossary(text);
  } catch (error) {
    return (error as Error).message;
  }
}

function bannedIn(terms: readonly Term[], locale: Locale): Banned {
  const byForm = new Map(terms.flatMap((term) => term[locale].not.flatMap((form) => spellings(form, term[locale].name).map((one): [string, Term] => [one, term]))));
  // An expression that may hold a banned word is found first, being longer, and names no term.
  const longer = terms.flatMap((term) => term[locale].but.flatMap((form) => [form, capital(form)]));
  const words = [...byForm.keys(), ...longer].sort((a, b) => b.length - a.length);
  return {terms: byForm, pattern: new RegExp(wordsPattern(words), 'gu')};
}

function* judge(block: Block, {pattern, terms}: Banned, locale: Locale): Generator<Problem> {
  for (const match of block.text.matchAll(pattern)) {
    const form = match[0].replace(/\s+/g, ' ');
    // A capital inside a sentence belongs to a name, such as "Fluent Wallet", unless the glossary bans the very capital.
    if (/^\p{Lu}/u.test(form) && !terms.get(form)?.[locale].not.includes(form) && !/(?:^|[.:!?¿¡]\s*|\n)$/u.test(block.text.slice(0, match.index))) continue;
    const term = terms.get(form);
    if (!term) continue;
    yield {
      ...position(block, match.index),
      message: `"${form}" is not the portal's word for "${term.en.name}".`,
      fix: `Write "${term[locale].name}" (src/facts/glossary.yaml, ${term.id}).`,
    };
  }
}

function* judgeMessages(file: string, source: string, banned: Banned, locale: Locale): Generator<Found> {
  for (const [index, line] of source.split('\n').entries()) {
    const message = /^\s*"message": "((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
    if (message === undefined) continue;
    for (const {message: what, fix} of judge(plainBlock('attribute', message, index + 1, 1), banned, locale)) yield {file, line: index + 1, message: what, fix};
  }
}

function* judgeFacts(file: string, source: string, banned: (locale: Locale) => Banned): Generator<Found> {
  for (const [index, line] of source.split('\n').entries()) {
    for (const [, locale, text] of line.matchAll(FACT)) {
      const block = plainBlock('attribute', text!.replace(/`[^`]*`/g, '\uFFFC'), index + 1, 1);
      for (const {message, fix} of judge(block, banned(locale as Locale), locale as Locale)) yield {file, line: index + 1, message, fix};
    }
  }
}

/**
 * A file of texts in YAML as one block, so that a term may go on in the next line. Keys and inline code are blanked,
 * character for character: the place of a finding is that of the file.
 */
function yamlBlock(source: string): Block {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const text = source
    .replace(PERMALINK, blank)
    .replace(KEY, (_, key: string, colon: string, rest: string) => blank(key) + colon + blank(rest))
    .replace(/`[^`\n]*`/g, (code) => '\uFFFC'.repeat(code.length));
  let at = 0;
  const pieces = text.split('\n').map((line, index) => {
    const piece = {at, line: index + 1, column: 1};
    at += line.length + 1;
    return piece;
  });
  return {kind: 'attribute', text, line: 1, pieces, links: []};
}

/** A form as it stands inside a sentence and at its beginning, unless the capital makes it right: "drip", but "Drip". */
const spellings = (form: string, name: string): string[] => (capital(form) === name ? [form] : [form, capital(form)]);

const capital = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);
