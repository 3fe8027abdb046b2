import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {axeInBothModes} from '../support/axe';
import {expectToFit, WIDTHS} from '../support/fit';
import {LANGUAGES, open} from '../support/page';

const PAGE = '/docs/general/build/nfts/ipfs';
const HELLO = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';

test('the CID calculator begins with an example, computes the CIDs of a chosen file, and explains a wrong choice', async ({
  page,
}, testInfo) => {
  const foreign: string[] = [];
  await open(page, PAGE);
  const group = page.getByRole('group', {name: 'CID calculator', exact: true});
  await group.scrollIntoViewIfNeeded();
  await expect(group.locator('output')).toContainText(HELLO);
  expect(await axeInBothModes(page)).toEqual([]);

  page.on('request', (request) => {
    if (request.method() !== 'GET') foreign.push(request.url());
  });
  const input = group.getByLabel('Choose a file, or drop it here', {exact: true});
  await input.setInputFiles({name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0)});
  await expect(group.locator('output')).toContainText('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku');
  // A file of the disk, because the content of another one would be sent to the browser as text.
  const large = testInfo.outputPath('large.bin');
  fs.writeFileSync(large, '');
  fs.truncateSync(large, 32 * 2 ** 20 + 1);
  await input.setInputFiles(large);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/32 MiB/);
  expect(foreign).toEqual([]);
});

for (const {locale, prefix} of LANGUAGES) {
  test(`the CID calculator keeps its place (${locale})`, async ({page}) => {
    await open(page, prefix + PAGE);
    const frame = page.locator('[role=group][class*="place_"]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.locator('output')).toContainText(HELLO);
    for (const width of WIDTHS) await expectToFit(page, frame, width);
  });
}
