import {expect, test} from '@playwright/test';
import {open} from '../support/page';

const READERS = [
  '/docs/overview/for-dapp-developers',
  '/docs/general/run-a-node',
  '/docs/general/mine-stake/mine/running-mining-node',
  '/docs/general/mine-stake/stake',
  '/docs/general/tutorials/wallets',
];

test('§2.1 home: a catalog with an eSpace, a Core Space and a general section of five groups', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['eSpace', 'Core Space', 'For both spaces']);
  await expect(page.getByRole('heading', {level: 3})).toHaveText([
    'Basics',
    'Run a node',
    'Mining and staking',
    'Build',
    'FAQ',
  ]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`§1 home: each kind of reader has a link, and the request its button, on the first screen of ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const doors = page.getByRole('navigation', {name: 'Start from your role'}).getByRole('link');
    await expect(doors).toHaveCount(READERS.length);
    for (const [index, path] of READERS.entries()) {
      await expect(doors.nth(index)).toHaveAttribute('href', new RegExp(`^${path}/?$`));
      await expect(doors.nth(index)).toBeInViewport({ratio: 1});
    }
    await expect(
      page.getByRole('region', {name: 'A live request to the network'}).getByRole('button', {name: 'Run'}),
    ).toBeInViewport({ratio: 1});
  });
}

test('§7 home: nothing is sent before the reader runs the request', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.getByText('Core Space', {exact: true}).locator('visible=true').last().scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
});
