import {LANGUAGES, open} from '../support/page';
import {expect as expectScreen, test as screen} from '../support/screens';
import {expect, test} from '../support/shown';

/** Sidebars of specification §2.2, each with one of its pages. */
const SIDEBARS: [string, string][] = [
  ['overview', '/docs/overview/'],
  ['general', '/docs/general/'],
  ['core', '/docs/core/Overview'],
  ['espace', '/docs/espace/Overview'],
];

for (const {locale, prefix} of LANGUAGES) {
  test(`§3 §2.2 each sidebar lists its own pages; an item is a link or a category (${locale})`, async ({page}) => {
    for (const [folder, path] of SIDEBARS) {
      await open(page, prefix + path);
      const links = page.locator('aside .menu a.menu__link[href^="/"]');
      await expect(links.first()).toBeVisible();
      const hrefs = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')!));
      for (const href of hrefs)
        expect(href, `${path}: ${href}`).toMatch(new RegExp(`^${prefix}/docs/(${folder}(/|$)|category/)`));
    }
  });

  test(`a page of another sidebar shows that sidebar without a full load, and the back button returns to the first one (${locale})`, async ({
    page,
  }) => {
    const items = page.locator('aside .menu a.menu__link[href^="/"]');
    const showsOnly = (folder: string): Promise<void> =>
      expect
        .poll(() =>
          items.evaluateAll((nodes) =>
            [
              ...new Set(
                nodes.map(
                  (node) =>
                    node
                      .getAttribute('href')!
                      .replace(/^\/(?:es|zh-CN)/, '')
                      .split('/')[2],
                ),
              ),
            ].filter((name) => name !== 'category'),
          ),
        )
        .toEqual([folder]);
    await open(page, `${prefix}/docs/espace/Overview`);
    await showsOnly('espace');
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await page.locator(`.navbar__items a.navbar__link[href="${prefix}/docs/core/Overview"]`).click();
    await expect(page).toHaveURL(`${prefix}/docs/core/Overview`);
    await showsOnly('core');
    await expect(page.locator('.navbar__link--active')).toHaveAttribute('href', `${prefix}/docs/core/Overview`);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/docs/espace/Overview`);
    await showsOnly('espace');
    await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/docs/espace/`),
    );
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test(`§3 breadcrumbs follow the path in the sidebar and start at the home page (${locale})`, async ({page}) => {
    await open(page, `${prefix}/docs/espace/network-endpoints`);
    const crumbs = page.locator('.theme-doc-breadcrumbs');
    await expect(crumbs.locator('a').first()).toHaveAttribute('href', `${prefix}/`);
    const active = await page.locator('aside .menu__link--active').last().textContent();
    await expect(crumbs.locator('.breadcrumbs__item--active')).toHaveText(active!);
  });

  test(`§3 §2.2 navbar: a title, a logo with its text, items on both sides (${locale})`, async ({shown}) => {
    const page = await shown(`${prefix}/docs/espace/Overview`);
    const brand = page.locator('.navbar__brand');
    await expect(brand).toHaveAttribute('href', `${prefix}/`);
    await expect(brand).toContainText('Conflux');
    await expect(brand.locator('img').filter({visible: true})).toHaveCount(1);
    const hrefs = await page
      .locator('.navbar__items:not(.navbar__items--right) a.navbar__link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')!.replace(/\/$/, '')));
    expect(hrefs).toEqual(
      [
        'overview',
        'espace/Overview',
        'core/Overview',
        'general',
        'general/article-collection-links/concept-links',
        'general/article-collection-links/reference-links',
      ].map((path) => `${prefix}/docs/${path}`),
    );
    await expect(page.locator('.navbar__items--right .navbar__item').first()).toBeVisible();
  });

  test(`§3 §2.2 footer: columns with titles, quick links inside, the rest outside (${locale})`, async ({shown}) => {
    const page = await shown(`${prefix}/docs/espace/Overview`);
    const columns = page.locator('.footer__col');
    await expect(columns).toHaveCount(4);
    for (const column of await columns.all()) await expect(column.locator('.footer__title')).not.toBeEmpty();
    for (const path of ['espace/network-endpoints', 'core/conflux_rpcs'])
      await expect(columns.first().locator(`a[href="${prefix}/docs/${path}"]`)).toHaveCount(1);
    for (const column of (await columns.all()).slice(1)) {
      const hrefs = await column.locator('a').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')!));
      for (const href of hrefs) expect(href).toMatch(/^https:\/\//);
    }
  });
}

test('§1 previous and next follow the order of the sidebar', async ({page}) => {
  await open(page, '/docs/espace/Overview');
  const next = page.locator('.pagination-nav__link--next');
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(target!);
  await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', '/docs/espace/Overview');
});

screen('§3 breadcrumbs name the category of a page, and can be switched off', async ({page}) => {
  await open(page, '/docs/group/fixture-member-1');
  await expectScreen(page.locator('.theme-doc-breadcrumbs')).toContainText(/Group.*Member 1/s);
  await open(page, '/plain/fixture-page');
  await expectScreen(page.locator('.theme-doc-breadcrumbs')).toHaveCount(0);
});

screen('§3 an unlisted page is hidden in the sidebar unless it is the current page', async ({page}) => {
  await open(page, '/docs/fixture-second');
  const item = page.locator('aside .menu__link', {hasText: 'Unlisted'});
  await expectScreen(item).toHaveCount(0);
  await open(page, '/docs/fixture-unlisted');
  await expectScreen(item).toHaveCount(1);
});
