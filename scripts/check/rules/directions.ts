import {TRANSLATION_FOLDERS, type LocaleFolder} from '../../../src/languages';
import {hashOf} from '../../../src/plugins/docusaurus-plugin-translations/sections';
import {VerdictCache} from '../engine/verdictCache';
import {inversions} from '../integrity/directions';
import {FOLDER, openrpcSources} from '../openrpc/sources';
import {dataTexts} from '../parse/dataTexts';
import {readJson} from '../routes/routes';
import type {Block, PageIndex, Problem, Site, SiteRule} from '../types';
import {CODE, idsInSources, linesByKey} from './interface-messages';
import {owedTranslations} from './owedTranslations';

type Found = Problem & {file: string};

/** Pairs that were read and mean the same, by their hash, with the reason. */
const REVIEWED = 'tests/baselines/directions.json';
const DATA = /^src\/(?:facts|sequences|tables)\/.+\.(?:json|yaml)$/;

/** A text in one language, with its place. */
interface Place {
  locale: LocaleFolder;
  file: string;
  line: number;
  text: string;
}

/** Directions and limits are the same in all languages: at least stays at least, before stays before. */
export const directions: SiteRule = {
  id: 'directions',
  about: 'directions and limits (at least, more than, before, behind, newest) say the same in all languages',
  *check(site): Generator<Found> {
    const reviewed = new Map(Object.entries((readJson(site, REVIEWED) ?? {}) as Record<string, string>));
    const used = new Set<string>();
    for (const {hash, ...problem} of everywhere(site)) {
      if (reviewed.has(hash)) used.add(hash);
      else yield problem;
    }
    for (const [hash, reason] of reviewed) {
      if (used.has(hash)) continue;
      yield {
        file: REVIEWED,
        line: 1,
        message: `"${hash}" (${reason}) is listed as reviewed, but its texts have changed or no longer differ.`,
        fix: 'Delete the entry.',
      };
    }
  },
};

type Judged = Found & {hash: string};

function* everywhere(site: Site): Generator<Judged> {
  const verdicts = new VerdictCache<Judged[]>(site.root, 'directions');
  const owed = owedTranslations(site);
  for (const page of site.pages.values()) {
    const original = page.locale === 'en' || owed.has(page.path) ? undefined : site.pages.get(page.original);
    if (original)
      yield* verdicts.getOrCompute(`${page.path} ${page.hash} ${original.hash}`, () =>
        pairsOf(original, page).flatMap(([english, translation]) => judge(english, translation)),
      );
  }
  for (const file of site.files) {
    const source = DATA.test(file) ? site.read(file) : undefined;
    if (source?.includes('zh'))
      yield* verdicts.getOrCompute(`${file} ${VerdictCache.key(source)}`, () => inData(file, source));
  }
  verdicts.save();
  for (const {file, line, text, translations} of openrpcSources(site)?.originals ?? [])
    for (const locale of TRANSLATION_FOLDERS) {
      const own = translations[locale];
      if (own)
        yield* judge(
          {locale: 'en', file: `${FOLDER}/${file}`, line, text},
          {locale, file: `${FOLDER}/${own.file}`, line: own.line, text: own.text},
        );
    }
  yield* inMessages(site);
}

/** The texts of a data file, each with its translations. */
function inData(file: string, source: string): Judged[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  return dataTexts(source).flatMap((languages) => {
    const places = languages.map(({locale, value, from}): Place => ({locale, file, line: lineAt(from), text: value}));
    const english = places.find(({locale}) => locale === 'en');
    return english ? places.filter((one) => one !== english).flatMap((one) => judge(english, one)) : [];
  });
}

/** The messages of the interface. */
function* inMessages(site: Site): Generator<Judged> {
  const used = idsInSources(site);
  for (const locale of TRANSLATION_FOLDERS) {
    const file = CODE(locale);
    const source = site.read(file);
    const messages = source === undefined ? undefined : readJson(site, file);
    if (source === undefined || !messages) continue;
    const lineOf = linesByKey(source);
    for (const [id, entry] of Object.entries(messages as Record<string, {message?: string} | null>)) {
      const english = used.get(id);
      if (english?.message && entry?.message)
        yield* judge(
          {locale: 'en', file: english.file, line: 1, text: english.message},
          {locale, file, line: lineOf(id), text: entry.message},
        );
    }
  }
}

/** The blocks of both pages in pairs, or their sections where the blocks differ. */
function pairsOf(original: PageIndex, page: PageIndex): [Place, Place][] {
  const [theirs, ours] = [original, page].map(sectionsOf) as [Block[][], Block[][]];
  if (theirs.length !== ours.length) return [];
  const place = ({locale, path: file}: PageIndex, {text, line}: Pick<Block, 'text' | 'line'>): Place => ({
    locale,
    file,
    line,
    text,
  });
  const merged = (blocks: Block[]) => ({line: blocks[0]?.line ?? 1, text: blocks.map(({text}) => text).join('\n')});
  return ours.flatMap((blocks, index): [Place, Place][] => {
    const english = theirs[index]!;
    const isSame = english.length === blocks.length && blocks.every(({kind}, at) => kind === english[at]!.kind);
    return isSame
      ? blocks.map((block, at) => [place(original, english[at]!), place(page, block)])
      : [[place(original, merged(english)), place(page, merged(blocks))]];
  });
}

/** The blocks of a page by section. */
function sectionsOf({headings, blocks}: PageIndex): Block[][] {
  const starts = [0, ...headings.map(({line}) => line), Infinity];
  return starts
    .slice(0, -1)
    .map((start, index) => blocks.filter(({line}) => line >= start && line < starts[index + 1]!));
}

/** Names in code, such as `latest_state`, have no direction. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`|\{\{[^}]*\}\}|\]\([^)]*\)/g, '\uFFFC');

function judge(english: Place, translation: Place): Judged[] {
  const [theirs, ours] = [english, translation].map(({locale, text}) => ({locale, text: withoutCode(text)}));
  return inversions(theirs!, ours!).map((inversion) => {
    const hash = hashOf(`${english.text}\n${translation.text}`);
    return {
      file: translation.file,
      line: translation.line,
      message: `"${inversion.english}" of ${english.file}${english.line > 1 ? `:${english.line}` : ''} is "${inversion.translation}" here, its opposite.`,
      fix: `Correct the direction. If both texts mean the same, write it closer to English, or add "${hash}" with the reason to ${REVIEWED}.`,
      hash,
    };
  });
}
