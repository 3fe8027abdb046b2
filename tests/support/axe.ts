import fs from 'node:fs';
import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';

/** axe itself, as the package publishes it. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that read colors. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The rules of WCAG up to 2.2 AA and the best practices that every page must pass, without those that read colors or
 * that axe marks as experimental.
 */
const OTHER_RULES = axe
  .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  .filter(
    ({ruleId, tags}) =>
      !COLOUR_RULES.includes(ruleId) && !tags.includes('experimental') && !tags.includes('deprecated'),
  )
  .map(({ruleId}) => ruleId);

/** Adds axe to the page, once per document. `AxeBuilder` would do so for each analysis, and open a second page. */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
  // Without it, axe could read a color in the middle of a transition.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}

/**
 * Runs axe on the current document.
 *
 * @param runOnly tags of rules, or `{type: 'rule', values}`
 * @returns one line per violated rule: its id, then the elements
 */
async function axeFindings(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const violations = await page.evaluate(
    async (options) => {
      const {axe: inPage} = window as unknown as {
        axe: {run(context: Document, options: RunOptions): Promise<AxeResults>};
      };
      return (await inPage.run(document, options)).violations;
    },
    // The portal has no frames, and no rule in use reads style sheets.
    {runOnly, resultTypes: ['violations'], iframes: false, preload: false} satisfies RunOptions,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`);
}

/** Runs axe in both modes, the rules that don't read colors only once. Ends in light mode. */
export async function axeInBothModes(page: Page): Promise<string[]> {
  await addAxe(page);
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    const values = mode === 'light' ? [...OTHER_RULES, ...COLOUR_RULES] : COLOUR_RULES;
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode);
    found.push(...(await axeFindings(page, {type: 'rule', values})).map((line) => `in ${mode} mode: ${line}`));
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  return found;
}
