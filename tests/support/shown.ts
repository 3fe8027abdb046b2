import {test as base, type Page} from '@playwright/test';
import {open} from './page';

/**
 * Tests that only look at a page share it: opening it takes most of their time. One that clicks, types or scrolls opens
 * its own.
 */
export const test = base.extend<object, {shown: (path: string) => Promise<Page>}>({
  shown: [
    async (
      {browser},
      provide,
      {
        project: {
          use: {baseURL, locale, viewport},
        },
      },
    ) => {
      const context = await browser.newContext({baseURL, locale, viewport});
      const pages = new Map<string, Page>();
      await provide(async (path) => {
        const known = pages.get(path);
        if (known) return known;
        const page = await context.newPage();
        await open(page, path);
        pages.set(path, page);
        return page;
      });
      await context.close();
    },
    {scope: 'worker'},
  ],
});

export {expect} from '@playwright/test';
