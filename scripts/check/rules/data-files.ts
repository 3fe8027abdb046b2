import {languageOf, type LocaleFolder} from '../../../src/languages';
import {KINDS, SHARED_ERRORS} from '../../../src/remark/dataFiles/kinds';
import {parseShape} from '../../../src/remark/dataFiles/shape';
import {numberDifference} from '../integrity/compare';
import {plainBlock} from '../parse/blocks';
import {dataTexts, type DataText} from '../parse/dataTexts';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
const GUIDE = 'see "Sequences and tables" in CONTRIBUTING.md';

/** Sequences, tables and errors are complete, so that the build can show them, and pages show all of them. */
export const dataFiles: SiteRule = {
  id: 'data-files',
  about:
    'sequences, tables and errors: complete, translated with the same numbers, code and links, and shown by a page',
  *check(site): Generator<Found> {
    for (const [component, {folder, shape}] of Object.entries(KINDS)) {
      const files = [...site.files].filter((file) => file.startsWith(`${folder}/`));
      const shown = new Set<string>();
      for (const page of site.pages.values()) {
        for (const {name, props, line} of page.components) {
          if (name !== component || typeof props.of !== 'string') continue;
          const file = `${folder}/${props.of}.yaml`;
          shown.add(file);
          if (!site.files.has(file))
            yield {
              file: page.path,
              line,
              message: `There is no ${file}.`,
              fix: `Write it (${GUIDE}), or correct "of".`,
            };
        }
      }
      for (const file of files) {
        yield* faultsOf(site, file, shape);
        if (!shown.has(file) && file !== SHARED_ERRORS)
          yield {
            file,
            line: 1,
            message: 'No page shows this file.',
            fix: `Show it with <${component} of="${file.slice(folder.length + 1, -'.yaml'.length)}" />, or delete it.`,
          };
      }
    }
  },
};

function* faultsOf(site: Site, file: string, shape: (typeof KINDS)[keyof typeof KINDS]['shape']): Generator<Found> {
  const source = site.read(file) ?? '';
  const {faults, untranslated} = parseShape(source, shape, file.replace(/^.*\//, ''));
  for (const fault of faults) yield {file, ...fault, fix: `Correct it; ${GUIDE}.`};
  for (const [folder, lines] of Object.entries(untranslated))
    yield {
      file,
      line: lines[0]!,
      message: `${languageOf(folder).name} is missing in ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}.`,
      fix: `Add the text under "${folder}".`,
    };
  for (const languages of dataTexts(source)) {
    yield* otherNumbers(file, source, languages);
    yield* otherCode(file, source, languages);
  }
}

const lineOf = (source: string, {from}: DataText): number => source.slice(0, from).split('\n').length;

/** Code and addresses of links in a text, in a fixed order. */
const codeIn = (text: string): string[] => (text.match(/`[^`]+`|\]\([^)]*\)/g) ?? []).sort();

/** A translation has the code and the links of the English text. */
function* otherCode(file: string, source: string, languages: readonly DataText[]): Generator<Found> {
  const english = languages.find(({locale}) => locale === 'en');
  if (!english) return;
  const wanted = codeIn(english.value);
  for (const other of languages) {
    const lacking = wanted.find((code) => !codeIn(other.value).includes(code));
    if (lacking !== undefined)
      yield {
        file,
        line: lineOf(source, other),
        message: `The ${languageOf(other.locale).name} text lacks ${lacking}.`,
        fix: 'Add it as in English.',
      };
  }
}

/** A translation has the numbers of the English text. */
function* otherNumbers(file: string, source: string, languages: readonly DataText[]): Generator<Found> {
  const sideOf = ({locale, value}: {locale: LocaleFolder; value: string}) => ({
    locale,
    blocks: [plainBlock('attribute', value, 1, 1)],
  });
  const english = languages.find(({locale}) => locale === 'en');
  if (!english) return;
  for (const other of languages) {
    if (other === english) continue;
    const {lacking, extra} = numberDifference(sideOf(english), sideOf(other), ({blocks}) => blocks);
    const line = lineOf(source, other);
    const {name} = languageOf(other.locale);
    for (const {text} of lacking)
      yield {file, line, message: `The ${name} text lacks the number "${text}".`, fix: 'Add it as in English.'};
    for (const {text} of extra)
      yield {file, line, message: `The English text has no number "${text}".`, fix: 'Correct the number.'};
  }
}
