import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import recording from '../../src/components/tools/EpochPlayer/recording.json';
import {axeInBothModes} from '../support/axe';
import {expectToFit, WIDTHS} from '../support/fit';
import {open} from '../support/page';

const PAGE = '/docs/core/core-space-basics/transactions/lifecycle';
const NAME = 'Epoch player';
const ENDPOINT = /confluxrpc/;
const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Opens the page and scrolls to the player, so that its code is fetched. */
async function player(page: Page): Promise<Locator> {
  await open(page, PAGE);
  const group = page.getByRole('group', {name: NAME, exact: true});
  await group.scrollIntoViewIfNeeded();
  await expect(block(group, 1)).toBeVisible();
  return group;
}

const blocks = (group: Locator): Locator => group.locator('button[aria-pressed]');
const block = (group: Locator, number: number): Locator => group.locator('button[aria-pressed]').nth(number - 1);
const story = (group: Locator): Locator => group.getByRole('status').nth(0);
const network = (group: Locator): Locator => group.getByRole('status').nth(1);
const press = (group: Locator, name: string): Promise<void> => group.getByRole('button', {name, exact: true}).click();
const stage = (group: Locator): Locator => group.locator('li[aria-current=step]');

/** Responds to every request with a JSON-RPC result, or with the text that `answer` returns. */
async function endpoint(page: Page, answer: (method: string, params: string[]) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route(ENDPOINT, async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    const {method, params} = route.request().postDataJSON() as {method: string; params: string[]};
    asked.push(method);
    const result = answer(method, params);
    const body =
      typeof result === 'string' && result.startsWith('<') ? result : JSON.stringify({jsonrpc: '2.0', id: 1, result});
    await route.fulfill({body, contentType: 'application/json', headers: cors});
  });
  return asked;
}

const hex = (value: number) => `0x${value.toString(16)}`;
/** The network of the recording; `finalized` is the result for the finalized epoch. */
function recorded(finalized: () => number) {
  return (method: string, [param = '']: string[]): unknown => {
    const {blocks: all, epochs, first} = recording;
    const mined = first + epochs.length - 1;
    const heads: Record<string, number> = {
      latest_mined: mined,
      latest_state: mined - 4,
      latest_confirmed: mined - 30,
      latest_finalized: finalized(),
    };
    if (method === 'cfx_epochNumber') return hex(heads[param]!);
    if (method === 'cfx_getBlocksByEpoch') return epochs[Number(param) - first]!.map((index) => all[index]!.hash);
    const {hash, parent, refs, height, transactions, deferredStateRoot} = all.find((one) => one.hash === param)!;
    const outside = `0x${'f'.repeat(64)}`;
    return {
      hash,
      height: hex(height),
      parentHash: all[parent]?.hash ?? outside,
      refereeHashes: refs.map((one) => all[one]!.hash),
      transactions: Array.from({length: transactions}, () => outside),
      deferredStateRoot,
    };
  };
}

test('the player follows a transaction from its block to finality, by mouse', async ({page}) => {
  const group = await player(page);
  await expect(blocks(group)).toHaveCount(17);
  await expect(block(group, 6)).toHaveAttribute('aria-pressed', 'true');
  await expect(stage(group)).toContainText('Executed');
  await press(group, 'To the start');
  await expect(blocks(group)).toHaveCount(1);
  await expect(story(group)).toHaveText('Playback begins with epoch 54.');
  for (let step = 0; step < 5; step++) await press(group, 'Step');
  await expect(stage(group)).toContainText('Packed');
  for (let step = 0; step < 3; step++) await press(group, 'Step');
  await expect(stage(group)).toContainText('In an epoch');
  await press(group, 'To the end');
  await expect(stage(group)).toContainText('Finalized');
  await block(group, 12).click();
  await expect(stage(group)).toContainText('Confirmed');
  await press(group, 'Back');
  await expect(story(group)).toContainText('Later blocks');
});

