import {expect, test} from '@playwright/test';
import {open} from '../support/page';

const PAGE = '/docs/espace/Overview';
const NAME = 'Open a prefilled issue on GitHub';

test.describe('feedback at the end of a page', () => {
  test('by keyboard: the link contains the page and the selected sentence, and nothing is sent before', async ({
    page,
  }) => {
    await open(page, PAGE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.locator('article p').first().selectText();
    const link = page.getByRole('link', {name: NAME});
    await link.focus();
    const fields = new URL((await link.getAttribute('href'))!).searchParams;
    expect(fields.get('address')).toContain(PAGE);
    expect(fields.get('versions')).toContain('language: en');
    expect(fields.get('says')?.length).toBeGreaterThan(20);
    expect(sent.filter((url) => url.includes('github'))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Copy the page details'})).toBeFocused();
  });

  test('is a plain link without JavaScript, in the language of the page', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`/es${PAGE}`);
    const link = page.getByRole('link', {name: 'Abrir en GitHub un issue ya rellenado'});
    await expect(link).toHaveAttribute('href', /language%3A\+es/);
    await context.close();
  });
});
