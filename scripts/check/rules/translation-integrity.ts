import {VerdictCache} from '../engine/verdictCache';
import {ASPECTS, type Item} from '../integrity/aspects';
import {difference, numberDifference} from '../integrity/compare';
import type {PageIndex, Problem, SiteRule} from '../types';
import {owedTranslations} from './owedTranslations';

type Found = Problem & {file: string};
/** More differences of one kind in one page are not reported, because they add no information. */
const ENOUGH = 5;

/** A translation changes words, but no values, code or links. */
export const translationIntegrity: SiteRule = {
  id: 'translation-integrity',
  about:
    'same imports, components and props, links, pictures, admonitions, code, addresses and numbers as the original, section by section',
  *check(site): Generator<Found> {
    const verdicts = new VerdictCache<Found[]>(site.root, 'translation-integrity');
    const owed = owedTranslations(site);
    for (const page of site.pages.values()) {
      const original = page.locale === 'en' || owed.has(page.path) ? undefined : site.pages.get(page.original);
      if (original)
        yield* verdicts.getOrCompute(`${page.path} ${page.hash} ${original.hash}`, () => [...compare(page, original)]);
    }
    verdicts.save();
  },
};

/** Every difference between a translation and its original. */
function* compare(page: PageIndex, original: PageIndex): Generator<Found> {
  const parts = partsOf(page, original);
  for (const {what, items} of ASPECTS) {
    const [theirs, ours] = [items(original), items(page)];
    const found = parts.flatMap((part) => {
      const {lacking, extra} = difference(theirs.filter(part.theirs), ours.filter(part.ours));
      return [
        ...lacking.map((item) => lacks(page, original, part, what, item)),
        ...extra.map((item) => adds(page, original, part, what, item)),
      ];
    });
    yield* found.slice(0, ENOUGH);
  }
  const numbers = parts.flatMap((part) => {
    const {lacking, extra} = numberDifference(original, page, ({blocks, locale}) =>
      blocks.filter(locale === 'en' ? part.theirs : part.ours),
    );
    const item = ({text, line}: {text: string; line: number}) => ({value: text, line});
    return [
      ...lacking.map((number) => lacks(page, original, part, 'number', item(number))),
      ...extra.map((number) => adds(page, original, part, 'number', item(number))),
    ];
  });
  yield* numbers.slice(0, ENOUGH);
}

interface Part {
  name: string;
  /** First line of the part in the translation. */
  line: number;
  theirs: (item: {line: number}) => boolean;
  ours: (item: {line: number}) => boolean;
}

/** The parts of both pages in pairs; the whole page if the headings differ, which another rule reports. */
function partsOf(page: PageIndex, original: PageIndex): Part[] {
  const ids = ({headings}: PageIndex) => headings.map(({id}) => id).join('\n');
  if (ids(page) !== ids(original)) return [{name: 'The page', line: 1, theirs: () => true, ours: () => true}];
  const starts = (index: PageIndex) => [0, ...index.headings.map(({line}) => line), Infinity];
  const [own, wanted] = [starts(page), starts(original)];
  const within =
    (lines: number[], index: number) =>
    ({line}: {line: number}) =>
      line >= lines[index]! && line < lines[index + 1]!;
  return own
    .slice(0, -1)
    .map((line, index) => ({
      name: index === 0 ? 'The beginning' : `The section "#${page.headings[index - 1]!.id ?? ''}"`,
      line: Math.max(1, line),
      theirs: within(wanted, index),
      ours: within(own, index),
    }));
}

function lacks(page: PageIndex, original: PageIndex, part: Part, what: string, {value, line}: Item): Found {
  return {
    file: page.path,
    line: part.line,
    message: `${part.name} is missing the ${what} ${short(value)} from ${original.path}:${line}.`,
    fix: 'Write it as in the original.',
  };
}

function adds(page: PageIndex, original: PageIndex, part: Part, what: string, {value, line}: Item): Found {
  return {
    file: page.path,
    line,
    message: `${part.name} has the ${what} ${short(value)}, which ${original.path} does not have there.`,
    fix: 'Write it as in the original, or delete it.',
  };
}

function short(value: string): string {
  const flat = value.replace(/\s+/g, ' ');
  return `"${flat.length > 90 ? `${flat.slice(0, 90)}…` : flat}"`;
}
