import {expect, test} from '@playwright/test';
import {ASSISTANT_INTEGRITY, ASSISTANT_SCRIPT} from '../../src/config/assistant';
import {
  configureKey,
  control,
  KEY,
  openAssistant,
  PAGE,
  panel,
  question,
  serveScript,
  serveService,
} from '../support/assistantPage';
import {open} from '../support/page';

/** The portal as it is built with a key. */

test('§7 assistant: the script is fetched from the CDN on first use only, pinned and with its hash', async ({page}) => {
  const violations: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()));
  await configureKey(page);
  const scripts = await serveScript(page);
  await serveService(page);
  await open(page, PAGE);
  expect(scripts).toEqual([]);
  await control(page).click();
  await expect(question(page)).toBeVisible({timeout: 30_000});
  expect(scripts).toEqual([ASSISTANT_SCRIPT]);
  expect(
    await page
      .locator(`script[src="${ASSISTANT_SCRIPT}"]`)
      .evaluate((script: HTMLScriptElement) => [script.integrity, script.crossOrigin]),
  ).toEqual([ASSISTANT_INTEGRITY, 'anonymous']);
  expect(violations).toEqual([]);
});

test('§7 assistant: the real widget receives the key and no fast mode, opens its window, closes on Escape and opens again', async ({
  page,
}) => {
  await configureKey(page);
  const scripts = await serveScript(page);
  const asked = await serveService(page);
  await openAssistant(page);
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

test('§7 assistant: a script that is not the pinned one does not run', async ({page}) => {
  await configureKey(page);
  await page.route('https://cdn.jsdelivr.net/**', (route) =>
    route.fulfill({
      body: 'window.foreign = true',
      contentType: 'application/javascript',
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await openAssistant(page);
  await expect(panel(page).getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
});
