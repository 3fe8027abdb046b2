import {expect, test, type Locator, type Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {ASSISTANT_INTEGRITY, ASSISTANT_SCRIPT} from '../../src/config/assistant';
import {configureKey, KEY, serveScript, serveService} from '../support/assistantPage';

const PAGE = '/docs/espace/Overview';
const control = (page: Page): Locator => page.locator('.navbar__items--right button.navbar__item[aria-haspopup="dialog"]');
const panel = (page: Page): Locator => page.getByRole('dialog', {name: 'Documentation assistant'});
/** The question field of the widget, in its own window. */
const question = (page: Page): Locator => page.locator('#__cookbook').getByRole('textbox');

async function open(page: Page, pathname = PAGE): Promise<void> {
  await page.goto(pathname);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await control(page).click();
}

test.describe('without a key', () => {
  for (const [pathname, title, text] of [
    [PAGE, 'Documentation assistant', 'This copy of the portal has no assistant.'],
    [`/zh-CN${PAGE}`, '文档助手', '此站点未启用助手。'],
    [`/es${PAGE}`, 'Asistente de documentación', 'Esta copia del portal no tiene asistente.'],
  ] as const) {
    test(`§1 assistant: ${pathname} offers the portal's own pages and asks nobody`, async ({page}) => {
      const foreign: string[] = [];
      page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()));
      await open(page, pathname);
      const dialog = page.getByRole('dialog', {name: title});
      await expect(dialog).toContainText(text);
      await expect(dialog.getByRole('link')).toHaveCount(4);
      for (const link of await dialog.getByRole('link').all()) expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200);
      expect(foreign).toEqual([]);
      await expect(page.locator('#__cookbook')).toHaveCount(0);
    });
  }

  test('§1 assistant: the keyboard opens it, stays inside, closes it with Escape and is back where it was', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await control(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the browser's own chrome has the focus: the document's body then.
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(control(page)).toBeFocused();
  });

  test('§1 assistant: the close button and a click beside the panel close it; a link leads away and closes it', async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: 'Close the assistant'}).click();
    await expect(panel(page)).toHaveCount(0);
    await control(page).click();
    await page.mouse.click(20, 500);
    await expect(panel(page)).toHaveCount(0);
    await control(page).click();
    await panel(page).getByRole('link', {name: /^Core Space/}).click();
    await expect(page).toHaveURL(/\/docs\/core\/Overview$/);
    await expect(panel(page)).toHaveCount(0);
  });

  test('§1 assistant: the panel leads to the search', async ({page}) => {
    await open(page);
    await panel(page).getByRole('button', {name: 'Search the portal'}).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  for (const mode of ['light', 'dark']) {
    test(`§1 assistant: the panel has no accessibility violation (${mode})`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await open(page);
      await expect(panel(page)).toBeVisible();
      const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
    });
  }

  test('§1 assistant: in the narrow layout it is in the drawer', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(control(page)).toBeHidden();
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar').getByRole('button', {name: 'Ask the assistant'}).click();
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('with a key', () => {
  test.describe.configure({timeout: 60_000});

  test('§7 assistant: the script is fetched on the first use only, from the CDN, pinned and with its hash', async ({page}) => {
    const violations: string[] = [];
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()));
    await configureKey(page);
    const scripts = await serveScript(page);
    await serveService(page);
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(scripts).toEqual([]);
    await control(page).click();
    await expect(question(page)).toBeVisible({timeout: 30_000});
    expect(scripts).toEqual([ASSISTANT_SCRIPT]);
    expect(await page.locator(`script[src="${ASSISTANT_SCRIPT}"]`).evaluate((script: HTMLScriptElement) => [script.integrity, script.crossOrigin])).toEqual([ASSISTANT_INTEGRITY, 'anonymous']);
    expect(violations).toEqual([]);
  });

  test('§7 assistant: the real widget gets the key and no fast mode, opens its window, closes on Escape and opens again', async ({page}) => {
    await configureKey(page);
    const scripts = await serveScript(page);
    const asked = await serveService(page);
    await open(page);
    await expect(question(page)).toBeFocused({timeout: 30_000});
    expect(asked).toContain(`/chefgpt/docsbot/config/${KEY}`);
    await expect(page.locator('#__cookbook')).toHaveAttribute('data-no-fast', '');
    await expect(page.locator('#__cookbook').getByText(/fast mode/i)).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    expect(scripts).toHaveLength(1);
  });

  test('§7 assistant: a dead CDN is told, Retry fetches again and works', async ({page}) => {
    await configureKey(page);
    await serveService(page);
    await page.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
    await open(page);
    await expect(panel(page).getByRole('alert')).toContainText('The assistant cannot be reached.');
    await expect(panel(page).getByRole('link')).toHaveCount(4);
    await expect(page.locator('#__cookbook')).toHaveCount(0);
    await page.unroute('https://cdn.jsdelivr.net/**');
    const scripts = await serveScript(page);
    await panel(page).getByRole('button', {name: 'Retry'}).click();
    await expect(question(page)).toBeVisible({timeout: 30_000});
    expect(scripts).toHaveLength(1);
  });

  test('§7 assistant: a script that is not the pinned one does not run', async ({page}) => {
    await configureKey(page);
    await page.route('https://cdn.jsdelivr.net/**', (route) => route.fulfill({body: 'window.foreign = true', contentType: 'application/javascript', headers: {'access-control-allow-origin': '*'}}));
    await open(page);
    await expect(panel(page).getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  });

  test('§7 assistant: while it loads the panel says so; who closes it then is left in peace', async ({page}) => {
    await configureKey(page);
    await serveScript(page);
    await serveService(page);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('https://cdn.jsdelivr.net/**', async (route) => {
      await held;
      await route.fallback();
    });
    await open(page);
    await expect(panel(page).getByRole('status')).toHaveText('The assistant is loading.');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    const ready = page.evaluate(() => new Promise((resolve) => window.addEventListener('message', ({data}) => data.type === 'askcookbook_ready' && resolve(true))));
    release();
    await ready;
    await expect(question(page)).toBeHidden();
  });

  test('§7 assistant: a service that does not answer is told after a minute', async ({page}) => {
    await page.clock.install();
    await configureKey(page);
    await serveScript(page);
    await page.route('https://playgr.app/**', (route) => route.abort());
    await open(page);
    await expect(page.locator(`script[src="${ASSISTANT_SCRIPT}"]`)).toHaveCount(1);
    await expect(panel(page).getByRole('status')).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(panel(page).getByRole('alert')).toContainText('The assistant cannot be reached.');
  });
});
