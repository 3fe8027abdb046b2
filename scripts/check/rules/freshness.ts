import {isThirdParty} from '../freshness/hosts';
import type {Problem, SiteRule} from '../types';

type Found = Problem & {file: string};

/** Third-party pages change without notice, so a page that cites them states the day of its next review. */
export const freshness = freshnessOn(new Date().toISOString().slice(0, 10));

/** The rule on a given day. */
export function freshnessOn(today: string): SiteRule {
  return {
    id: 'freshness',
    about: 'a page that links to a third party has review_by; a review that is due is a warning',
    *check(site): Generator<Found> {
      for (const page of site.pages.values()) {
        // Posts keep their date, and translations share the day of their original.
        if (page.locale !== 'en' || page.kind !== 'doc') continue;
        const due = page.frontMatter.review_by;
        const cited = page.links.find(({url}) => isThirdParty(url));
        if (due === undefined && cited) {
          yield {
            file: page.path,
            line: cited.line,
            column: cited.column,
            message: `The page cites "${new URL(cited.url).host}", but has no "review_by".`,
            fix: 'Add the day, half a year from now, on which somebody checks that it is still true; the same in all languages.',
          };
        }
        if (typeof due === 'string' && due < today) {
          yield {
            file: page.path,
            line: page.frontMatterLines.review_by ?? 1,
            severity: 'notice',
            message: `The review of the page was due on ${due}.`,
            fix: 'Check what it says about others, then set a new day in all languages.',
          };
        }
      }
    },
  };
}
