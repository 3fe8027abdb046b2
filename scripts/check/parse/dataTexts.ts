import {isScalar, parseDocument, visit} from 'yaml';
import {FOLDERS, type LocaleFolder} from '../../../src/languages';
import {KINDS} from '../../../src/remark/dataFiles/kinds';

/** One language of a text: its value, and the part of the source that contains it. */
export interface DataText {
  readonly locale: LocaleFolder;
  readonly value: string;
  readonly from: number;
  readonly written: string;
}

const FILE = new RegExp(
  `^(?:${Object.values(KINDS)
    .map(({folder}) => folder)
    .join('|')})/[^/]+\\.yaml$`,
);

/** Whether a file is a data file, such as `src/sequences/x402.yaml`. */
export const isDataFile = (file: string): boolean => FILE.test(file);

/** The texts of a data file, each in the languages that it has. A text that is the same in all of them is left out. */
export function dataTexts(source: string): DataText[][] {
  const texts: DataText[][] = [];
  visit(parseDocument(source), {
    Map(_, {items}) {
      const languages = items.flatMap(({key, value}): DataText[] => {
        const locale = FOLDERS.find((folder) => isScalar(key) && key.value === folder);
        if (!locale || !isScalar(value) || typeof value.value !== 'string' || !value.range) return [];
        const [start, end] = value.range;
        const whole = source.slice(start, end);
        // The quotation mark, or the line that introduces a block, is not part of the text.
        const before = /^(?:['"]|[>|][^\n]*\n\s*)/.exec(whole)?.[0].length ?? 0;
        return [
          {locale, value: value.value, from: start + before, written: whole.slice(before).replace(/['"]?\s*$/, '')},
        ];
      });
      if (languages.length > 0) texts.push(languages);
    },
  });
  return texts;
}
