import {execFile, execFileSync, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {freePorts} from '../node/ports';

const run = promisify(execFile);
const PROGRAMS = ['initdb', 'postgres', 'psql'];
/** Debian keeps the programs of the server out of the search path. */
const DEBIAN = '/usr/lib/postgresql';
const READY_LIMIT_MS = 20_000;

function folders(): string[] {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  return [...(process.env['PATH'] ?? '').split(path.delimiter), ...versions];
}

const programsFolder = () => folders().find((folder) => PROGRAMS.every((name) => fs.existsSync(path.join(folder, name))));

/** Prints once that something was not run without PostgreSQL. Returns true when it is not there. */
export function postgresIsMissing(what: string): boolean {
  const missing = programsFolder() === undefined;
  if (missing) process.stderr.write(`\nNOT RUN: ${what}: PostgreSQL is not installed (Debian: apt-get install postgresql).\n`);
  return missing;
}

/** A server of PostgreSQL with an empty database. */
export interface Postgres {
  /** What `psql` needs to reach it. */
  env: {PGHOST: string; PGPORT: string; PGUSER: string; PGPASSWORD: string; PGDATABASE: string};
  /** The lines that `psql` prints for a query, columns apart by `|`. */
  rows(query: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** The server refuses to run as root: it gets the user that its package made. */
function serverUser(): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], {encoding: 'utf8'}));
  return {uid: id('-u'), gid: id('-g')};
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // The fast way to end: it breaks connections off instead of waiting for them.
  server.kill('SIGINT');
  return ended;
}

/** Starts a server on a free port of the loopback, in a new folder that `stop` removes. */
export async function startPostgres(database: string): Promise<Postgres> {
  const bin = programsFolder()!;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const user = serverUser();
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid!);
  const [port] = (await freePorts(1)) as [number];
  const env = {PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres', PGPASSWORD: 'testing', PGDATABASE: database};
  const data = path.join(folder, 'data');
  await run(path.join(bin, 'initdb'), ['-D', data, '-U', env.PGUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {cwd: folder, ...user});
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', env.PGPORT, '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'], {cwd: folder, ...user, stdio: ['ignore', log, log]});
  fs.closeSync(log);
  const psql = async (args: string[]) => (await run(path.join(bin, 'psql'), args, {env: {...process.env, ...env}})).stdout.split('\n').filter(Boolean);
  const stop = async () => {
    await stopServer(server);
    fs.rmSync(folder, {recursive: true, force: true});
  };
  for (const limit = Date.now() + READY_LIMIT_MS; ;) {
    const refused = await psql(['-d', 'postgres', '-c', `CREATE DATABASE "${database}"`]).then(() => null, (error: Error) => error);
    if (!refused) return {env, rows: (query) => psql(['-At', '-c', query]), stop};
    if (server.exitCode !== null || Date.now() > limit) {
      const output = fs.readFileSync(path.join(folder, 'log'), 'utf8');
      await stop();
      throw new Error(`PostgreSQL did not start: ${refused.message}\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
