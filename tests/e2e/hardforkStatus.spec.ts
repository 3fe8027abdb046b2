import {expect, test, type Page, type Route} from '@playwright/test';
import {hardForks} from '../../src/facts/hardForkFacts';
import facts from '../../src/facts/networks.json';
import {open} from '../support/page';
import {watchShifts} from '../support/shifts';

/** A page with the panel, in three languages. */
const PAGE = '/docs/espace/build/evm-compatibility';
const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const urlOf = (id: string): string => facts.networks.find((network) => network.id === id)!.rpc.http[0]!;
const V31 = hardForks.find(({version}) => version === '3.1')!;

/** Replaces the response of an endpoint; returns the bodies of the requests. */
async function endpoint(page: Page, id: string, answer: (route: Route) => unknown): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`${urlOf(id)}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

const status =
  (epoch: number, block = 1) =>
  (route: Route) =>
    route.fulfill({
      json: {
        jsonrpc: '2.0',
        id: 1,
        result: {epochNumber: `0x${epoch.toString(16)}`, blockNumber: `0x${block.toString(16)}`},
      },
      headers: cors,
    });
const panel = (page: Page) => page.getByRole('region', {name: 'Status of V3.1 on the network'});
const result = (page: Page) => panel(page).getByRole('status');

test('a future upgrade: nothing is sent before the reader requests it, and the remaining epochs are counted', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const bodies = await endpoint(page, 'core-mainnet', status(V31.mainnet.epoch! - 1234));
  await open(page, PAGE);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(result(page)).toHaveAttribute('data-state', 'idle');
  expect(bodies).toEqual([]);
  await panel(page).getByRole('button').click();
  await expect(result(page)).toHaveAttribute('data-state', 'ahead');
  await expect(result(page)).toContainText('Epochs left until epoch 155,140,000: 1,234.');
  expect(bodies).toEqual([{jsonrpc: '2.0', id: 1, method: 'cfx_getStatus', params: []}]);
  expect(await shifts()).toEqual([]);
});

test('an upgrade is active starting with its epoch, and the other network needs its own query', async ({page}) => {
  await endpoint(page, 'core-mainnet', status(V31.mainnet.epoch!));
  await endpoint(page, 'core-testnet', status(V31.testnet.epoch! - 1));
  await open(page, PAGE);
  await panel(page).getByRole('button').click();
  await expect(result(page)).toHaveAttribute('data-state', 'active');
  await expect(result(page)).toContainText('Active since epoch 155,140,000');
  await panel(page).getByLabel('Network').selectOption('testnet');
  await expect(result(page)).toHaveAttribute('data-state', 'idle');
  await panel(page).getByRole('button').click();
  await expect(result(page)).toContainText('Epochs left until epoch 259,240,000: 1.');
});

test('no response, an error and a result without numbers are explained', async ({page}) => {
  const answers: [(route: Route) => unknown, string][] = [
    [(route) => route.abort('connectionrefused'), 'unreachable'],
    [(route) => route.fulfill({json: {error: {code: -32005, message: 'too many requests'}}, headers: cors}), 'refused'],
    [(route) => route.fulfill({json: {result: {epochNumber: 5}}, headers: cors}), 'unexpected'],
  ];
  await endpoint(page, 'core-mainnet', (route) => answers[0]![0](route));
  await open(page, PAGE);
  while (answers.length > 0) {
    await panel(page).getByRole('button').click();
    await expect(result(page)).toHaveAttribute('data-state', answers[0]![1]);
    answers.shift();
  }
});

test('a query can be cancelled by keyboard, and its words are translated', async ({page}) => {
  await endpoint(page, 'core-mainnet', () => new Promise(() => {}));
  await open(page, `/es${PAGE}`);
  const own = page.getByRole('region', {name: 'Estado de V3.1 en la red'});
  await own.getByRole('button', {name: 'Comprobar'}).focus();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('status')).toHaveAttribute('data-state', 'pending');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('status')).toHaveAttribute('data-state', 'cancelled');
});
