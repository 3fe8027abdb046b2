import {expect, type Locator, type Page} from '@playwright/test';
import {buildIndex} from '../../src/plugins/docusaurus-plugin-search/build/buildIndex';
import type {SourcePage} from '../../src/plugins/docusaurus-plugin-search/build/collectPages';
import type {Section} from '../../src/plugins/docusaurus-plugin-search/build/readPage';

/** The field of the dialog. */
export const field = (page: Page): Locator => page.getByRole('combobox');
/** The results in the dialog. */
export const options = (page: Page): Locator => page.getByRole('option');

/** Opens a page and the search dialog. */
export async function openDialog(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const section = (anchor: string, heading: string, text: string): Section => ({
  anchor,
  heading,
  level: anchor ? 2 : 0,
  text,
  code: '',
  keys: '',
  cells: '',
});
const source = (url: string, title: string, more: Partial<SourcePage>): SourcePage => ({
  url,
  kind: 'docs',
  title,
  trail: [],
  description: '',
  keywords: '',
  links: [],
  sections: [],
  ...more,
});

/** A small index, so that tests of the dialog don't depend on the pages of the site. */
const SMALL_INDEX = buildIndex(
  [
    source('/docs/core/conflux_rpcs', 'cfx_getBalance', {
      space: 'core',
      trail: ['JSON-RPC'],
      sections: [
        section('', '', 'Returns the balance in Drip. <img src=x onerror="document.title=\'owned\'">'),
        section('errors', 'Errors', 'The node answers -32602.'),
      ],
    }),
    source('/docs/espace/network-endpoints', 'Network endpoints', {
      space: 'espace',
      sections: [
        section('', '', 'Endpoints and addresses of eSpace.'),
        section('testnet', 'Testnet', 'The chain ID of the testnet.'),
      ],
    }),
    source('/docs/overview/', 'Overview', {sections: [section('', '', 'Get a balance in your wallet.')]}),
  ],
  {ignored: ['the', 'of', 'in', 'a'], senses: [{readers: ['coins'], pages: ['balance']}]},
  'en',
  [],
);

/** Serves the small index instead of the real one. */
export const useSmallIndex = async (page: Page): Promise<void> => {
  const {first, words, others} = SMALL_INDEX;
  await page.route('**/search-index.json', (route) => route.fulfill({json: {folder: 'assets/search/small', ...first}}));
  await page.route('**/search-words.json', (route) => route.fulfill({json: words}));
  await page.route('**/assets/search/small/*', (route) => {
    const content = others.get(new URL(route.request().url()).pathname.split('/').at(-1)!);
    return content ? route.fulfill({json: content}) : route.fulfill({status: 404});
  });
};
