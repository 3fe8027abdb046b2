import {test as base} from '@playwright/test';
import {buildFixture} from './fixtureSite';
import {servePlainly} from './plainHost';

/**
 * Tests whose `baseURL` is the fixture site `screens`: it has the portal's theme, client modules and translations,
 * and pages that the portal must not have. All of them must be in one file that runs in one worker, because each worker
 * builds the site if it isn't up to date.
 */
export const test = base.extend<object, {screensUrl: string}>({
  screensUrl: [
    async ({}, provide) => {
      const {code, output, dir} = await buildFixture('screens');
      if (code !== 0) throw new Error(`The fixture site does not build:\n${output.slice(-3000)}`);
      const {url, close} = await servePlainly(dir);
      await provide(url);
      close();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: async ({screensUrl}, provide) => provide(screensUrl),
});

export {expect} from '@playwright/test';
