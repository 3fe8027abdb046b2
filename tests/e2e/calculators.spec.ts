import {expect, test} from '@playwright/test';
import {axeInBothModes} from '../support/axe';
import {expectToFit, WIDTHS} from '../support/fit';
import {LANGUAGES, open} from '../support/page';

interface Calculator {
  readonly name: string;
  readonly page: string;
  /** Field that the bad text is typed into. */
  readonly field: string;
  /** A result that is shown at first, computed by other tools (see the unit tests), and disappears with bad input. */
  readonly result: string;
  readonly bad: string;
  /** Part of the message that the field shows then. */
  readonly problem: RegExp;
}

const CALCULATORS: Calculator[] = [
  {
    name: 'Address calculator',
    page: '/docs/general/conflux-basics/accounts',
    field: 'Core Space address, in base32 or hex',
    result: '0x72E919d6006Bc8646B2682d9E0b41E49cc0A16b6',
    bad: 'cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p',
    problem: /checksum doesn’t match/,
  },
  {
    name: 'Address check',
    page: '/docs/general/tutorials/transferring-funds',
    field: 'Address of the recipient',
    result: 'Core Space',
    bad: 'cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p',
    problem: /beginning was changed by hand/,
  },
  {
    name: 'Selector and topic calculator',
    page: '/docs/espace/tutorials/readLogs/indexer',
    field: 'Signature or declaration',
    result: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    bad: 'event Transfer(address from, uint7 value)',
    problem: /no type uint7/,
  },
  {
    name: 'EIP-712 explorer',
    page: '/docs/espace/tutorials/digitalSignature/EIP712',
    field: 'Typed data, as JSON',
    result: '0xb4de531dd09a716cbc8ac8b62999f41351c9f48ae5f4b472b596f82fe974107b',
    bad: '{"types": {"T": [{"name": "a", "type": "uint8"}]}, "domain": {}, "primaryType": "T", "message": {"a": 256}}',
    problem: /message\.a: the number is out of range for uint8/,
  },
  {
    name: 'Transaction decoder',
    page: '/docs/core/core-space-basics/transactions/encoding-signning',
    field: 'Raw transaction, as hex',
    result: 'cfxtest:aak39z1fdm02v71y33znvaxwthh99skcp2s48zasbp',
    bad: '0x63667804c0',
    problem: /Byte 3: after the letters cfx, the type must be 1 or 2/,
  },
  {
    name: 'Fee calculator',
    page: '/docs/general/conflux-basics/gas',
    field: 'Maximum price, GDrip',
    result: '0.0018375 CFX',
    bad: '1,5',
    problem: /comma can only group digits by three/,
  },
  {
    name: 'Sponsor calculator',
    page: '/docs/core/build/gas-sponsorship',
    field: 'Upper bound, CFX',
    result: '10,000 transactions, until day 20',
    bad: '<b>0x</b>',
    problem: /isn’t a number/,
  },
  {
    name: 'Merkle tree calculator',
    page: '/docs/general/build/smart-contracts/merkle-tree',
    field: 'Addresses, one per line, optionally with an amount after each',
    result: '0xe39e6fa8c5aff522d5d1495a580117f9c8692f4097d6c7f91792ac99d659e9fb',
    bad: '0x106d49f8505410eb4e671d51f7d96d2c87807b09, 1.5',
    problem: /Line 1: the amount must be a whole number/,
  },
  {
    name: 'Data set calculator',
    page: '/docs/general/mine-stake/mine/running-mining-node',
    field: 'Block height, in decimal or hex',
    result: '8.61',
    bad: '1.5',
    problem: /whole number/,
  },
];

/** Pages with the Tree-Graph explorer and the epoch player, which have tests of their own. */
const GRAPHS = [
  '/docs/general/conflux-basics/consensus-mechanisms/proof-of-work/tree-graph',
  '/docs/core/core-space-basics/transactions/lifecycle',
];

