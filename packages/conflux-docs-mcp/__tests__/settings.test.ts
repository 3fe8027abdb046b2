import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {dependencies as portal} from '@site/package.json';
import {dependencies} from '../package.json';
import {COMMAND, connect, type McpClient} from './client';
import {writeBuild} from './fixture';

/** The server is bundled when it starts, which takes longer while other tests run. */
const START_MS = 60_000;

let build: string;

beforeAll(async () => {
  build = await writeBuild();
});

afterAll(() => fs.rm(path.dirname(build), {recursive: true}));

describe('the server on an address', () => {
  /** What the host sends instead of files: a status, or a page for every path. */
  let failure: number | 'page' | undefined;
  let host: http.Server;
  let address: string;
  let server: McpClient;

  beforeAll(async () => {
    host = http.createServer((request, response) => {
      if (failure === 'page') return response.setHeader('content-type', 'text/html').end('<p>Not here</p>');
      if (failure) return response.writeHead(failure).end();
      const {pathname} = new URL(request.url!, 'http://a');
      return void fs.readFile(path.join(build, decodeURI(pathname))).then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      );
    });
    await once(host.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    server = await connect('--site', `${address}/`);
  }, START_MS);

  afterAll(async () => {
    await server.close();
    host.close();
  });

  it.each([
    [503, "/es/search-index.json can't be read: HTTP status 503"],
    [404, 'has no file /es/search-index.json. Is it a build of this portal?'],
    ['page', 'has no file /es/search-index.json. Is it a build of this portal?'],
  ] as const)('says why the portal cannot be read, and tries again with the next call: %s', async (status, part) => {
    failure = status;
    const {text: reason, isError} = await server.call('search', {query: 'comisión', language: 'es'});
    failure = undefined;
    expect(isError).toBe(true);
    expect(reason).toContain(address);
    expect(reason).toContain(part);
  });

  it('searches and reads there', async () => {
    const found = await server.call('search', {query: 'comisión', language: 'es'});
    expect(found.text).toContain(`1. [El gas](${address}/es/docs/gas)`);
    for (const origin of [address, 'https://doc.confluxnetwork.org'])
      expect((await server.call('read_page', {page: `${origin}/docs/gas.md`})).text).toContain('# How gas works');
    expect((await server.call('fact', {query: 'base price'})).text).toContain('20 GDrip');
    expect((await server.call('read_page', {page: '/docs/none'})).isError).toBe(true);
  });

  it('says so if nothing responds', {timeout: START_MS}, async () => {
    const closed = await connect('--site', 'http://127.0.0.1:1');
    const {text: reason, isError} = await closed.call('fact', {query: 'gas'});
    await closed.close();
    expect(isError).toBe(true);
    expect(reason).toMatch(/^http:\/\/127\.0\.0\.1:1\/facts\.json can't be read: \S/);
  });
});

describe('the command', {timeout: START_MS}, () => {
  it.each([
    [['--build', '.'], "isn't a finished build"],
    [['--build', '.', '--site', 'https://a.example'], 'reads only one'],
    [['--site', 'ftp://a.example'], 'begins with http:// or https://'],
    [['--language', 'es'], '--language'],
    [['--build'], '--build'],
  ])('ends with a message for %j', async (args, message) => {
    const {stdout, stderr, code} = await run(args);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: conflux-docs-mcp');
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });

  it('explains itself', async () => {
    const {stderr, code} = await run(['--help']);
    expect(stderr).toContain('--build <folder>');
    expect(code).toBe(0);
  });
});

describe('the bundle', {timeout: START_MS}, () => {
  it('imports the packages that npm installs with it, in the versions of the portal', async () => {
    await run(['--help']);
    const code = await fs.readFile(path.join(path.dirname(COMMAND), 'dist/cli.mjs'), 'utf8');
    const imported = [...code.matchAll(/^(?:import|export) .*?from "([^"]+)";$/gm)]
      .map(([, specifier]) => specifier!)
      .filter((specifier) => !specifier.startsWith('node:'))
      .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]);
    expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort());
    for (const [name, version] of Object.entries(dependencies))
      if (name in portal) expect(version, name).toBe(portal[name as keyof typeof portal]);
  });
});

async function run(args: readonly string[]): Promise<{stdout: string; stderr: string; code: number}> {
  const child = spawn(process.execPath, [COMMAND, ...args], {stdio: ['ignore', 'pipe', 'pipe'], cwd: __dirname});
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return {stdout, stderr, code: code as number};
}
