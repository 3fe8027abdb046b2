import fs from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** axe itself, as the package publishes it. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Levels of WCAG and the good practices that every page is held to. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose verdict depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Puts axe into the page, once per document. `AxeBuilder` does so for each analysis, and opens a second page for it. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
}

/**
 * What axe finds in the document as it stands.
 *
 * @param runOnly tags of rules, or `{type: 'rule', values}`
 * @param except rules to leave out
 * @returns one line per violated rule: its id, then the elements
 */
export async function axeFindings(page: Page, runOnly: RunOptions['runOnly'], except: readonly string[] = []): Promise<string[]> {
  const violations = await page.evaluate(async ({only, off}) => {
    const {axe} = window as unknown as {axe: {run(context: Document, options: RunOptions): Promise<AxeResults>}};
    // The portal has no frames of its own, and axe need not fetch style sheets: no rule in use reads them.
    return (await axe.run(document, {runOnly: only, rules: Object.fromEntries(off.map((rule) => [rule, {enabled: false}])), resultTypes: ['violations'], iframes: false, preload: false})).violations;
  }, {only: runOnly, off: except});
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`);
}
