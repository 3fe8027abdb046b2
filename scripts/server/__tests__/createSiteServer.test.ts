import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from '../createSiteServer';

describe('a build of the default language alone', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const page of ['index', '404']) fs.writeFileSync(path.join(root, `${page}.html`), page);
  const server = createSiteServer(root);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(root, {recursive: true});
  });

  it.each(['/nowhere', '/es/nowhere', '/zh-CN/'])(
    '§8 unknown path: answers %s with the not-found page that it has, and goes on',
    async (pathname) => {
      const address = `http://localhost:${(server.address() as AddressInfo).port}`;
      const missing = await fetch(address + pathname);
      expect([missing.status, await missing.text()]).toEqual([404, '404']);
      expect((await fetch(address)).status).toBe(200);
    },
  );
});
