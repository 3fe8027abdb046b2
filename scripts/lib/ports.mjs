import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * The range in which ports are searched: above those of services, and below those that an operating system assigns to
 * outgoing connections (from 32768 on Linux, net.ipv4.ip_local_port_range). In that range, a request of another test
 * could take a port after it was found free and before a server listens on it.
 */
const LOWEST = 10_000;
const HIGHEST = 32_000;
const ATTEMPTS = 20;

/**
 * An empty file for each port that was found, so that the tests of other processes don't find it too before a server
 * listens on it. It counts for two minutes: a node that starts during a build takes up to one.
 */
const FOUND = path.join(os.tmpdir(), `conflux-docs-ports-${os.userInfo().uid}`);
const FOUND_MS = 120_000;

/**
 * Marks a port as found, unless another process has just done so.
 *
 * @param {number} port
 * @returns {boolean}
 */
function claim(port) {
  const file = path.join(FOUND, String(port));
  fs.mkdirSync(FOUND, {recursive: true});
  const since = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (since !== undefined && Date.now() - since > FOUND_MS) fs.rmSync(file, {force: true});
  try {
    fs.closeSync(fs.openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Listens on a port, on all interfaces; undefined if another program uses it.
 *
 * @param {number} port
 * @returns {Promise<net.Server | undefined>}
 */
function hold(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '0.0.0.0', () => resolve(server));
  });
}

async function holdAny() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = claim(port) && (await hold(port));
    if (server) return server;
  }
  throw new Error(`no free TCP port found between ${LOWEST} and ${HIGHEST} in ${ATTEMPTS} attempts`);
}

/**
 * Finds `count` free TCP ports: holds all of them open at once before it releases them. No other call finds the same
 * ports for two minutes, in this process or another one of the same user.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({length: count}, holdAny));
  const ports = servers.map((server) => /** @type {net.AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Finds one free TCP port. @returns {Promise<number>} */
export async function freePort() {
  const [port] = await freePorts(1);
  return /** @type {number} */ (port);
}
