import {expect, test, type Page} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {axeInBothModes} from '../support/axe';
import {open} from '../support/page';

const BELOW = 'docs/general/build/smart-contracts/contract-security';
const LANGUAGES = [
  {
    prefix: '/',
    box: 'Run the attack',
    vulnerable: 'Attack the vulnerable contract',
    fixed: 'Attack the fixed one',
    next: 'Next',
    reset: 'Reset',
  },
  {
    prefix: '/zh-CN/',
    box: '运行攻击',
    vulnerable: '攻击有漏洞的合约',
    fixed: '攻击修复后的合约',
    next: '下一步',
    reset: '重置',
  },
  {
    prefix: '/es/',
    box: 'Ejecutar el ataque',
    vulnerable: 'Atacar el contrato vulnerable',
    fixed: 'Atacar el contrato corregido',
    next: 'Siguiente',
    reset: 'Restablecer',
  },
] as const;
const [ENGLISH] = LANGUAGES;
/** Starting the virtual machine on a busy machine. */
const RUN = {timeout: 30_000};

/** The attack of each topic, with the contracts and a value after the attack on the vulnerable one. */
const TOPICS = [
  {topic: 'reentrancy-attack', vulnerable: 'VulnerableBank', fixed: 'FixedBank', row: /^Robber/, after: '11'},
  {topic: 'tx-origin', vulnerable: 'OriginWallet', fixed: 'SenderWallet', row: /^Lure/, after: '10'},
  {topic: 'unchecked-call', vulnerable: 'TrustingShop', fixed: 'CheckingShop', row: /^Tickets/, after: '1'},
  {topic: 'signature-replay', vulnerable: 'ReplayableVault', fixed: 'OneTimeVault', row: /^Recipient/, after: '2'},
  {topic: 'bypass-contract-check', vulnerable: 'CodeCheckedSale', fixed: 'InvitedSale', row: /^Tickets/, after: '0'},
  {topic: 'access-control-exploit', vulnerable: 'OpenVault', fixed: 'LockedVault', row: /^Intruder/, after: '10'},
  {topic: 'msg-value-in-loop', vulnerable: 'BatchBank', fixed: 'PlainBatchBank', row: /^Multiplier/, after: '11'},
  {
    topic: 'overflow',
    vulnerable: 'WrappingShop',
    fixed: 'CheckedShop',
    row: /^WrappingShop/,
    after: '0.415992086870360064',
  },
  {topic: 'private-variables', vulnerable: 'HiddenPrize', fixed: 'CommittedPrize', row: /^Attacker/, after: '10'},
  {
    topic: 'input-validation',
    vulnerable: 'OpenCheckout',
    fixed: 'ListedCheckout',
    row: /of the attacker/,
    after: '100',
  },
  {topic: 'downcasting', vulnerable: 'CuttingShop', fixed: 'CheckingShop', row: /^Bargain/, after: '10'},
  {
    topic: 'price-manipulation',
    vulnerable: 'SpotLender',
    fixed: 'OracleLender',
    row: /^Pump/,
    after: '46.666666666666666666',
  },
  {
    topic: 'flashloan-governance-attack',
    vulnerable: 'BalanceTreasury',
    fixed: 'SnapshotTreasury',
    row: /^FlashVoter/,
    after: '10',
  },
  {topic: 'mixed-accounting', vulnerable: 'BalanceVault', fixed: 'CountingVault', row: /^Inflator/, after: '21'},
  {
    topic: 'excessive-restriction',
    vulnerable: 'ExactPurchase',
    fixed: 'CountedPurchase',
    row: /^ExactPurchase/,
    after: '10.001',
  },
  {topic: 'selector-collisiion', vulnerable: 'NameHub', fixed: 'ListHub', row: /^Attacker/, after: '10'},
  {topic: 'bad-randomness', vulnerable: 'BlockGame', fixed: 'CommittedGame', row: /^Predictor/, after: '45'},
  {topic: 'dos-attack', vulnerable: 'PushAuction', fixed: 'PullAuction', row: /^Highest bid/, after: '1'},
  {
    topic: 'erc20-token-transfer',
    vulnerable: 'TrustingVault',
    fixed: 'MeasuringVault',
    row: /of the freeloader/,
    after: '100',
  },
] as const;

const boxOf = (page: Page, {box}: {box: string} = ENGLISH) => page.getByRole('group', {name: box, exact: true});

for (const {topic, vulnerable, fixed, row, after} of TOPICS) {
  test(`${topic}: the attack works on the vulnerable contract and fails on the fixed one`, async ({page}) => {
    const violations: string[] = [];
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    );
    await open(page, `/${BELOW}/${topic}`);
    const box = boxOf(page);
    await box.getByRole('button', {name: ENGLISH.vulnerable}).click();
    await expect(box.getByText(`The attack on ${vulnerable} works.`)).toBeVisible(RUN);
    await expect(box.getByRole('row', {name: row}).getByRole('cell').last()).toHaveText(after);
    await box.getByRole('button', {name: ENGLISH.fixed}).click();
    await expect(box.getByText(`The attack on ${fixed} fails.`)).toBeVisible(RUN);
    expect(violations).toEqual([]);
  });
}

