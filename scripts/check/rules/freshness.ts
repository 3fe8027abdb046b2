import {isThirdParty} from '../freshness/hosts';
import type {Problem, SiteRule} from '../types';

type Found = Problem & {file: string};

/** Third-party pages change without notice, so a page that cites them states the date of its next review. */
export const freshness = freshnessOn(new Date().toISOString().slice(0, 10));

/** The rule on a given day. */
export function freshnessOn(today: string): SiteRule {
  return {
    id: 'freshness',
    about: 'a page that links to a third party has review_by; a review that is due is a warning',
    *check(site): Generator<Found> {
      for (const page of site.pages.values()) {
        // Posts describe the state on their date, and translations have the same review date as their original.
        if (page.locale !== 'en' || page.kind !== 'doc') continue;
        const due = page.frontMatter.review_by;
        const cited = page.links.find(({url}) => isThirdParty(url));
        if (due === undefined && cited) {
          yield {
            file: page.path,
            line: cited.line,
            column: cited.column,
            message: `The page cites "${new URL(cited.url).host}", but has no "review_by".`,
            fix: 'Add the date, about six months from now, when someone should check that it is still true. Use the same date in all languages.',
          };
        }
        if (typeof due === 'string' && due < today) {
          yield {
            file: page.path,
            line: page.frontMatterLines.review_by ?? 1,
            severity: 'notice',
            message: `The review of the page was due on ${due}.`,
            fix: 'Check what it says about third parties, then set a new date in all languages.',
          };
        }
      }
    },
  };
}
