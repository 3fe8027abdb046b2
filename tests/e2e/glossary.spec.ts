import {expect, test} from '@playwright/test';

const PAGE = '/docs/overview';
const GLOSSARY = '/docs/general/conflux-basics/glossary';

test('a term shows its explanation on focus and on hover, Escape hides it, nothing moves (WCAG 1.4.13)', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const term = page.locator(`article a[href="${GLOSSARY}#pivot-block"]`).first();
  const box = page.getByRole('tooltip');
  await term.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await term.focus();
  await expect(box).toHaveText(/closes one epoch/);
  expect(await term.getAttribute('aria-describedby')).toBe(await box.getAttribute('id'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(term).toBeFocused();
  await term.hover();
  await expect(box).toBeVisible();
  await box.hover();
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.mouse.move(0, 0);
  await term.click();
  await expect(page).toHaveURL(new RegExp(`${GLOSSARY}#pivot-block$`));
});

test('on a phone, the first tap shows the explanation within the screen, and the second follows the link', async ({
  browser,
}) => {
  const context = await browser.newContext({viewport: {width: 390, height: 800}, hasTouch: true});
  const page = await context.newPage();
  await page.goto(`/es${PAGE}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const terms = page.locator(`article a[href*="${GLOSSARY}#"]`);
  expect(await terms.count()).toBeGreaterThan(3);
  for (const term of (await terms.all()).slice(0, 4)) {
    await term.tap();
    const {x, width} = (await page.getByRole('tooltip').boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    // A tap outside closes the box, which can cover the next term.
    await page.locator('h1').tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }
  await terms.nth(3).tap();
  await terms.nth(3).tap();
  await expect(page).toHaveURL(/\/es\/docs\/general\/conflux-basics\/glossary#/);
  await context.close();
});

test('the glossary filters by the text that a reader types, with or without accents', async ({page}) => {
  await page.goto(`/es${GLOSSARY}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const entries = page.locator('article dl > div:visible');
  expect(await entries.count()).toBeGreaterThanOrEqual(120);
  await page.getByRole('searchbox', {name: 'Busca un término'}).fill('epoca');
  await expect(page.locator('#epoch')).toBeVisible();
  await expect(page.locator('#cfx')).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: 'términos'})).toHaveText(/^\d{1,2} de \d{3} términos$/);
});
