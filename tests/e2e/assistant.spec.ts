import {expect, test} from '@playwright/test';
import {ASSISTANT_SCRIPT} from '../../src/config/assistant';
import {axeInBothModes} from '../support/axe';
import {
  configureKey,
  control,
  openAssistant,
  PAGE,
  panel,
  question,
  serveScript,
  serveService,
} from '../support/assistantPage';
import {open} from '../support/page';

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

test('assistant: it offers pages of the portal, sends no request, and axe reports no violations', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()));
  await openAssistant(page, PAGE);
  await expect(panel(page)).toContainText('The assistant isn’t available on this copy of the docs.');
  // The panel is not in the HTML of a page, where Docusaurus looks for broken links.
  const links = await panel(page).getByRole('link').all();
  expect(links).toHaveLength(4);
  for (const link of links) expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200);
  expect(foreign).toEqual([]);
  await expect(page.locator('#__cookbook')).toHaveCount(0);
  expect(await axeInBothModes(page)).toEqual([]);
});

test('§1 assistant: the narrow layout has it in the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  await expect(control(page)).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').getByRole('button', {name: 'Ask the assistant'}).click();
  await expect(panel(page)).toBeVisible();
});

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
