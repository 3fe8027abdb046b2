import {isSnippetFence} from '../../../src/remark/snippets/fence';
import {ELISION, PARSERS, SNIPPET_LANGUAGES} from '../code/languages';
import type {Fault, Piece} from '../code/types';
import {Verdicts} from '../code/verdicts';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};

/** Code that stands in pages and in snippets is code: it parses, and nothing is left out of it. */
export const codeBlocks: SiteRule = {
  id: 'code-blocks',
  about: 'fences and snippets parse in their language; no "// ..." in place of code',
  async check(site): Promise<Found[]> {
    const pieces = [...piecesOf(site)];
    const faults = await judge(site.root, pieces);
    return pieces.flatMap((piece, index) => [...elisions(piece), ...faults[index]!.map((fault) => describe(piece, fault))]);
  },
};

function* piecesOf(site: Site): Generator<Piece> {
  for (const page of site.pages.values()) {
    for (const {lang, meta, value, line} of page.code) {
      if (PARSERS[lang] && value.trim() !== '' && !isSnippetFence(meta)) yield {file: page.path, line: line + 1, language: lang, code: value};
    }
  }
  for (const file of site.files) {
    const language = file.startsWith('src/snippets/') ? SNIPPET_LANGUAGES[file.split('.').at(-1)!] : undefined;
    if (language) yield {file, line: 1, language, code: site.read(file) ?? ''};
  }
}

/** Faults of each piece, from the cache where the same code was judged before. One call of a parser for all that are new. */
async function judge(root: string, pieces: readonly Piece[]): Promise<Fault[][]> {
  const verdicts = new Verdicts<Fault[]>(root, 'code');
  const open = new Map<string, Map<string, string>>();
  const keys = pieces.map(({language, code}) => Verdicts.key(language, code));
  for (const [index, {language, code}] of pieces.entries()) {
    if (verdicts.get(keys[index]!) !== undefined) continue;
    if (!open.has(language)) open.set(language, new Map());
    open.get(language)!.set(keys[index]!, code);
  }
  for (const [language, codes] of open) {
    const results = await PARSERS[language]!([...codes.values()]);
    for (const [index, key] of [...codes.keys()].entries()) verdicts.set(key, results[index] ?? []);
  }
  verdicts.save();
  return keys.map((key) => verdicts.get(key) ?? []);
}

function describe({file, line, language}: Piece, fault: Fault): Found {
  return {file, line: line + fault.line - 1, message: `This is not valid ${language}: ${fault.message}.`, fix: 'Correct it, so that a reader can copy it; "text" is the language of what no parser knows.'};
}

function* elisions({file, line, code}: Piece): Generator<Found> {
  for (const [index, text] of code.split('\n').entries()) {
    if (ELISION.test(text)) yield {file, line: line + index, message: `"${text.trim()}" stands for code that is left out.`, fix: 'Show the whole unit, or a smaller one.'};
  }
}
