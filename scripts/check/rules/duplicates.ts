import type {PageIndex, Problem, SiteRule} from '../types';

type Found = Problem & {file: string};
/** Number of consecutive words that two pages can share. */
const LIMIT = 40;
/** Two Chinese characters count as a word. */
const TOKEN = /\p{Script=Han}{1,2}|[\p{L}\p{N}_$]+/gu;

/** Repeated paragraphs are often corrected in one place only. Code, tables and headings can repeat. */
export const duplicates: SiteRule = {
  id: 'duplicates',
  about: `no two pages of a language share more than ${LIMIT} consecutive words of a paragraph`,
  *check(site): Generator<Found> {
    const seen = new Map<string, {page: PageIndex; line: number}>();
    for (const page of site.pages.values()) {
      for (const block of page.blocks) {
        if (block.kind !== 'paragraph') continue;
        const words = block.text.toLowerCase().match(TOKEN) ?? [];
        let reported = false;
        for (let at = 0; at + LIMIT < words.length; at++) {
          const key = `${page.locale} ${words.slice(at, at + LIMIT + 1).join(' ')}`;
          const other = seen.get(key);
          if (!other) seen.set(key, {page, line: block.line});
          else if (other.page !== page && !reported) {
            reported = true;
            yield {
              file: page.path,
              line: block.line,
              message: `The paragraph shares more than ${LIMIT} words with ${other.page.path}:${other.line}.`,
              fix: 'Say it once: link to the other page, or include one partial or component in both.',
            };
          }
        }
      }
    }
  },
};
