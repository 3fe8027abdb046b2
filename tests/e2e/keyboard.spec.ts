import {expect, test} from '@playwright/test';
import {open} from '../support/page';

test('§2.2 the menu of languages opens and closes by keyboard: Enter, Escape, and the focus is back on its button', async ({page}) => {
  await open(page, '/es/docs');
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