for (const {name, page: path, field, result, bad, problem} of CALCULATORS) {
  test(`${name} keeps its place, works by keyboard, explains bad input`, async ({page}) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(path, {waitUntil: 'load'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const group = page.getByRole('group', {name, exact: true});
    // Until the reader scrolls near it, it shows only a sentence. Its height must not grow after that.
    await group.scrollIntoViewIfNeeded();
    await expect(group.getByLabel(field, {exact: true})).toBeVisible();
    for (const width of WIDTHS) await expectToFit(page, group, width);
    await expect(group.locator('output', {hasText: result})).toBeVisible();
    expect(await axeInBothModes(page)).toEqual([]);

    const input = group.getByLabel(field, {exact: true});
    await input.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(bad);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(problem);
    await expect(group.locator('output', {hasText: result})).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(group.locator('output', {hasText: result})).toBeVisible();
    expect(noise).toEqual([]);
  });
}

test('the transaction decoder passes its fields to the encoder, which writes the bytes without the signature', async ({
  page,
}) => {
  await page.goto('/docs/core/core-space-basics/transactions/encoding-signning', {waitUntil: 'load'});
  const group = page.getByRole('group', {name: 'Transaction decoder', exact: true});
  await group.scrollIntoViewIfNeeded();
  await group.getByLabel('Example', {exact: true}).selectOption('zero');
  await expect(group.getByText('Byte 15 (gas): the number begins with a zero byte.')).toBeVisible();
  await group.getByLabel('Example', {exact: true}).selectOption('unsigned');
  const raw = await group.getByLabel('Raw transaction, as hex', {exact: true}).inputValue();
  await group.getByRole('button', {name: 'Edit these fields', exact: true}).press('Enter');
  await expect(group.locator('output', {hasText: raw})).toBeVisible();
  await expect(group.locator('div[tabindex="-1"]')).toBeFocused();
  await group.getByLabel('nonce', {exact: true}).fill('<b>');
  await expect(group.getByText('Enter a whole number, in decimal or in hex with 0x.')).toBeVisible();
  await expect(group.locator('output', {hasText: raw})).toHaveCount(0);
});

test('the sponsor calculator shows who pays instead of the sponsor, by keyboard, and keeps its place', async ({
  page,
}) => {
  await open(page, '/docs/core/build/gas-sponsorship');
  const group = page.getByRole('group', {name: 'Sponsor calculator', exact: true});
  await group.scrollIntoViewIfNeeded();
  await expect(group.locator('tbody tr')).toHaveCount(4);
  await group.getByLabel('Sender', {exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(group.locator('output', {hasText: 'Not even for the first transaction'})).toHaveCount(2);
  await expect(group.locator('tbody tr')).toHaveCount(1);
  for (const width of WIDTHS) await expectToFit(page, group, width);
});

test('the Merkle tree calculator reads a long list, and shows the proof of its last entry', async ({page}) => {
  await open(page, '/docs/general/build/smart-contracts/merkle-tree');
  const group = page.getByRole('group', {name: 'Merkle tree calculator', exact: true});
  await group.scrollIntoViewIfNeeded();
  const lines = Array.from({length: 512}, (_, index) => `0x1${String(index).padStart(39, '0')}, ${index + 1}`);
  await group.getByLabel('Addresses, one per line, optionally with an amount after each').fill(lines.join('\n'));
  await group.getByLabel('Entry whose proof you need').fill('512');
  await expect(group.locator('dd', {hasText: /^\s*512$/})).toBeVisible();
  await expect(group.locator('dd code', {hasText: /^\[("0x[0-9a-f]{64}",){8}"0x[0-9a-f]{64}"\]$/})).toBeVisible();
});

test('the transaction decoder explains the example with a mistake, by keyboard', async ({page}) => {
  await open(page, '/docs/core/core-space-basics/transactions/encoding-signning');
  const group = page.getByRole('group', {name: 'Transaction decoder', exact: true});
  await group.scrollIntoViewIfNeeded();
  await group.getByLabel('Example', {exact: true}).focus();
  await page.keyboard.press('End');
  await expect(group.getByLabel('Raw transaction, as hex', {exact: true})).toHaveAccessibleDescription(
    /^Byte 51 \(v\): this must be 0 or 1, not 37\./,
  );
});

// Words of another length could need more room. tests/content/chrome.test.ts compares the texts of all languages.
for (const {locale, prefix} of LANGUAGES.slice(1)) {
  test(`every calculator keeps its place, and every page of one fits its window (${locale})`, async ({page}) => {
    test.setTimeout(120_000);
    for (const path of [...new Set(CALCULATORS.map((calculator) => calculator.page)), ...GRAPHS]) {
      await open(page, prefix + path);
      const frames = page.locator('[role=group][class*="place_"]');
      expect(await frames.count(), path).toBeGreaterThan(0);
      for (const frame of await frames.all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame.locator('input, select, textarea, button').first(), path).toBeVisible();
        for (const width of WIDTHS) await expectToFit(page, frame, width);
      }
    }
  });
}

for (const [name, path, states] of [
  [
    'Transaction decoder',
    '/docs/core/core-space-basics/transactions/encoding-signning',
    [
      ['Example', 'wrongV'],
      ['Example', 'espace4'],
      ['Task', 'encode'],
    ],
  ],
  [
    'Sponsor calculator',
    '/docs/core/build/gas-sponsorship',
    [
      ['Starting point', 'info'],
      ['Sender', 'other'],
    ],
  ],
] as const) {
  test(`axe reports no violations in any state of the ${name.toLowerCase()}, in both modes and at each width`, async ({
    page,
  }) => {
    await page.goto(path, {waitUntil: 'load'});
    const group = page.getByRole('group', {name, exact: true});
    await group.scrollIntoViewIfNeeded();
    for (const [choice, state] of states) {
      await group.getByLabel(choice, {exact: true}).selectOption(state);
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        expect(await axeInBothModes(page), `${state} at ${width} pixels`).toEqual([]);
      }
    }
  });
}

test('without scripts, every calculator describes its function', async ({browser}) => {
  const still = await (await browser.newContext({javaScriptEnabled: false})).newPage();
  for (const {name, page: path} of CALCULATORS) {
    await still.goto(path);
    await expect(still.getByRole('group', {name, exact: true}).getByText('leaves your browser.')).toBeVisible();
  }
  await still.context().close();
});

test('in print, an unused calculator leaves no gap', async ({page}) => {
  await page.goto('/docs/general/conflux-basics/gas');
  const heights = () =>
    page
      .locator('[role=group][class*=frame]')
      .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).minHeight));
  expect(await heights()).toEqual([expect.stringMatching(/^[1-9]\d+px$/), expect.stringMatching(/^[1-9]\d+px$/)]);
  await page.emulateMedia({media: 'print'});
  expect(await heights()).toEqual(['0px', '0px']);
});
