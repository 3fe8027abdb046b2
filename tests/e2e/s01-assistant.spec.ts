import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {control, openAssistant, PAGE, panel} from '../support/assistantPage';
import {open} from '../support/page';

/** The portal as it is built without a key. s07-assistant.spec.ts tests it with one. */
for (const [pathname, title, text] of [
  [PAGE, 'Documentation assistant', 'The assistant isn’t available on this copy of the docs.'],
  [`/zh-CN${PAGE}`, '文档助手', '此站点未启用助手。'],
  [`/es${PAGE}`, 'Asistente de documentación', 'El asistente no está disponible en esta copia de la documentación.'],
] as const) {
  test(`assistant: on ${pathname} it offers pages of the portal and sends no request`, async ({page}) => {
    const foreign: string[] = [];
    page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()));
    await openAssistant(page, pathname);
    const dialog = page.getByRole('dialog', {name: title});
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('link')).toHaveCount(4);
    for (const link of await dialog.getByRole('link').all())
      expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200);
    expect(foreign).toEqual([]);
    await expect(page.locator('#__cookbook')).toHaveCount(0);
  });
}

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
  await openAssistant(page);
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
  await openAssistant(page);
  await panel(page).getByRole('button', {name: 'Search the docs'}).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

for (const mode of ['light', 'dark']) {
  test(`assistant: axe reports no violations in the panel (${mode})`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await openAssistant(page);
    await expect(panel(page)).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

test('§1 assistant: the narrow layout has it in the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  await expect(control(page)).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').getByRole('button', {name: 'Ask the assistant'}).click();
  await expect(panel(page)).toBeVisible();
});
