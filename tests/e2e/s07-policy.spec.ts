import {expect, test} from '@playwright/test';

/** Attacks. On pages without one, a violation is a console message, which the walk would report. */
interface Violation {
  directive: string;
  blocked: string;
}

declare global {
  interface Window {
    violations: Violation[];
  }
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push({directive: event.effectiveDirective, blocked: event.blockedURI}),
    );
  });
});

/** Serves the page as a host without header rules does: only the policy of the meta element applies. */
const WITHOUT_HEADERS = {'Content-Type': 'text/html; charset=utf-8'};

test('§7 the meta element alone stops an injected inline script and event attributes', async ({page}) => {
  await page.route('**/docs/espace/Overview', async (route) => {
    const body = await (await route.fetch()).text();
    const attack =
      '<script>window.attack = "inline"</script><img src="/nothing.png" onerror="window.attack = \'attribute\'">';
    await route.fulfill({
      headers: WITHOUT_HEADERS,
      body: body.replace('<div id=__docusaurus>', `${attack}<div id=__docusaurus>`),
    });
  });
  await page.goto('/docs/espace/Overview');
  await expect
    .poll(() => page.evaluate(() => window.violations.map(({directive}) => directive).sort()))
    .toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => (window as {attack?: string}).attack)).toBeUndefined();
  const evaluated = await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.attack = "handler"');
    document.body.append(button);
    button.click();
    return (window as {attack?: string}).attack;
  });
  expect(evaluated).toBeUndefined();
});

test('§7 a script from another site is not loaded', async ({page}) => {
  let asked = false;
  await page.route('https://evil.example/**', (route) => {
    asked = true;
    return route.fulfill({body: ''});
  });
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js';
    document.head.append(script);
  });
  const violation = {directive: 'script-src-elem', blocked: 'https://evil.example/x.js'};
  // The meta element and the header each block it.
  await expect.poll(() => page.evaluate(() => window.violations)).toEqual([violation, violation]);
  expect(asked).toBe(false);
});
