import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {ASSISTANT_SCRIPT} from '../../src/config/assistant';
import {
  configureKey,
  control,
  openAssistant,
  panel,
  question,
  serveScript,
  serveService,
} from '../support/assistantPage';
import {open} from '../support/page';

/** Written here, because only pages that a test names itself belong to its state (scripts/lib/testStates.mjs). */
const PAGE = '/docs/espace/Overview';

// The portal as it is built without a key.
test('assistant: by keyboard, it opens, keeps the focus inside, and on Escape closes and returns the focus', async ({
  page,
}) => {
  await open(page, PAGE);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // Between the last and the first element, the browser's own interface has the focus: in the document, it is then on
    // the body.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test('assistant: the close button, a click outside of the panel, and following a link close it', async ({page}) => {
  await openAssistant(page, PAGE);
  await page.getByRole('button', {name: 'Close the assistant'}).click();
  await expect(panel(page)).toHaveCount(0);
  await control(page).click();
  await page.mouse.click(20, 500);
  await expect(panel(page)).toHaveCount(0);
  await control(page).click();
  await panel(page)
    .getByRole('link', {name: /^Core Space/})
    .click();
  await expect(page).toHaveURL(/\/docs\/core\/Overview$/);
  await expect(panel(page)).toHaveCount(0);
});

test('assistant: the panel leads to the search', async ({page}) => {
  await openAssistant(page, PAGE);
  await panel(page).getByRole('button', {name: 'Search the docs'}).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

for (const mode of ['light', 'dark']) {
  test(`assistant: axe reports no violations in the panel (${mode})`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await openAssistant(page, PAGE);
    await expect(panel(page)).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

// The portal as it is built with one.
test('assistant: an unreachable CDN is reported, and Retry fetches the script again', async ({page}) => {
  await configureKey(page);
  await serveService(page);
  await page.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
  await openAssistant(page, PAGE);
  await expect(panel(page).getByRole('alert')).toContainText('The assistant can’t be reached.');
  await expect(panel(page).getByRole('link')).toHaveCount(4);
  await expect(page.locator('#__cookbook')).toHaveCount(0);
  await page.unroute('https://cdn.jsdelivr.net/**');
  const scripts = await serveScript(page);
  await panel(page).getByRole('button', {name: 'Retry'}).click();
  await expect(question(page)).toBeVisible({timeout: 30_000});
  expect(scripts).toHaveLength(1);
});

test('assistant: the panel says that it is loading; if it is closed meanwhile, the widget does not open', async ({
  page,
}) => {
  await configureKey(page);
  await serveScript(page);
  await serveService(page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('https://cdn.jsdelivr.net/**', async (route) => {
    await held;
    await route.fallback();
  });
  await openAssistant(page, PAGE);
  await expect(panel(page).getByRole('status')).toHaveText('The assistant is loading.');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  const ready = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('message', ({data}) => data.type === 'askcookbook_ready' && resolve(true)),
      ),
  );
  release();
  await ready;
  await expect(question(page)).toBeHidden();
});

test('assistant: a service that does not respond is reported after a minute', async ({page}) => {
  await page.clock.install();
  await configureKey(page);
  await serveScript(page);
  await page.route('https://playgr.app/**', (route) => route.abort());
  await openAssistant(page, PAGE);
  await expect(page.locator(`script[src="${ASSISTANT_SCRIPT}"]`)).toHaveCount(1);
  await expect(panel(page).getByRole('status')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(panel(page).getByRole('alert')).toContainText('The assistant can’t be reached.');
});
