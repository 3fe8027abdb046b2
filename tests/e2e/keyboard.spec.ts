import {expect, test} from '@playwright/test';
import {open} from '../support/page';

test('the language menu works by keyboard: Enter opens it, Escape closes it and returns the focus to its button', async ({
  page,
}) => {
  await open(page, '/docs');
  const button = page.locator('.navbar .dropdown > [aria-expanded]');
  const menu = page.locator('.navbar .dropdown__menu');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('code tabs: arrow keys, Home and End move between them, Space and Enter select one, and the page does not scroll', async ({
  page,
}) => {
  await open(page, '/docs/espace/rpc/eth_getbalance');
  const tabs = page.getByRole('tablist').getByRole('tab');
  await tabs.first().scrollIntoViewIfNeeded();
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(
    await tabs
      .nth(1)
      .evaluate((tab, top) => Math.abs(window.scrollY - top) < tab.getBoundingClientRect().height, before),
    'a space does not scroll by a page',
  ).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});
