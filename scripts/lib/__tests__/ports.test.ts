import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const TWO_MINUTES_MS = 120_000;
let folder: string;

/** The module as another process loads it, with the folder of this test. */
async function load() {
  vi.resetModules();
  return import('../ports.mjs');
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ports-'));
  vi.spyOn(os, 'tmpdir').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, {recursive: true, force: true});
});

it('free ports differ from each other, and are none that an outgoing connection may get', async () => {
  const {freePorts} = await load();
  const found = await freePorts(20);
  expect(new Set(found).size).toBe(20);
  expect(found.filter((port) => port < 10_000 || port >= 32_000)).toEqual([]);
});

it('another process does not find the same port, until two minutes later', async () => {
  const first = await load();
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  const port = await first.freePort();
  expect(port).toBe(15_500);

  const second = await load();
  await expect(second.freePort()).rejects.toThrow('no free TCP port found between 10000 and 32000 in 20 attempts');
  const [file] = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('15500'));
  const earlier = new Date(Date.now() - TWO_MINUTES_MS - 1_000);
  fs.utimesSync(path.join(folder, file!), earlier, earlier);
  expect(await second.freePort()).toBe(port);
});

it('a port on which a program listens is not free', async () => {
  const {freePorts} = await load();
  const [taken = 0, other = 0] = await freePorts(2);
  const program = net.createServer().listen(taken, '127.0.0.1');
  await new Promise((resolve) => program.once('listening', resolve));
  fs.rmSync(folder, {recursive: true});
  const random = (port: number) => (port - 10_000 + 0.5) / 22_000;
  vi.spyOn(Math, 'random').mockReturnValueOnce(random(taken)).mockReturnValue(random(other));
  expect(await freePorts(1)).toEqual([other]);
  program.close();
});
