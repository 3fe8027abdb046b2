import type {Locator, Page, Route} from '@playwright/test';
import {ASSISTANT_KEY_META, ASSISTANT_SCRIPT} from '../../src/config/assistant';
import {headerPolicy, metaPolicy, partsFor} from '../../src/config/csp';
import {assistantScript} from './assistantPackage';
import {open} from './page';

export const KEY = 'key-of-the-test';
const SERVICE = 'https://playgr.app/**';

/** A page of the docs on which the tests open the assistant. */
export const PAGE = '/docs/espace/Overview';

/** The button of the top bar. */
export const control = (page: Page): Locator =>
  page.locator('.navbar__items--right button.navbar__item[aria-haspopup="dialog"]');

/** The portal's own panel, in English. */
export const panel = (page: Page): Locator => page.getByRole('dialog', {name: 'Documentation assistant'});

/** The question field of the widget, in its own window. */
export const question = (page: Page): Locator => page.locator('#__cookbook').getByRole('textbox');

/** Opens a page and the assistant. */
export async function openAssistant(page: Page, pathname = PAGE): Promise<void> {
  await open(page, pathname);
  await control(page).click();
}

/**
 * Turns the pages into those of a build with ASSISTANT_KEY set: adds the element that contains the key, and the policy
 * of such a build, made by the same function.
 */
export async function configureKey(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname === 'localhost' && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const keyed = (await response.text())
        .replace(`content="${metaPolicy()}"`, `content="${metaPolicy(partsFor(KEY))}"`)
        .replace('<title', `<meta name="${ASSISTANT_KEY_META}" content="${KEY}"><title`);
      await route.fulfill({
        response,
        body: keyed,
        headers: {...response.headers(), 'content-security-policy': headerPolicy(partsFor(KEY))},
      });
    },
  );
}

/** Serves the real package's file in place of the CDN. Returns the list of requests for it. */
export async function serveScript(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const body = assistantScript();
  await page.route('https://cdn.jsdelivr.net/**', (route) => {
    asked.push(route.request().url());
    return route.request().url() === ASSISTANT_SCRIPT
      ? route.fulfill({body, contentType: 'application/javascript', headers: {'access-control-allow-origin': '*'}})
      : route.abort();
  });
  return asked;
}

/** Responses of the assistant's service: feature flags, then the settings of the customer's window. */
function serviceAnswer(pathname: string): unknown {
  if (pathname === '/ff/init') {
    return {
      user: {userID: 'reader'},
      data: JSON.stringify({feature_gates: {}, dynamic_configs: {}, layer_configs: {}, has_updates: true, time: 1}),
    };
  }
  if (pathname === `/chefgpt/docsbot/config/${KEY}`)
    return {botConfig: {dialogTitle: 'Window of the assistant', buttonIcon: '/img/logo.svg'}};
  return {};
}

/** Replaces the responses of the assistant's service. Returns the requested paths. */
export async function serveService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(SERVICE, (route: Route) => {
    const request = route.request();
    const {pathname} = new URL(request.url());
    asked.push(pathname);
    const origin = request.headers().origin ?? '*';
    return route.fulfill({
      json: serviceAnswer(pathname),
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type',
      },
    });
  });
  return asked;
}
