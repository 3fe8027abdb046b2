import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser, Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {createSiteServer} from '../../scripts/server/createSiteServer';
import {collectErrors, installedFirefox, NO_FIREFOX, openHydrated, startFirefox} from '../support/firefox';
import {LANGUAGES} from '../support/page';

const firefox = installedFirefox();
if (!firefox) process.stderr.write(`\nNOT RUN: pages in Firefox: ${NO_FIREFOX}\n`);

const PATHS = ['/', '/docs/espace/Overview', '/docs/core/rpc/cfx_call'];
const PAGES = LANGUAGES.flatMap(({locale, prefix}) =>
  PATHS.map((path) => ({locale, path: prefix + path, target: `${prefix}/docs/general/`})),
);
const TOGGLE = '.navbar [class*=colorModeToggle] button';
const LIMIT_MS = 60_000;

describe.skipIf(!firefox)('in Firefox', () => {
  let server: Server;
  let origin: string;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = createSiteServer(BUILD);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await startFirefox(firefox!);
  }, LIMIT_MS);

  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  }, LIMIT_MS);

  // Each page begins with an empty store, as for a first visit.
  beforeEach(async () => {
    page = await (await browser.createBrowserContext()).newPage();
    await page.setViewport({width: 1280, height: 800});
  }, LIMIT_MS);

  afterEach(() => page.browserContext().close(), LIMIT_MS);

  it.each(PAGES)(
    '§1 §4 $path has its language and one heading, changes its colours, follows a link and reports no error',
    async ({locale, path, target}) => {
      const errors = collectErrors(page);
      await openHydrated(page, origin + path);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);

      for (const mode of ['dark', 'light']) {
        await page.click(TOGGLE);
        await page.waitForSelector(`html[data-theme="${mode}"]`);
      }

      const [heading] = await page.$$eval('h1', ([first]) => [first?.textContent]);
      await page.evaluate(() => void Object.assign(window, {isSameDocument: true}));
      await page.click(`.navbar a.navbar__link[href="${target}"]`);
      await page.waitForFunction(
        (to, before) =>
          location.pathname === to && ![undefined, before].includes(document.querySelector('h1')?.textContent),
        {},
        target,
        heading,
      );
      expect(await page.evaluate(() => 'isSameDocument' in window), 'the link needed no new document').toBe(true);

      expect(errors).toEqual([]);
    },
    LIMIT_MS,
  );
});