test('the player plays, pauses, and works by keyboard', async ({page}) => {
  await page.clock.install();
  const group = await player(page);
  await press(group, 'To the start');
  await press(group, 'Play');
  await expect(group.getByRole('button', {name: 'Pause'})).toBeFocused();
  for (let count = 2; count < 6; count++) {
    await page.clock.runFor(1250);
    await expect(blocks(group)).toHaveCount(count);
  }
  await press(group, 'Pause');
  await page.clock.runFor(5000);
  await expect(blocks(group)).toHaveCount(5);
  // The followed block has not arrived yet: the newest one is in the order of the Tab key.
  await group.getByRole('button', {name: 'To the start'}).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(block(group, 5)).toBeFocused();
  for (const [key, at] of [
    ['Home', 1],
    ['ArrowRight', 2],
    ['End', 5],
    ['ArrowUp', 4],
    ['ArrowDown', 5],
    ['ArrowLeft', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(block(group, at), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(group.getByRole('button', {name: 'To the start'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blocks(group)).toHaveCount(1);
});

test('the player sends requests only after a click, and follows the epochs until they are final', async ({page}) => {
  await page.clock.install();
  let finalized = 0;
  const asked = await endpoint(
    page,
    recorded(() => finalized),
  );
  const group = await player(page);
  await press(group, 'To the end');
  expect(asked).toEqual([]);
  await press(group, 'Show live blocks');
  await expect(network(group)).toContainText('Reading the latest epochs');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return network(group).textContent();
    })
    .toContain('Live: the four epoch numbers');
  // The last eight epochs of the recording, without the earlier ones.
  await expect(blocks(group)).toHaveCount(11);
  await expect(block(group, 1)).toHaveAccessibleName(/epoch 59/);
  finalized = 120;
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return network(group).textContent();
    })
    .toContain('All drawn epochs are final');
  await expect(stage(group)).toContainText('Finalized');
  const before = asked.length;
  await page.clock.runFor(60_000);
  expect(asked.length).toBe(before);
  await press(group, 'Show the recording');
  await expect(blocks(group)).toHaveCount(17);
  await expect(network(group)).toContainText('This is the recording');
});

test('the player can be stopped, and explains each invalid response', async ({page}) => {
  await page.clock.install();
  let result: unknown = '<html><b>no</b></html>';
  await endpoint(page, () => result);
  const group = await player(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const [value, words] of [
    [result, 'isn’t JSON'],
    [null, 'something other than'],
    [{a: [[]]}, 'something other than'],
    [Array.from({length: 5000}, () => '0x1'), 'something other than'],
    ['0x5', 'something other than'],
  ] as const) {
    result = value;
    await press(group, 'Show live blocks');
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return network(group).textContent();
      })
      .toContain(words);
    await expect(blocks(group)).toHaveCount(17);
  }
  await press(group, 'Show live blocks');
  await press(group, 'Stop');
  await page.clock.runFor(200);
  await expect(network(group)).toContainText('Cancelled');
  expect(faults).toEqual([]);
});

test('axe reports no violations in the player, in both modes and at each width', async ({page}) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  const group = await player(page);
  await press(group, 'To the end');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    expect(await axeInBothModes(page), `${width} pixels`).toEqual([]);
  }
  expect(noise).toEqual([]);
});

test('the player keeps its place, and has a description without scripts', async ({page, browser}) => {
  const group = await player(page);
  await expect(story(group)).toContainText('Block 17 arrives');
  for (const width of WIDTHS) await expectToFit(page, group, width);
  const still = await (await browser.newContext({javaScriptEnabled: false})).newPage();
  await still.goto(PAGE);
  const picture = still.getByRole('group', {name: NAME, exact: true}).getByRole('img');
  await expect(picture).toBeVisible();
  await expect(picture).toContainText('66');
  await expect(still.getByRole('group', {name: NAME, exact: true}).locator('p').last()).toContainText('62');
  await still.context().close();
});
