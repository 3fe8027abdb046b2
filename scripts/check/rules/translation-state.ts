import {TRANSLATION_FOLDERS, languageOf, type TranslationFolder} from '../../../src/languages';
import {type SourceRecord, recordError} from '../../../src/plugins/docusaurus-plugin-translations/record';
import {
  type Standing,
  compareRecord,
  isIdentical,
  sectionName,
} from '../../../src/plugins/docusaurus-plugin-translations/state';
import {translationPath} from '../parse/locate';
import type {PageIndex, Problem, Site, SiteRule} from '../types';
import {BASELINE, owedTranslations} from './owedTranslations';
import {staleReference} from './translation-state.reference';

type Found = Problem & {file: string};

/** Each page is translated, and each translation renders the current English text, also in the JSON-RPC reference. */
export const translationState: SiteRule = {
  id: 'translation-state',
  about: 'no translation is missing, still English, or behind its original, unless it is listed as owed',
  *check(site): Generator<Found> {
    const owed = owedTranslations(site);
    for (const page of site.pages.values()) {
      if (page.locale !== 'en' || page.kind === 'partial') continue;
      for (const locale of TRANSLATION_FOLDERS) {
        const file = translationPath(page.path, locale);
        const problem = judge(site, page, file, locale);
        if (problem && !owed.delete(file)) yield problem;
      }
    }
    for (const file of owed) {
      yield {
        file: BASELINE,
        line: 1,
        message: `"${file}" is listed as owed, but it is up to date or not a page.`,
        fix: 'Delete the entry: the list only shrinks.',
      };
    }
    yield* staleReference(site);
  },
};

function judge(site: Site, page: PageIndex, file: string, locale: TranslationFolder): Found | undefined {
  if (!site.files.has(file))
    return {
      file: page.path,
      line: 1,
      message: `The page has no ${languageOf(locale).name} translation.`,
      fix: `Write ${file}.`,
    };
  const translation = site.pages.get(file);
  if (!translation) return undefined; // It can't be parsed, which is a separate finding.
  // Texts are read only if the hashes of all sections are already equal.
  if (sameHashes(page, translation) && isIdentical(site.read(page.path) ?? '', site.read(file) ?? '')) {
    return {
      file,
      line: 1,
      message: `The text is identical to the English text of ${page.path}.`,
      fix: 'Translate it, or delete the file.',
    };
  }
  const line = translation.frontMatterLines.source ?? 1;
  const record = translation.frontMatter.source as SourceRecord | undefined;
  const accept = `npm run translations -- --accept ${locale} ${page.path}`;
  if (record === undefined) {
    return {
      file,
      line,
      message: `The page does not record which version of ${page.path} it translates.`,
      fix: `Compare the two, then run "${accept}".`,
    };
  }
  if (recordError(record) !== undefined) return undefined; // The rule front-matter reports it.
  const found = compareRecord(page.sections, record);
  if (found.state !== 'stale') return undefined;
  return {
    file,
    line,
    message: `${page.path} has changed since ${found.date}: ${listOf(found)}.`,
    fix: `Run "npm run translations -- ${locale} ${page.path}" to see the change, translate it, then run "${accept}".`,
  };
}

function sameHashes(page: PageIndex, translation: PageIndex): boolean {
  return (
    page.sections.length === translation.sections.length &&
    page.sections.slice(1).every(({hash}, index) => hash === translation.sections[index + 1]!.hash)
  );
}

function listOf({changed, gone}: Standing): string {
  const names = [...changed.map(sectionName), ...gone.map((id) => `${sectionName(id)} (deleted)`)];
  return names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
}
