import {expect, type Locator, type Page} from '@playwright/test';

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

/** A small index: the browser takes seconds to read the real one, which only tests of what it contains need. */
const SMALL_INDEX = {
  pages: [
    {url: '/docs/overview/', title: 'Overview', kind: 'docs', trail: []},
    {url: '/docs/core/conflux_rpcs', title: 'cfx_getBalance', kind: 'docs', trail: ['Core Space', 'JSON-RPC']},
    {url: '/docs/espace/network-endpoints', title: 'Network endpoints', kind: 'docs', trail: ['eSpace']},
  ],
  sections: [
    {page: 0, anchor: '', heading: '', text: 'Get a balance in your wallet.'},
    {
      page: 1,
      anchor: '',
      heading: '',
      text: 'Returns the balance in Drip. <img src=x onerror="document.title=\'owned\'">',
    },
    {page: 1, anchor: 'errors', heading: 'Errors', text: 'The node answers -32602.'},
    {page: 2, anchor: '', heading: '', text: 'Endpoints and the chain ID of eSpace.'},
    {page: 2, anchor: 'testnet', heading: 'Testnet', text: 'The chain ID of the testnet.'},
  ],
};
/** Serves the small index instead of the real one. */
export const useSmallIndex = async (page: Page): Promise<void> => {
  await page.route('**/search-index.json', (route) => route.fulfill({json: SMALL_INDEX}));
};