test('nothing is loaded before the click, and everything within 90 KB after it', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, `/${BELOW}/reentrancy-attack`);
  const box = boxOf(page);
  await box.scrollIntoViewIfNeeded();
  await quietNetwork(page);
  expect(loaded.filter((url) => /attack-|ethereumjs/.test(url.split('/').at(-1)!))).toEqual([]);
  await box.getByRole('button', {name: ENGLISH.vulnerable}).click();
  await expect(box.getByRole('table')).toBeVisible(RUN);
  expect(loaded.filter((url) => /ethereumjs/.test(url)).length).toBe(1);
});

test('the steps work by keyboard, and show the line of each call', async ({page}) => {
  await open(page, `/${BELOW}/reentrancy-attack`);
  const box = boxOf(page);
  await box.getByRole('button', {name: ENGLISH.vulnerable}).focus();
  await page.keyboard.press('Enter');
  const next = box.getByRole('button', {name: ENGLISH.next});
  await expect(next).toBeVisible(RUN);
  await next.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Enter');
  await expect(box.getByText('Step 6 of 37')).toBeVisible();
  await expect(box.locator('mark')).toContainText('msg.sender.call{value: amount}("")');
  await expect(
    box
      .getByRole('row', {name: /^VulnerableBank/})
      .getByRole('cell')
      .nth(1),
  ).toHaveText('10');
  const slider = box.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(box.getByText('Step 37 of 37')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 37 of 37');
  // The last button keeps the focus although it does nothing more.
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
});

test("the reader's amounts count, within limits, and a reset restores them", async ({page}) => {
  await open(page, `/${BELOW}/reentrancy-attack`);
  const box = boxOf(page);
  const field = box.getByLabel('CFX of the customers');
  await field.fill('1000');
  await expect(box.getByText('Enter a number from 0.1 to 100.')).toBeVisible();
  // The button says that it is disabled, and stays in the order of the keyboard. Playwright would wait for it.
  await box.getByRole('button', {name: ENGLISH.vulnerable}).click({force: true});
  await expect(box.getByRole('table')).toHaveCount(0);
  await field.fill('2.5');
  await box.getByLabel('CFX of the attacker').fill('0.5');
  await box.getByRole('button', {name: ENGLISH.vulnerable}).click();
  await expect(
    box
      .getByRole('row', {name: /^Robber/})
      .getByRole('cell')
      .last(),
  ).toHaveText('3', RUN);
  await box.getByRole('button', {name: ENGLISH.reset}).click();
  await expect(field).toHaveValue('10');
  await expect(box.getByRole('table')).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(`at 390 px the box fits, also with its result (${language.prefix})`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${language.prefix}${BELOW}/unchecked-call`);
    const box = boxOf(page, language);
    await box.getByRole('button', {name: language.fixed}).click();
    await expect(box.getByRole('table')).toBeVisible(RUN);
    const next = box.getByRole('button', {name: language.next});
    for (let step = 0; step < 5; step++) await next.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

for (const width of [1280, 390]) {
  test(`a number of 60 digits stays in its column, and names can be read, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, `/${BELOW}/overflow`);
    const box = boxOf(page);
    await box.getByRole('button', {name: ENGLISH.vulnerable}).click();
    await expect(box.getByRole('table')).toContainText('039,448', RUN);
    const {overflows, names, after} = await box
      .getByRole('table')
      .evaluate((table) => ({
        overflows: [table, ...table.querySelectorAll('th, td')].filter(
          (cell) => cell.scrollWidth > cell.clientWidth + 1,
        ).length,
        names: table.querySelector('tbody th')!.clientWidth,
        after: table.getBoundingClientRect().right - table.parentElement!.getBoundingClientRect().right,
      }));
    expect(overflows).toBe(0);
    expect(after).toBeLessThanOrEqual(0);
    expect(names).toBeGreaterThan(90);
  });
}

test('axe finds nothing in a result, in both modes', async ({page}) => {
  await open(page, `/${BELOW}/reentrancy-attack`);
  const box = boxOf(page);
  await box.getByRole('button', {name: ENGLISH.fixed}).click();
  await expect(box.getByRole('table')).toBeVisible(RUN);
  await box.getByRole('slider').focus();
  await page.keyboard.press('End');
  expect(await axeInBothModes(page)).toEqual([]);
});

test('without JavaScript, the recorded output takes the place of the box', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`/${BELOW}/reentrancy-attack`);
  await expect(boxOf(page)).toBeHidden();
  await expect(page.getByText('held by the robber, CFX: 11.000000000000000000')).toBeVisible();
  await context.close();
});
