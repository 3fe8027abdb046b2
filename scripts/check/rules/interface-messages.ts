import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATION_FOLDERS, type TranslationFolder} from '../../../src/languages';
import {readJson} from '../routes/routes';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
type Messages = Record<string, {message?: string} | null>;
export const CODE = (locale: string) => `i18n/${locale}/code.json`;
/** Files with the same keys in all translations. `docusaurus write-translations` writes them. */
export const MESSAGE_FILES = [
  'docusaurus-theme-classic/navbar.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-plugin-content-blog/options.json',
];

/** The texts of the interface: complete, sorted and with the same placeholders in all translations. */
export const interfaceMessages: SiteRule = {
  id: 'interface-messages',
  about: 'i18n/*/code.json and the other message files: same keys, sorted, none missing, none stale, same placeholders',
  *check(site): Generator<Found> {
    const used = idsInSources(site);
    const stock = stockIds(site.root);
    for (const locale of TRANSLATION_FOLDERS) yield* checkCode(site, locale, used, stock);
    for (const name of [...MESSAGE_FILES, 'code.json'])
      yield* sameKeys(site, name, name === 'code.json' ? stock : new Set());
  },
};

function* checkCode(
  site: Site,
  locale: TranslationFolder,
  used: Map<string, Source>,
  stock: ReadonlySet<string>,
): Generator<Found> {
  const file = CODE(locale);
  const text = site.read(file);
  if (text === undefined) return;
  const messages = readJson(site, file) as Messages | undefined;
  if (!messages) {
    yield {
      file,
      line: 1,
      message: 'The file is not valid JSON.',
      fix: 'Correct it; look for a missing or extra comma.',
    };
    return;
  }
  const lineOf = linesByKey(text);
  const ids = Object.keys(messages);
  const unsorted = ids.find((id, i) => i > 0 && id < ids[i - 1]!);
  if (unsorted)
    yield {
      file,
      line: lineOf(unsorted),
      message: `"${unsorted}" comes after "${ids[ids.indexOf(unsorted) - 1]}".`,
      fix: 'Sort the ids, which avoids merge conflicts.',
    };
  for (const id of ids) {
    const entry = messages[id] ?? {};
    const source = used.get(id);
    const line = lineOf(id);
    if (!entry.message?.trim()) yield {file, line, message: `"${id}" has no message.`, fix: 'Translate it.'};
    if (!source && !stock.has(id))
      yield {file, line, message: `No source file uses "${id}".`, fix: 'Delete the entry, or correct its id.'};
    if (source?.message && entry.message) yield* samePlaceholders(file, line, id, source.message, entry.message);
  }
  for (const [id, source] of used) {
    if (!messages[id] && !stock.has(id))
      yield {
        file,
        line: 1,
        message: `"${id}" of ${source.file} has no translation.`,
        fix: `Add it: {"message": "…"}${source.message ? ` for "${source.message}"` : ''}.`,
      };
  }
}

/** Returns a function for the first line of a key in a JSON file; 1 for a key that is missing. */
export function linesByKey(text: string): (key: string) => number {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const key = /^\s*("(?:[^"\\]|\\.)*"):/.exec(line)?.[1];
    if (key !== undefined && !lines.has(key)) lines.set(key, index + 1);
  }
  return (key) => lines.get(JSON.stringify(key)) ?? 1;
}

function* samePlaceholders(file: string, line: number, id: string, source: string, message: string): Generator<Found> {
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
  if (names(source) !== names(message))
    yield {
      file,
      line,
      message: `"${id}" has the placeholders "${names(message)}", but its source has "${names(source)}".`,
      fix: 'Use the same names in braces.',
    };
}

/** Compares the translations of a file. The rule languages reports a file that is missing. */
function* sameKeys(site: Site, name: string, optional: ReadonlySet<string>): Generator<Found> {
  const files = TRANSLATION_FOLDERS.map((folder) => `i18n/${folder}/${name}`).filter((file) => site.files.has(file));
  const messages = files.map((file) => (readJson(site, file) ?? {}) as Messages);
  const owners = new Map<string, string>();
  for (const [index, own] of messages.entries())
    for (const id of Object.keys(own)) if (!owners.has(id)) owners.set(id, files[index]!);
  for (const [index, own] of messages.entries()) {
    for (const [id, owner] of owners) {
      if (!own[id] && !optional.has(id))
        yield {
          file: files[index]!,
          line: 1,
          message: `"${id}" is in ${owner}, but not here.`,
          fix: 'Add it in every language, or delete it there.',
        };
    }
  }
}

interface Source {
  file: string;
  message?: string;
}

/** IDs that the code contains literally: `translate({id: 'a.b', message: '…'})` and `<Translate id="a.b">`. */
export function idsInSources(site: Site): Map<string, Source> {
  const ids = new Map<string, Source>();
  for (const file of site.files) {
    if (!/^(?:src|packages)\/.+\.tsx?$/.test(file) || file.includes('__tests__')) continue;
    const text = site.read(file) ?? '';
    for (const match of text.matchAll(
      /(?:translate\(\s*\{|<Translate\b)[\s\S]{0,600}?\bid\s*[:=]\s*\{?\s*['"]([\w.-]+)['"]/g,
    )) {
      const rest = text.slice(match.index, match.index + 900);
      const message = /\bmessage\s*:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/.exec(rest);
      ids.set(match[1]!, {
        file,
        message: match[0].startsWith('translate') ? (message?.[1] ?? message?.[2]) : undefined,
      });
    }
  }
  return ids;
}

/** IDs of the installed Docusaurus themes, which have their own translations. The portal can override them. */
function stockIds(root: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const folder = path.join(root, 'node_modules/@docusaurus/theme-translations/locales/base');
  try {
    for (const file of readdirSync(folder)) {
      const messages = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
      for (const id of Object.keys(messages)) ids.add(id);
    }
  } catch {
    // Without installed packages there is nothing to compare with.
  }
  return ids;
}
