import fs from 'node:fs';
import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';

/** axe itself, as the package publishes it. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose verdict depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules of WCAG up to 2.2 AA and the good practices that every page is held to, but those about colours. What axe itself calls experimental is left out. */
export const OTHER_RULES = axe
  .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  .filter(({ruleId, tags}) => !COLOUR_RULES.includes(ruleId) && !tags.includes('experimental') && !tags.includes('deprecated'))
  .map(({ruleId}) => ruleId);

/** Rules that compare elements, read their words, or judge the document: no element decides them by itself. */
export const GLOBAL_RULES = [
  'accesskeys', 'bypass', 'definition-list', 'document-title', 'duplicate-id-aria', 'frame-title-unique', 'heading-order', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch',
  'image-redundant-alt', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level',
  'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'meta-viewport', 'meta-viewport-large',
  'page-has-heading-one', 'skip-link', 'table-duplicate-name', 'td-headers-attr', 'th-has-data-cells', 'valid-lang',
];

/** The rest: what an element is, holds and stands in decides them. */
export const ELEMENT_RULES = OTHER_RULES.filter((rule) => !GLOBAL_RULES.includes(rule));

/** Puts axe into the page, once per document. `AxeBuilder` does so for each analysis, and opens a second page for it. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

/** Elements to ask about: one of each of these kinds, as `kindsOf` has found them in the page. */
export interface Sample {
  readonly family: 'elements' | 'light' | 'dark';
  readonly kinds: readonly number[];
}

/**
 * What axe finds in the document as it stands.
 *
 * @param runOnly tags of rules, or `{type: 'rule', values}`
 * @param sample asks about these elements and what they hold; without it about the whole document
 * @returns one line per violated rule: its id, then the elements
 */
export async function axeFindings(page: Page, runOnly: RunOptions['runOnly'], sample?: Sample): Promise<string[]> {
  const run = (selectors: boolean) =>
    page.evaluate(async ([options, {family, kinds}]) => {
      const {axe: inPage, kinds: known} = window as unknown as {axe: {run(context: Document | {include: Element[]}, options: RunOptions): Promise<AxeResults>}; kinds: Record<string, Map<number, Element>>};
      const include = kinds.flatMap((kind) => known[family]?.get(kind) ?? []);
      return (await inPage.run(family ? {include} : document, options)).violations;
      // The portal has no frames of its own, and axe need not fetch style sheets: no rule in use reads them.
    }, [{runOnly, resultTypes: ['violations'], iframes: false, preload: false, selectors} satisfies RunOptions, sample ?? {family: '', kinds: []}] as const);
  // Selectors take a fifth of the time, and only a violation needs them.
  if ((await run(false)).length === 0) return [];
  return (await run(true)).map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`);
}
