import {expect, test, type Page} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {axeInBothModes} from '../support/axe';
import {open} from '../support/page';

const PAGE = 'docs/general/build/smart-contracts/introduction-to-smart-contracts';
const LANGUAGES = [
  {prefix: '/', box: 'Run the contract', run: 'Run it in this page', reset: 'Reset', same: 'everything is as'},
  {prefix: '/zh-CN/', box: '运行合约', run: '在本页运行', reset: '重置', same: '完全一致'},
  {
    prefix: '/es/',
    box: 'Ejecutar el contrato',
    run: 'Ejecutarlo en esta página',
    reset: 'Restablecer',
    same: 'todo coincide',
  },
] as const;
const [ENGLISH] = LANGUAGES;
/** Starting the virtual machine on a busy machine. */
const RUN = {timeout: 30_000};
const LAST = 4;

const boxesOf = (page: Page, {box}: {box: string} = ENGLISH) => page.getByRole('group', {name: box, exact: true});

for (const {path, boxes} of [
  {path: PAGE, boxes: LAST + 1},
  {path: 'docs/general/build/smart-contracts/solidity-basics', boxes: 4},
])
  test(`every box runs by keyboard, and its results are those that the node recorded (${path})`, async ({page}) => {
    const violations: string[] = [];
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    );
    await open(page, `/${path}`);
    await expect(boxesOf(page)).toHaveCount(boxes);
    for (const box of await boxesOf(page).all()) {
      await box.getByRole('button', {name: ENGLISH.run}).focus();
      await page.keyboard.press('Enter');
      await expect(box.getByRole('status').last()).toContainText(ENGLISH.same, RUN);
    }
    expect(violations).toEqual([]);
  });

test('nothing is loaded before the click', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, `/${PAGE}`);
  await boxesOf(page).first().scrollIntoViewIfNeeded();
  await quietNetwork(page);
  expect(loaded.filter((url) => /attack-|calls-|ethereumjs/.test(url.split('/').at(-1)!))).toEqual([]);
});

test("the reader's amounts count, within limits, and a reset restores what was recorded", async ({page}) => {
  await open(page, `/${PAGE}`);
  const box = boxesOf(page).nth(LAST);
  const field = box.getByLabel('Goal in CFX');
  await field.fill('1000');
  await expect(box.getByText('Enter a number from 0 to 100.')).toBeVisible();
  await field.fill('3');
  await box.getByRole('button', {name: ENGLISH.run}).click();
  await expect(box.getByText('these are the results with your amounts')).toBeVisible(RUN);
  await expect(box.getByRole('row').nth(4)).toContainText('Taken(3e18)');
  await box.getByRole('button', {name: ENGLISH.reset}).click();
  await expect(field).toHaveValue('5');
  await expect(box.getByRole('row').nth(4)).toContainText('the goal is not reached');
});

for (const language of LANGUAGES)
  test(`at 390 px a box fits, also with its result (${language.prefix})`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${language.prefix}${PAGE}`);
    const box = boxesOf(page, language).nth(LAST);
    await box.getByRole('button', {name: language.run}).click();
    await expect(box.getByRole('status').last()).toContainText(language.same, RUN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test('axe finds nothing in a result, in both modes', async ({page}) => {
  await open(page, `/${PAGE}`);
  const box = boxesOf(page).nth(LAST);
  await box.getByRole('button', {name: ENGLISH.run}).click();
  await expect(box.getByRole('status').last()).toContainText(ENGLISH.same, RUN);
  expect(await axeInBothModes(page)).toEqual([]);
});

test('without JavaScript, the recorded results stay and the button is gone', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`/${PAGE}`);
  const box = boxesOf(page).nth(LAST);
  await expect(box.getByRole('table')).toContainText('Taken(3e18)');
  await expect(box.getByRole('button', {name: ENGLISH.run})).toBeHidden();
  await context.close();
});
