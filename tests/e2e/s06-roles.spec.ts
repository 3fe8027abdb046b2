import {expect, test} from '@playwright/test';
import {open} from '../support/page';

/** A page of each family, including the tools with input fields. */
const PATHS = ['/', '/docs/espace/Overview', '/docs/core/rpc/cfx_call', '/search', '/blog', '/es/docs/tags'];

test('§6 everyone can read everything: no page asks who the reader is or sets a cookie', async ({page, context}) => {
  const refused: string[] = [];
  const named: string[] = [];
  page.on('response', (response) => [401, 403, 407].includes(response.status()) && refused.push(response.url()));
  page.on(
    'request',
    (request) => ['authorization', 'cookie'].some((name) => name in request.headers()) && named.push(request.url()),
  );
  for (const path of PATHS) {
    const response = await open(page, path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toBeVisible();
    // Fields that a browser or a password manager would fill in.
    await expect(
      page.locator('input[type=password], [autocomplete~=username], [autocomplete~=current-password]'),
      path,
    ).toHaveCount(0);
    expect(await response?.headerValue('set-cookie'), path).toBeNull();
  }
  expect(await context.cookies()).toEqual([]);
  expect({refused, named}).toEqual({refused: [], named: []});
});

test('§6 credentials change nothing: the page is the same with valid, invalid and no credentials', async ({
  request,
}) => {
  for (const path of PATHS) {
    const plain = await request.get(path);
    for (const [name, value] of [
      ['authorization', 'Bearer owner'],
      ['authorization', 'Basic !'],
      ['cookie', 'role=admin; session=1'],
    ] as const) {
      const answer = await request.get(path, {headers: {[name]: value}});
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toBe(await plain.text());
    }
  }
});
