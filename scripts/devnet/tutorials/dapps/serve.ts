import {spawn} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {freePort} from '../../../lib/ports.mjs';

const START_LIMIT_MS = 60_000;

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** Serves a folder of files on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const serve = sirv(folder, {single: true});
  const server = http.createServer((request, response) =>
    serve(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A server that compiles on request needs more time for its first response, and another mode. */
export interface ServerOptions {
  mode?: 'production' | 'development';
  limitMs?: number;
}

/** Starts a dApp's own server in its folder and waits until it responds. `args` depend on the port that it must use. */
export async function serveProgram(
  folder: string,
  program: string,
  args: (port: number) => string[],
  {mode = 'production', limitMs = START_LIMIT_MS}: ServerOptions = {},
): Promise<Served> {
  const port = await freePort();
  // Next.js would change the lock file of the parent folder, which is the portal's.
  const child = spawn(process.execPath, [program, ...args(port)], {
    cwd: folder,
    env: {...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const limit = Date.now() + limitMs;
  while (
    !(await fetch(origin).then(
      ({ok}) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill();
      throw new Error(`${path.basename(program)} did not answer at ${origin}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
