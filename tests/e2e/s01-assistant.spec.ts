import {expect, test} from '@playwright/test';
import {control, openAssistant, PAGE, panel} from '../support/assistantPage';
import {open} from '../support/page';

// Docusaurus looks for broken links only in what it renders, which the panel is not, so these always run.
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

test('§1 assistant: the narrow layout has it in the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  await expect(control(page)).toBeHidden();
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').getByRole('button', {name: 'Ask the assistant'}).click();
  await expect(panel(page)).toBeVisible();
});
