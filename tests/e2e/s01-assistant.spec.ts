import {expect, test} from '@playwright/test';
import {control, panel} from '../support/assistantPage';
import {open} from '../support/page';

test('§1 assistant: the narrow layout has it in the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  await expect(control(page)).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').getByRole('button', {name: 'Ask the assistant'}).click();
  await expect(panel(page)).toBeVisible();
});
