import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {test as base} from '@playwright/test';
import sirv from 'sirv';
import {buildFixture} from './fixtureSite';

/** Serves a finished build without host rules: clean paths, and the root's not-found page for the rest. */
async function serve(dir: string): Promise<http.Server> {
  const assets = sirv(dir, {extensions: ['html'], dev: true});
  const server = http.createServer((request, response) => {
    assets(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(fs.readFileSync(path.join(dir, '404.html')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/**
 * Tests whose `baseURL` is the fixture site `screens`: it has the portal's theme, client modules and translations,
 * and pages that the portal must not have (crashes, drafts, notices).
 */
export const test = base.extend<object, {screensUrl: string}>({
  screensUrl: [
    async ({}, provide) => {
      const {code, output, dir} = await buildFixture('screens');
      if (code !== 0) throw new Error(`The fixture site does not build:\n${output.slice(-3000)}`);
      const server = await serve(dir);
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  baseURL: async ({screensUrl}, provide) => provide(screensUrl),
});

export {expect} from '@playwright/test';
