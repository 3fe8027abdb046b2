import {substituteFacts} from '../../../src/remark/facts/substitute';
import {isSnippetFence} from '../../../src/remark/snippets/fence';
import {comesWithPackages, HelpTexts} from '../code/helpTexts';
import {ELISION, PARSERS, SHELLS, SNIPPET_LANGUAGES} from '../code/languages';
import {unknownOptions, usesOf} from '../code/longOptions';
import type {Fault, Piece} from '../code/types';
import {VerdictCache} from '../engine/verdictCache';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};

/** Code in pages and in snippets must parse and must be complete. */
export const codeBlocks: SiteRule = {
  id: 'code-blocks',
  about: 'fences and snippets parse in their language; no "// ..." in place of code',
  async check(site): Promise<Found[]> {
    const pieces = [...piecesOf(site)];
    const {faults, missing} = await judge(site.root, pieces);
    const help = new HelpTexts(site.root);
    // Shell code that parses is also checked for options that its tools don't have.
    for (const [index, {language, code}] of pieces.entries())
      if (SHELLS.has(language) && faults[index]!.length === 0) faults[index] = unknownOptions(help, code);
    help.save();
    const packaged = [...help.missing].filter(comesWithPackages);
    for (const tool of help.missing) if (!missing.has(tool) && !packaged.includes(tool)) missing.set(tool, []);
    return [
      ...[...missing].map((entry) => notParsed(entry, pieces)),
      ...(packaged.length > 0 ? [notLookedUp(packaged, pieces)] : []),
      ...pieces.flatMap((piece, index) => [
        ...elisions(piece),
        ...faults[index]!.map((fault) => describe(piece, fault)),
      ]),
    ];
  },
};

/** Code as readers see it, with the facts inserted. An unknown fact stops the build, which reports it. */
function asShown(code: string): string {
  try {
    return substituteFacts(code);
  } catch {
    return code;
  }
}

function* piecesOf(site: Site): Generator<Piece> {
  for (const page of site.pages.values()) {
    for (const {lang, meta, value, line} of page.code) {
      if (PARSERS[lang] && value.trim() !== '' && !isSnippetFence(meta))
        yield {file: page.path, line: line + 1, language: lang, code: asShown(value)};
    }
  }
  for (const file of site.files) {
    const language = file.startsWith('src/snippets/') ? SNIPPET_LANGUAGES[file.split('.').at(-1)!] : undefined;
    if (language) yield {file, line: 1, language, code: site.read(file) ?? ''};
  }
}

/**
 * Missing tools, each with the languages that can't be parsed without it; an empty list if only its options were
 * needed.
 */
type Missing = Map<string, string[]>;

/**
 * Faults of each piece, from the cache if the same code was parsed before. One call of a parser for all that are new.
 * Code that couldn't be checked is not cached, so that it is checked when the tool is installed.
 */
async function judge(root: string, pieces: readonly Piece[]): Promise<{faults: Fault[][]; missing: Missing}> {
  const verdicts = new VerdictCache<Fault[]>(root, 'code');
  const open = new Map<string, Map<string, string>>();
  const missing: Missing = new Map();
  const keys = pieces.map(({language, code}) => VerdictCache.key(language, code));
  for (const [index, {language, code}] of pieces.entries()) {
    if (verdicts.get(keys[index]!) !== undefined) continue;
    if (!open.has(language)) open.set(language, new Map());
    open.get(language)!.set(keys[index]!, code);
  }
  for (const [language, codes] of open) {
    const results = await PARSERS[language]!([...codes.values()]);
    if ('missing' in results) {
      missing.set(results.missing, [...(missing.get(results.missing) ?? []), language]);
      continue;
    }
    for (const [index, key] of [...codes.keys()].entries()) verdicts.set(key, results[index] ?? []);
  }
  verdicts.save();
  return {faults: keys.map((key) => verdicts.get(key) ?? []), missing};
}

const usesOneOf = (tools: readonly string[], {language, code}: Piece) =>
  SHELLS.has(language) && usesOf(code).some(({tool}) => tools.includes(tool));

/** One line for all tools that a writer does not have to install. */
function notLookedUp(tools: readonly string[], pieces: readonly Piece[]): Found {
  const {file, line} = pieces.find((piece) => usesOneOf(tools, piece))!;
  return {
    file,
    line,
    severity: 'notice',
    message: `NOT RUN: options of ${tools.join(', ')} were not checked, here and elsewhere, because the packages of tests/packages are not installed.`,
    fix: 'Run "npm ci --prefix tests/packages --legacy-peer-deps --ignore-scripts" to install them; "npm test" does it, too.',
  };
}

/** One line for each tool, at the first piece that it would have parsed. */
function notParsed([tool, languages]: [string, string[]], pieces: readonly Piece[]): Found {
  const {file, line} = pieces.find((piece) =>
    languages.length > 0 ? languages.includes(piece.language) : usesOneOf([tool], piece),
  )!;
  const what =
    languages.length > 0 ? `code in ${languages.join(', ')} was not parsed` : `options of ${tool} were not checked`;
  return {
    file,
    line,
    severity: 'notice',
    message: `NOT RUN: ${what}, here and elsewhere, because ${tool} is not installed.`,
    fix: `Install ${tool} to check it here; CI has the tool.`,
  };
}

function describe({file, line, language}: Piece, fault: Fault): Found {
  return {
    file,
    line: line + fault.line - 1,
    message: `This is not valid ${language}: ${fault.message}.`,
    fix: 'Correct it so that readers can copy it, or use "text" if no parser supports its language.',
  };
}

function* elisions({file, line, code}: Piece): Generator<Found> {
  for (const [index, text] of code.split('\n').entries()) {
    if (ELISION.test(text))
      yield {
        file,
        line: line + index,
        message: `"${text.trim()}" marks code that is left out.`,
        fix: 'Show all of the code, or choose a smaller example.',
      };
  }
}
