import {expect, test} from '@playwright/test';
import {LANGUAGES, open} from '../support/page';

/** Two groups of tabs, and code. */
const TABS = '/docs/espace/tutorials/VerifyContracts';
const DETAILS = '/docs/espace/tutorials/oracle/Pyth/priceFeed';

test('a page that replaces another one is announced, and the keyboard starts at the skip link', async ({page}) => {
  await open(page, '/docs/espace/Overview');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').nth(3).click();
  await expect(page).not.toHaveURL(/Overview/);
  const title = await page.locator('main h1').innerText();
  await expect(page.locator('body > [role=status]')).toHaveText(title);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('paper shows the panel of every tab under the name of the tab, and the content of closed details', async ({
  page,
}) => {
  await open(page, TABS);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const names = await page.getByRole('tab').allInnerTexts();
  expect(await panels.count()).toBe(names.length);
  await page.emulateMedia({media: 'print'});
  for (const [index, name] of names.entries()) {
    await expect(panels.nth(index)).toBeVisible();
    expect(await panels.nth(index).evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe(`"${name}"`);
  }
  await page.emulateMedia({media: 'screen'});
  await open(page, DETAILS);
  await page.emulateMedia({media: 'print'});
  const closed = page.locator('main details:not([open])');
  expect(await closed.count()).toBeGreaterThan(0);
  expect(
    await closed.evaluateAll(
      (all) => all.filter((one) => !one.lastElementChild!.checkVisibility({contentVisibilityAuto: true})).length,
    ),
  ).toBe(0);
});

test('forced colours leave an icon and a boundary on controls, in light and in dark', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/docs/espace/Overview');
    const styles = await page.evaluate(() => {
      const of = (selector: string, part: string) => getComputedStyle(document.querySelector(selector)!, part);
      const top = of('.theme-back-to-top-button', '::after');
      const caret = document.querySelector('.menu__caret')
        ? of('.menu__caret', '::before')
        : of('.menu__link--sublist-caret', '::after');
      const arrow = of('.dropdown > .navbar__link', '::after');
      return {
        backgrounds: [top.backgroundColor, caret.backgroundColor],
        page: getComputedStyle(document.body).backgroundColor,
        masks: [top.maskImage, caret.maskImage],
        arrow: [arrow.borderTopColor, arrow.borderLeftColor],
        boundaries: [...document.querySelectorAll('.navbar button')]
          .filter((button) => button.checkVisibility())
          .map((button) => getComputedStyle(button).outlineStyle),
      };
    });
    for (const background of styles.backgrounds) expect(background).not.toBe(styles.page);
    for (const mask of styles.masks) expect(mask).toContain('url(');
    expect(styles.arrow[1], 'a triangle, not a bar').toBe('rgba(0, 0, 0, 0)');
    expect(styles.arrow[0]).not.toBe(styles.arrow[1]);
    expect(new Set(styles.boundaries)).toEqual(new Set(['solid']));
  }
});

test('the widest text spacing of WCAG 1.4.12 cuts off no part of the name in the bar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  for (const {locale, prefix} of LANGUAGES) {
    await open(page, `${prefix}/docs/espace/Overview`);
    const place = await page.locator('.navbar .navbar__title').evaluate((element) => {
      for (const one of document.querySelectorAll<HTMLElement>('.navbar, .navbar *')) {
        one.style.setProperty('line-height', '1.5', 'important');
        one.style.setProperty('letter-spacing', '0.12em', 'important');
        one.style.setProperty('word-spacing', '0.16em', 'important');
      }
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, bar] = [range.getBoundingClientRect(), document.querySelector('.navbar')!.getBoundingClientRect()];
      const next = document.querySelector('.navbar__item')!.getBoundingClientRect().left;
      if (text.top >= bar.bottom) return 'hidden';
      return text.top >= bar.top && text.bottom <= bar.bottom && text.right <= next ? 'whole' : 'cut';
    });
    // The Spanish names are the longest: only the logo has room.
    expect(place).toBe(locale === 'es' ? 'hidden' : 'whole');
  }
});

test('the entry of the page is in view in a sidebar that scrolls', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/docs/core/rpc/cfx_getvotelist');
  const active = page.locator('.theme-doc-sidebar-container [aria-current=page]');
  await expect(active).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('code that the keyboard can reach has a role and a name', async ({page}) => {
  for (const {prefix} of LANGUAGES) {
    await open(page, `${prefix}${TABS}`);
    const code = page.locator('main pre[tabindex="0"]');
    expect(await code.count()).toBeGreaterThan(0);
    expect(await code.evaluateAll((all) => all.filter((one) => !one.role || !one.ariaLabel).length)).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every panel of tabs is visible, and nothing is shown that does nothing', async ({page}) => {
    await page.goto(TABS);
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(
      page.locator('[role=tab], .navbar button, main button, main select, main textarea').filter({visible: true}),
    ).toHaveCount(0);
  });

  test('every tool says that it needs them, in the language of the page', async ({page}) => {
    const paths = ['/docs/general/conflux-basics/gas', '/docs/general/rpc-errors', '/'];
    const texts = {en: 'needs JavaScript', 'zh-CN': '需要 JavaScript', es: 'necesita JavaScript'} as Record<
      string,
      string
    >;
    for (const {locale, prefix} of LANGUAGES)
      for (const path of paths) {
        await page.goto(prefix + path);
        await expect(page.locator('.needs-script').first(), `${prefix}${path}`).toContainText(texts[locale]!);
      }
  });
});
