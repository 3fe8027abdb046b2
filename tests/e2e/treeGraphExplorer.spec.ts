import {expect, test, type Locator, type Page} from '@playwright/test';
import {axeInBothModes} from '../support/axe';
import {expectToFit, WIDTHS} from '../support/fit';
import {open} from '../support/page';

const PAGE = '/docs/general/conflux-basics/consensus-mechanisms/proof-of-work/tree-graph';
const NAME = 'Tree-Graph explorer';

/** Opens the page and scrolls to the explorer, so that its code is fetched. */
async function explorer(page: Page, address = PAGE): Promise<Locator> {
  await open(page, address);
  const group = page.getByRole('group', {name: NAME, exact: true});
  await group.scrollIntoViewIfNeeded();
  await expect(block(group, 1)).toBeVisible();
  return group;
}

const block = (group: Locator, number: number): Locator => group.locator('button[aria-pressed]').nth(number - 1);
const blocks = (group: Locator): Locator => group.locator('button[aria-pressed]');
/** The status line; calculators have others next to their fields. */
const story = (group: Locator): Locator => group.getByRole('status').first();
const pivotChain = (group: Locator): Locator => group.locator('dt', {hasText: 'Pivot chain'}).locator('+ dd');
const press = (group: Locator, name: string): Promise<void> => group.getByRole('button', {name, exact: true}).click();

test('the explorer shows the graph of the drawing, and by mouse, two late blocks switch the pivot chain', async ({
  page,
}) => {
  const group = await explorer(page);
  await expect(blocks(group)).toHaveCount(8);
  await expect(pivotChain(group)).toHaveText('1, 2, 5, 8');
  await block(group, 6).click();
  await press(group, 'Add a block on block 6');
  await press(group, 'Add a block on block 9');
  await expect(pivotChain(group)).toHaveText('1, 2, 6, 9, 10');
  await expect(story(group)).toContainText('it loses 5, 8');
  await expect(block(group, 6)).toHaveAccessibleName(
    /^Block 6, pivot block, parent 2, references –, subtree weight 3, epoch 2/,
  );
  await press(group, 'Back');
  await press(group, 'Back');
  await expect(blocks(group)).toHaveCount(8);
  await press(group, 'Step');
  await expect(blocks(group)).toHaveCount(9);
  await press(group, 'Reset');
  await expect(pivotChain(group)).toHaveText('1, 2, 5, 8');
});

test('the explorer works by keyboard: arrow keys move, Enter adds a block', async ({page}) => {
  const group = await explorer(page);
  await group.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(block(group, 8)).toBeFocused();
  for (const [key, at] of [
    ['ArrowLeft', 5],
    ['ArrowLeft', 2],
    ['ArrowDown', 3],
    ['ArrowRight', 7],
    ['Home', 1],
    ['ArrowRight', 2],
    ['End', 8],
  ] as const) {
    await page.keyboard.press(key);
    await expect(block(group, at), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(block(group, 9)).toBeFocused();
  await expect(block(group, 9)).toHaveAttribute('aria-pressed', 'true');
  await expect(story(group)).toHaveText(
    'Block 9 arrives on block 8 and references nothing. The pivot chain ends with block 9.',
  );
  await page.keyboard.press('Tab');
  await expect(group.getByRole('button', {name: 'Add a block on block 9'})).toBeFocused();
});

test('a link to a graph restores it, and an invalid one is explained', async ({page, context}) => {
  const group = await explorer(page);
  await block(group, 4).click();
  await press(group, 'Add a block on block 4');
  await press(group, 'Copy a link');
  await expect(story(group)).toContainText(/The link to this graph is copied|The address bar contains the link/);
  const address = page.url();
  expect(address).toMatch(/#tree-graph=10a\.j\.8\.[\w-]{16}$/);

  const other = await context.newPage();
  const restored = await explorer(other, address);
  await expect(restored).toBeInViewport();
  await expect(blocks(restored)).toHaveCount(9);
  await expect(block(restored, 9)).toHaveAccessibleName(/parent 4/);
  await other.evaluate(() => {
    window.location.hash = '#tree-graph=10a.j.1.BA';
  });
  await expect(restored.getByRole('alert')).toContainText('impossible');
  await expect(blocks(restored)).toHaveCount(9);
});

test('adaptive weights stop the balance attack in the explorer, fixed ones do not', async ({page}) => {
  await page.clock.install();
  const group = await explorer(page);
  await group.getByLabel('Scenario').selectOption('attack');
  await press(group, 'Replay');
  await expect(group.getByRole('button', {name: 'Stop'})).toBeVisible();
  for (let i = 0; i < 37; i++) await page.clock.runFor(1000);
  await expect(blocks(group)).toHaveCount(37);
  await expect(group.getByRole('button', {name: 'Replay'})).toBeVisible();
  const weights = async () =>
    Promise.all([2, 3].map(async (at) => Number(await block(group, at).getAttribute('data-under'))));
  const [a, b] = await weights();
  expect(Math.abs(a! - b!)).toBeGreaterThan(10);
  await group.getByLabel('Weights').selectOption('fixed');
  await expect.poll(async () => ((pair) => Math.abs(pair[0]! - pair[1]!))(await weights())).toBeLessThanOrEqual(2);
});

test('axe reports no violations in the explorer, in both modes and at each width', async ({page}) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  const group = await explorer(page);
  await group.getByLabel('Scenario').selectOption('attack');
  for (let i = 0; i < 14; i++) await press(group, 'Step');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    expect(await axeInBothModes(page), `${width} pixels`).toEqual([]);
  }
  expect(noise).toEqual([]);
});

test('the explorer keeps its place, and describes its function without scripts', async ({page, browser}) => {
  const group = await explorer(page);
  await expect(story(group)).toContainText('Block 8 arrives');
  for (const width of WIDTHS) await expectToFit(page, group, width);
  const still = await (await browser.newContext({javaScriptEnabled: false})).newPage();
  await still.goto(PAGE);
  await expect(still.getByRole('group', {name: NAME, exact: true}).locator('p')).toBeVisible();
  await expect(still.locator('figure svg[role=img]').first()).toBeVisible();
  await still.context().close();
});
