import {open} from '../support/page';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {watchShifts} from '../support/shifts';
import {expect, test} from '../support/shown';

const DOC = '/docs/espace/network-endpoints';
const RPC = '/docs/espace/rpc/eth_getlogs';

test('code is highlighted in the first frame, before scripts run', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(DOC);
  const code = page.locator('.theme-code-block').first();
  const ground = () => code.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.locator('html').evaluate((element) => element.setAttribute('data-theme', 'dark'));
  expect(await ground()).not.toBe(light);
  await context.close();
});

test('pages of a space have its class on <html>, and its accent colour', async ({page}) => {
  const accent = () =>
    page.locator('html').evaluate((element) => getComputedStyle(element).getPropertyValue('--cx-accent').trim());
  await open(page, DOC);
  await expect(page.locator('html')).toHaveClass(/space-espace/);
  const espace = await accent();
  await open(page, '/docs/core/conflux_rpcs');
  await expect(page.locator('html')).toHaveClass(/space-core/);
  expect(await accent()).not.toBe(espace);
});

test('links in running text are underlined: colour is never the only indication', async ({shown}) => {
  const page = await shown(DOC);
  const bare = await page
    .locator('.markdown p a')
    .evaluateAll((links) =>
      links
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => link.textContent),
    );
  expect(await page.locator('.markdown p a').count()).toBeGreaterThan(0);
  expect(bare).toEqual([]);
});

test('the copy button of a code block appears when the keyboard reaches it', async ({page}) => {
  await open(page, DOC);
  const block = page.locator('.theme-code-block').first();
  const copy = block.locator('button').last();
  await block.locator('pre').focus();
  await expect(copy).toHaveCSS('opacity', '1');
  await copy.focus();
  await expect(copy).toBeFocused();
});

for (const [kind, path] of Object.entries({
  'docs page': DOC,
  'page of a method': RPC,
  'blog post': '/blog/welcome',
  'page of a tag': '/docs/tags/gas',
})) {
  test(`nothing shifts while a ${kind} loads`, async ({page}) => {
    const shifts = await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await quietNetwork(page);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });
}

test('a table that is wider than the screen has a name and can be focused by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await open(page, DOC);
  const frames = page.locator('div:has(> table)');
  await expect(frames.first()).toBeVisible();
  await expect
    .poll(() =>
      frames.evaluateAll(
        (all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth + 1 !== (frame.tabIndex === 0)).length,
      ),
    )
    .toBe(0);
});

test('the print view contains only the article', async ({page}) => {
  await open(page, DOC);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('footer.footer')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('/docs starts at the same distance below the top bar as other overview pages, and its cards fill the width', async ({
  page,
}) => {
  const top = () => page.locator('article h1').evaluate((element) => element.getBoundingClientRect().top);
  await open(page, '/docs/overview');
  const other = await top();
  await open(page, '/docs');
  expect(Math.abs((await top()) - other)).toBeLessThan(8);
  const {right, frame} = await page
    .locator('article ul[class*="cards"]')
    .first()
    .evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      frame: document.querySelector('.navbar__inner')!.getBoundingClientRect().right,
    }));
  expect(frame - right).toBeLessThan(80);
});

test('method names in the sidebar break between their words', async ({page}) => {
  await open(page, '/docs/core/rpc/cfx_estimategasandcollateral');
  const words = await page.locator('aside .menu__link--active[aria-current="page"] span').evaluate((label) =>
    [...label.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return {word: node.textContent, lines: range.getClientRects().length};
      }),
  );
  expect(words.map(({word}) => word)).toEqual(['cfx_estimate', 'Gas', 'And', 'Collateral']);
  expect(words.filter(({lines}) => lines !== 1)).toEqual([]);
});
