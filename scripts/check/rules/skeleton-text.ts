import {Kept} from '../engine/kept';
import {parse} from '../parse/scan';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
/** The folder of the skeletons of new pages, one file per page type and language. */
const SKELETONS = /^scripts\/new\/skeletons\/.+\.mdx?$/;

/** The sentences of a skeleton are instructions to the writer, and must not remain in a page. */
export const skeletonText: SiteRule = {
  id: 'skeleton-text',
  about: 'no sentence of a page skeleton is left in a page',
  *check(site): Generator<Found> {
    const sentences = skeletonSentences(site);
    if (sentences.size === 0) return;
    for (const page of site.pages.values()) {
      for (const block of page.blocks) {
        const text = block.text.trim();
        if (sentences.has(text))
          yield {
            file: page.path,
            line: block.line,
            message: `"${text.slice(0, 60)}" is a sentence from the page skeleton.`,
            fix: 'Replace it with the content of this page, or delete the section.',
          };
      }
    }
  },
};

function skeletonSentences(site: Site): Set<string> {
  const texts = [...site.files].filter((file) => SKELETONS.test(file)).map((file) => site.read(file) ?? '');
  const verdicts = new Kept<string[]>(site.root, 'skeletons');
  const sentences = verdicts.keep(Kept.key(...texts), () => texts.flatMap(sentencesOf));
  verdicts.save();
  return new Set(sentences);
}

function sentencesOf(text: string): string[] {
  // A page's path, because the parser requires a page of any kind.
  const blocks = parse('docs/skeleton.mdx', text)?.blocks ?? [];
  return blocks
    .filter(({kind}) => kind !== 'heading')
    .map((block) => block.text.trim())
    .filter((sentence) => [...sentence].length >= 12);
}
