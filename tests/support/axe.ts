import fs from 'node:fs';
import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';

/** axe itself, as the package publishes it. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that read colors. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The rules of WCAG up to 2.2 AA and the best practices that every page must pass, without those that read colors or
 * that axe marks as experimental.
 */
export const OTHER_RULES = axe
  .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  .filter(
    ({ruleId, tags}) =>
      !COLOUR_RULES.includes(ruleId) && !tags.includes('experimental') && !tags.includes('deprecated'),
  )
  .map(({ruleId}) => ruleId);

/**
 * Rules that compare elements, read their words or judge the whole document, so that a single element doesn't determine
 * the verdict.
 */
export const GLOBAL_RULES = [
  'accesskeys',
  'bypass',
  'definition-list',
  'document-title',
  'duplicate-id-aria',
  'frame-title-unique',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'skip-link',
  'table-duplicate-name',
  'td-headers-attr',
  'th-has-data-cells',
  'valid-lang',
];

/** The other rules: the element, its content and its ancestors determine the verdict. */
export const ELEMENT_RULES = OTHER_RULES.filter((rule) => !GLOBAL_RULES.includes(rule));

/** Adds axe to the page, once per document. `AxeBuilder` would do so for each analysis, and open a second page. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

/** Elements to check: one for each of these signatures, which `signaturesOf` has found in the page. */
export interface Sample {
  readonly family: 'elements' | 'light' | 'dark';
  readonly signatures: readonly number[];
}

/**
 * Runs axe on the current document.
 *
 * @param runOnly tags of rules, or `{type: 'rule', values}`
 * @param sample checks these elements and their content; without it, the whole document
 * @returns one line per violated rule: its id, then the elements
 */
export async function axeFindings(page: Page, runOnly: RunOptions['runOnly'], sample?: Sample): Promise<string[]> {
  const run = (selectors: boolean) =>
    page.evaluate(
      async ([options, {family, signatures}]) => {
        const {axe: inPage, axeSignatures} = window as unknown as {
          axe: {run(context: Document | {include: Element[]}, options: RunOptions): Promise<AxeResults>};
          axeSignatures: Record<string, Map<number, Element>>;
        };
        const include = signatures.flatMap((signature) => axeSignatures[family]?.get(signature) ?? []);
        return (await inPage.run(family ? {include} : document, options)).violations;
        // The portal has no frames, and no rule in use reads style sheets.
      },
      [
        {runOnly, resultTypes: ['violations'], iframes: false, preload: false, selectors} satisfies RunOptions,
        sample ?? {family: '', signatures: []},
      ] as const,
    );
  // Selectors take a fifth of the time and are needed for violations only.
  if ((await run(false)).length === 0) return [];
  return (await run(true)).map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`);
}
