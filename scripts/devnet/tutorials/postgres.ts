import {execFile, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {freePort} from '../../lib/ports.mjs';
import {loadTestPackage} from '../packages';
import {installPostgres} from './toolchain';

const run = promisify(execFile);
const READY_LIMIT_MS = 20_000;
/** The user without rights that every Linux has. */
const NOBODY = {uid: 65534, gid: 65534};
const HOST = '127.0.0.1';
const LOGIN = {user: 'postgres', password: 'testing'};

/** The part of the package `pg` that is used. */
interface Pg {
  Client: new (address: Postgres['address']) => {
    connect(): Promise<void>;
    query(query: {text: string; rowMode: 'array'}): Promise<{rows: unknown[][]}>;
    end(): Promise<void>;
  };
}

/** A PostgreSQL server with an empty database. */
export interface Postgres {
  /** What a program needs to reach it. */
  address: {host: string; port: number; user: string; password: string; database: string};
  /** The rows of a query, with columns separated by `|`. */
  rows(query: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Sends one query over a new connection, as a client on the command line would. */
async function send(address: Postgres['address'], query: string): Promise<string[]> {
  const {Client} = loadTestPackage<Pg>('pg');
  const client = new Client(address);
  await client.connect();
  try {
    const {rows} = await client.query({text: query, rowMode: 'array'});
    return rows.map((row) => row.join('|'));
  } finally {
    await client.end();
  }
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // The fast shutdown: it closes connections instead of waiting for them.
  server.kill('SIGINT');
  return ended;
}

/** Starts a server on a free port of the loopback, in a new folder that `stop` removes. */
export async function startPostgres(database: string): Promise<Postgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  // The server doesn't run as root, and another user can't read the folders of root, so it gets a copy.
  const native = path.join(folder, 'native');
  fs.cpSync(await installPostgres(), native, {recursive: true, verbatimSymlinks: true});
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? NOBODY : {};
  if (isRoot) fs.chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = path.join(folder, 'data');
  await run(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', LOGIN.user, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {cwd: folder, ...user},
  );
  // Chosen last, because another program could take the port while the folder is made.
  const port = await freePort();
  const address = {host: HOST, port, ...LOGIN, database};
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const server = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', `listen_addresses=${HOST}`, '-c', 'fsync=off'],
    {cwd: folder, ...user, stdio: ['ignore', log, log]},
  );
  fs.closeSync(log);
  const stop = async () => {
    await stopServer(server);
    fs.rmSync(folder, {recursive: true, force: true});
  };
  for (const limit = Date.now() + READY_LIMIT_MS; ;) {
    const refused = await send({...address, database: 'postgres'}, `CREATE DATABASE "${database}"`).then(
      () => null,
      (error: Error) => error,
    );
    if (!refused) return {address, rows: (query) => send(address, query), stop};
    if (server.exitCode !== null || Date.now() > limit) {
      const output = fs.readFileSync(path.join(folder, 'log'), 'utf8');
      await stop();
      throw new Error(`PostgreSQL did not start: ${refused.message}\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
