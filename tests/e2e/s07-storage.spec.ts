import {expect, test} from '@playwright/test';
import {open, storage} from '../support/page';

test('§7 what the browser keeps of a visit: these keys and no other', async ({page}) => {
  await open(page, '/docs/espace/Overview');
  await page.locator('.navbar button[class*=toggleButton]').first().click();
  await page.locator('.theme-announcement-bar button').click();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/Overview/);
  await open(page, '/');
  expect(Object.keys(await storage(page)).sort()).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme']);
});
