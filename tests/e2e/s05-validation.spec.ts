import {expect, test} from '@playwright/test';
import {open} from '../support/page';
import {expect as expectScreen, test as screen} from '../support/screens';

// tests/build/fixtures.test.ts tests the build messages about these faults; this file tests what a reader sees.

screen('§5 a draft is no page, and what names it goes on without it', async ({page}) => {
  const response = await open(page, '/docs/fixture-draft');
  expectScreen(response?.status()).toBe(404);
  await expectScreen(page.locator('h1')).toHaveText('Page Not Found');
  await open(page, '/navbar-item');
  await expectScreen(page.locator('#draft')).toHaveCount(1);
  await expectScreen(page.locator('#draft')).toBeEmpty();
});

screen(
  '§5 links that only warn in a build: one to a missing page shows the not-found page, one to a missing anchor opens its page',
  async ({page}) => {
    await open(page, '/docs/fixture-second');
    await page.getByRole('link', {name: 'A heading that is not there'}).click();
    await expectScreen(page).toHaveURL('/docs/fixture-links#nowhere');
    await expectScreen(page.locator('h1')).toHaveText('Links');
    await page.goBack();
    await page.getByRole('link', {name: 'A page that is not there'}).click();
    await expectScreen(page.locator('h1')).toHaveText('Page Not Found');
  },
);

screen('§5 two pages with one address: one of them is served', async ({page}) => {
  const response = await open(page, '/twice');
  expectScreen(response?.status()).toBe(200);
  const text = await page.locator('body').textContent();
  expectScreen(['The first page at this address', 'Text.'].filter((one) => text?.includes(one))).toHaveLength(1);
});

test('§5 with STRICT=1 no link and no anchor is broken: those of the home page and the endpoint page have a target', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/docs/espace/network-endpoints']) {
    await open(page, path);
    const links = new Set(
      await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href)),
    );
    expect(links.size).toBeGreaterThan(20);
    for (const link of links) {
      const {pathname, hash} = new URL(link);
      const answer = await request.get(pathname);
      expect(answer.status(), link).toBe(200);
      if (hash)
        expect(await answer.text(), link).toMatch(new RegExp(`\\bid="?${decodeURIComponent(hash.slice(1))}["\\s>]`));
    }
  }
});
