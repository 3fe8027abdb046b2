import {expect, test} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {open, ranScripts} from '../support/page';

/** The live component of the MDX post (specification §2.1, /blog/mdx-blog-post). */
const POST = '/blog/mdx-blog-post';

test.describe('the unit converter of /blog/mdx-blog-post', () => {
  test('converts in every direction, exactly', async ({page}) => {
    await open(page, POST);
    const field = (name: string) => page.getByRole('group', {name: 'Unit converter'}).getByLabel(name, {exact: true});
    await field('CFX').fill('1234.567890123456789012');
    await expect(field('Drip')).toHaveValue('1234567890123456789012');
    await field('GDrip (gas prices)').fill('20');
    await expect(field('Drip as a JSON-RPC quantity')).toHaveValue('0x4a817c800');
    await field('Drip as a JSON-RPC quantity').fill('0xde0b6b3a7640000');
    await expect(field('CFX')).toHaveValue('1');
  });

  test('explains the fault next to the field, and clears the others', async ({page}) => {
    await open(page, POST);
    const cfx = page.getByLabel('CFX', {exact: true});
    await cfx.fill('1,5');
    await expect(cfx).toHaveAttribute('aria-invalid', 'true');
    await expect(cfx).toHaveAccessibleDescription(/comma can only group digits/);
    await expect(page.getByLabel('Drip', {exact: true})).toHaveValue('');
    await cfx.fill('0.0000000000000000001');
    await expect(cfx).toHaveAccessibleDescription(/the smallest amount is 1 Drip/);
    await cfx.fill('');
    await expect(cfx).toHaveAttribute('aria-invalid', 'false');
  });

  test('works by keyboard alone', async ({page}) => {
    await open(page, POST);
    await page.getByLabel('CFX', {exact: true}).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('GDrip (gas prices)')).toBeFocused();
    await expect(page.getByLabel('GDrip (gas prices)')).toHaveValue('2000000000');
  });

  test('no other page downloads its code', async ({page}) => {
    const carries = async (path: string) => {
      await open(page, path);
      await quietNetwork(page);
      const sources = await ranScripts(page);
      expect(sources.length).toBeGreaterThan(1);
      const texts = await Promise.all(sources.map(async (src) => (await page.request.get(src)).text()));
      return texts.some((text) => text.includes('unitConverter.problem.comma'));
    };
    expect(await carries(POST)).toBe(true);
    expect(await carries('/blog')).toBe(false);
    expect(await carries('/blog/first-blog-post')).toBe(false);
  });
});
