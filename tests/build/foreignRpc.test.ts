import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {type FixtureBuild, buildFixture} from '../support/fixtureSite';

const TIMEOUT = 240_000;
/** What the plugin must not know by itself. */
const CONFLUX = /conflux|cfx|\bcive\b|base32|core space|\bespace\b|\bg?drip\b/i;

describe('another project’s JSON-RPC reference, without an adapter', () => {
  let site: FixtureBuild;
  const read = (file: string): string => fs.readFileSync(path.join(site.dir, file), 'utf8');
  const page = (method: string): string => read(`docs/rpc/${method.toLowerCase()}/index.html`);
  beforeAll(async () => {
    site = await buildFixture('foreign-rpc', {isOwnSite: true});
    expect(site.code, site.output.slice(-3000)).toBe(0);
  }, TIMEOUT);

  it('has a page for each method, and an index of them', () => {
    const index = read('docs/rpc/index.html');
    for (const method of ['eth_chainId', 'eth_getBlockByNumber', 'eth_getBalance', 'eth_subscribe']) {
      expect(page(method)).toMatch(new RegExp(`<h1[^>]*>${method}</h1>`));
      expect(index).toContain(`href=/docs/rpc/${method.toLowerCase()}`);
    }
    expect(index).not.toContain('Counterpart');
  });

  it('shows fields, units, samples and recorded answers', () => {
    const balance = page('eth_getBalance');
    expect(balance).toMatch(/data-field="?address"? data-kind="?hex/);
    expect(balance).toMatch(/uint<!-- --> · wei|uint · wei/);
    expect(balance).toContain('invalid params');
    for (const sample of ['curl', 'viem', 'web3.js']) expect(balance).toContain(sample);
    expect(page('eth_chainId')).toContain('Checked on example-client/1.0.0, 2026-01-31');
    expect(balance).not.toMatch(/Not checked on a node|Not supported by any node/);
    expect(page('eth_subscribe')).toContain('id=notification');
  });

  it('publishes the document', () =>
    expect(JSON.parse(read('openrpc.json'))).toMatchObject({info: {title: 'Example JSON-RPC'}}));

  it('contains nothing of Conflux, in pages and scripts', () => {
    const files = fs
      .readdirSync(site.dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:html|js|json)$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    // The bundler names its globals after the package.json above the site.
    const found = files.flatMap(
      (file) => CONFLUX.exec(read(file).replace(/webpackChunk\w+|conflux-docs:/g, ''))?.[0] ?? [],
    );
    expect(found).toEqual([]);
  });
});
