import type {Page} from '@playwright/test';

/** A browser doesn't always report that a prefetch has ended, and a page with one would never count as quiet. */
const LIMIT_MS = 15_000;

/** Waits until a page has loaded nothing for half a second. */
export async function quietNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', {timeout: LIMIT_MS}).catch(() => undefined);
}
