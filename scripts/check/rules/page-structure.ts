import type {Page, PageRule, Problem} from '../types';

type Check = (page: Page) => Problem | undefined;
const shows = (page: Page, pattern: RegExp) => page.components.some(({name}) => pattern.test(name));

/** The part of each page type's skeleton that can be checked automatically. */
const BY_TYPE: Record<string, Check> = {
  faq(page) {
    const groups = page.headings.map((heading, index) => ({heading, next: page.headings[index + 1]}));
    const wrong = groups.find(
      ({heading, next}) => !/[?？]$/.test(heading.text.trim()) && !(heading.depth === 2 && next?.depth === 3),
    );
    return (
      wrong && {
        line: wrong.heading.line,
        message: `The heading "${wrong.heading.text}" of an FAQ page is not a question.`,
        fix: 'Write the question as people would type it, with a question mark.',
      }
    );
  },
  howto(page) {
    const numbered = page.headings.filter(({text}) => /\d/.test(text.slice(0, 8))).length >= 2;
    if (page.orderedLists > 0 || numbered || shows(page, /^Steps?$/)) return undefined;
    return {
      line: 1,
      message: 'The page is a howto, but has no numbered steps.',
      fix: 'Number the steps as a list or in the headings ("1. Install it"), or change its type.',
    };
  },
  hub(page) {
    if (page.tables > 0 || shows(page, /(?:Cards?|List|Table)$/)) return undefined;
    return {
      line: 1,
      message: 'The page is a hub, but has neither cards nor a table.',
      fix: 'List its pages by task, with <Cards> or in a short table.',
    };
  },
  release(page) {
    if (page.tables > 0 || shows(page, /Table$/)) return undefined;
    return {
      line: 1,
      message: 'The page is a release, but has no activation table.',
      fix: 'Add a table with the heights, epochs and dates.',
    };
  },
  reference(page) {
    if (page.tables > 0 || page.code.length > 0 || page.components.length > 0 || page.links.length > 3)
      return undefined;
    return {
      line: 1,
      message: 'The page is a reference, but has no table, code or component to look up.',
      fix: 'Show the values in a table, or change its type.',
    };
  },
  vulnerability: (page) => twoContracts(page, 'the vulnerable contract and the fixed one'),
  gas: (page) => twoContracts(page, 'the contract before and after'),
};

function twoContracts(page: Page, what: string): Problem | undefined {
  const shown =
    page.code.filter(({lang}) => lang === 'solidity').length +
    page.components.filter(({name}) => /Contract|Snippet|Code|Compare/.test(name)).length;
  return shown >= 2
    ? undefined
    : {
        line: 1,
        message: `The page shows ${shown} contracts instead of ${what}.`,
        fix: `Include ${what} as two Solidity blocks.`,
      };
}

/** Compares each page with the skeleton of its type. */
export const pageStructure: PageRule = {
  id: 'page-structure',
  about:
    'steps in a howto, questions in a faq, cards or a table in a hub, two contracts in gas and vulnerability pages, a table in a release',
  *check(page): Generator<Problem> {
    if (page.kind !== 'doc') return;
    const problem = BY_TYPE[String(page.frontMatter.type)]?.(page);
    if (problem) yield problem;
    if (page.headings.length === 0 && page.blocks.filter(({kind}) => kind === 'paragraph').length < 2) {
      yield {
        line: 1,
        message: 'The page is a stub.',
        fix: 'Write it, or merge it into its hub and redirect its address.',
      };
    }
  },
};
