import {execFile, execFileSync, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {generatePrivateKey} from 'viem/accounts';
import {homeIn} from '../../../lib/home';
import type {Gateway} from '../../gateway';
import {testPackage, ROOT} from '../../packages';
import {withLocalEndpoints, redirectsTo} from '../../programs/runProgram';
import {closedPort} from './closedPort';
import {fillBin, FOUNDRY, keepCompiler} from './readersTools';

const PRELOAD = path.join(ROOT, 'scripts/devnet/programs/programPreload.mjs');
const LIMIT_MS = 360_000;
/** Variables that each reader gets from this module, even one that continues another's terminal. */
const OWN = 'INSTALLED_PACKAGES|KEPT|REDIRECTS';
/** Those, and variables of the shell itself, some of which can't be set. */
const SHELLS_OWN = `(BASH.*|EUID|IFS|OPTIND|PPID|PS[0-9]|PWD|SHELLOPTS|UID|_|ended|${OWN})`;
/**
 * Passes the folder and the variables from one command to the next, as in one terminal, including variables that
 * programs don't see.
 */
const LINE = (line: string) => `for kept in plain variables; do [ -f "$KEPT/$kept" ] && . "$KEPT/$kept"; done
cd "$(cat "$KEPT/folder")" || exit 1
${line}
ended=$?
pwd > "$KEPT/folder"
set | grep -E "^[A-Za-z_][A-Za-z0-9_]*=('[^']*'|[^' (]*)$" | grep -vE '^${SHELLS_OWN}=' > "$KEPT/plain"
export -p | grep -vE '^export (${OWN})=' > "$KEPT/variables"
exit $ended`;

/** A terminal in which a program runs. */
export interface Terminal {
  /** Presses Ctrl+C, and waits until the program has ended. */
  interrupt(): Promise<void>;
}

/** Someone who follows a page in an empty folder, with an empty home. */
export interface Reader {
  /** Saves a file, or adds to its end. */
  save(name: string, code: string, isContinued: boolean): void;
  /** Runs a line in the terminal and returns all that it printed; rejects when it fails. */
  type(line: string): Promise<string>;
  /**
   * Runs a line in a copy of the folder, so that it leaves nothing behind, and returns what it printed even if it
   * failed.
   * @param state `unfunded`: with a key whose account has no CFX; `offline`: with endpoints on which no program listens
   */
  tryOut(line: string, state?: 'unfunded' | 'offline'): Promise<{failed: boolean; printed: string}>;
  /** Starts a line that doesn't end by itself, in a separate terminal, and waits until its output contains `sign`. */
  serve(line: string, sign: string): Promise<Terminal>;
  /** What all of these lines have printed so far. */
  served(): string;
  /** Everything that the reader has: the project, the state of the terminal, the home and programs. */
  place: string;
  leave(): Promise<void>;
}

/** Ends a process group, because `npx tsx` starts a child process. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

/** Whether a group has processes. Its first one can end before the others. */
function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** Ctrl+C reaches the whole group of a terminal. */
async function interrupt({pid = 0}: ChildProcess): Promise<void> {
  process.kill(-pid, 'SIGINT');
  for (const limit = Date.now() + LIMIT_MS; isAlive(pid); await sleep(20))
    if (Date.now() > limit) throw new Error(`the program goes on ${LIMIT_MS} ms after Ctrl+C`);
}

/** What differs from page to page. */
export interface ReaderOptions {
  /** Other texts of files and commands to replace, such as fixed ports. */
  replaced?: Readonly<Record<string, string>>;
  /** Folders whose node_modules have packages that aren't among the root's. */
  packages?: readonly string[];
  /** A different Node.js from that of the tests. */
  node?: string;
  /** Files, including programs, that the reader has in the folder before the page begins. */
  given?: Readonly<Record<string, string | Buffer>>;
  /** A reader at the end of another page: this one begins with a copy of all that they have. */
  continues?: Pick<Reader, 'place'>;
}

/** Parts of a reader's place. */
const PARTS = ['project', 'kept', 'bin', 'home'];

/** Rewrites each file in a folder, but none in the folders inside it. */
function rewrite(folder: string, change: (text: string) => string): void {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (!entry.isFile()) continue;
    const text = fs.readFileSync(file, 'utf8');
    if (change(text) !== text) fs.writeFileSync(file, change(text));
  }
}

/**
 * Copies what a reader has to another place. The state of the terminal contains paths, and a file saved earlier can
 * contain an address that only the next page uses.
 */
function copyPlace(from: string, to: string, replaced: Readonly<Record<string, string>>): void {
  for (const part of PARTS)
    fs.cpSync(path.join(from, part), path.join(to, part), {recursive: true, verbatimSymlinks: true});
  rewrite(path.join(to, 'kept'), (text) => text.replaceAll(from, to));
  rewrite(path.join(to, 'project'), (text) => withLocalEndpoints(text, replaced));
}

/**
 * Starts with an empty folder outside the repository, so that programs find only the packages that the page tells its
 * reader to install.
 */
export function startReader(
  gateway: Pick<Gateway, 'urls'>,
  {replaced = {}, packages = [], node = process.execPath, given = {}, continues}: ReaderOptions = {},
): Reader {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'reader-'));
  const [folder, kept, bin, home] = PARTS.map((name) => path.join(place, name)) as [string, string, string, string];
  if (continues) copyPlace(continues.place, place, replaced);
  else for (const made of [folder, kept, bin]) fs.mkdirSync(made);
  for (const [name, text] of Object.entries(given)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text, {mode: 0o755});
  }
  fillBin(bin, node, place);
  keepCompiler(home);
  if (!continues) fs.writeFileSync(path.join(kept, 'folder'), folder);
  const redirects = redirectsTo(gateway);
  const known = {...redirects, ...Object.fromEntries(Object.values(redirects).map((url) => [url, url]))};
  const {PRIVATE_KEY: _, NODE_ENV: __, ...inherited} = homeIn(home);
  const env = (changes: NodeJS.ProcessEnv = {}) => ({
    ...inherited,
    PATH: `${bin}:${process.env['PATH']}`,
    REAL_NPM: execFileSync('sh', ['-c', 'command -v npm'], {encoding: 'utf8'}).trim(),
    INSTALLED_PACKAGES: [
      ...packages.map((folder) => path.join(folder, 'node_modules')),
      testPackage(''),
      path.join(ROOT, 'node_modules'),
    ].join(path.delimiter),
    NODE_OPTIONS: `--import ${PRELOAD}`,
    REDIRECTS: JSON.stringify(known),
    GLOBAL_BIN: bin,
    ...FOUNDRY,
    KEPT: kept,
    NO_COLOR: '1',
    ...changes,
  });
  const current = () => fs.readFileSync(path.join(kept, 'folder'), 'utf8').trim();
  const run = (line: string, changes?: NodeJS.ProcessEnv) =>
    new Promise<{failed: boolean; printed: string}>((resolve) => {
      execFile(
        'sh',
        ['-c', LINE(withLocalEndpoints(line, replaced))],
        {cwd: folder, env: env(changes), timeout: LIMIT_MS},
        (error, stdout, stderr) => resolve({failed: error !== null, printed: `${stdout}${stderr}`}),
      );
    });
  const servers: ChildProcess[] = [];
  let served = '';
  return {
    save: (name, code, isContinued) => {
      const file = path.join(current(), name);
      if (isContinued !== fs.existsSync(file) && isContinued)
        throw new Error(`"${name}, continued" is shown before "${name}"`);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, withLocalEndpoints(code, {...redirects, ...replaced}), {flag: isContinued ? 'a' : 'w'});
    },
    type: async (line) => {
      const {failed, printed} = await run(line);
      if (failed) throw new Error(`"${line}" failed:\n${printed}`);
      return printed;
    },
    tryOut: async (line, state) => {
      const copy = fs.mkdtempSync(path.join(place, 'copy-'));
      const own = path.join(copy, 'kept');
      fs.cpSync(kept, own, {recursive: true});
      fs.cpSync(current(), path.join(copy, 'project'), {recursive: true, verbatimSymlinks: true});
      fs.writeFileSync(path.join(own, 'folder'), path.join(copy, 'project'));
      const closed = await closedPort();
      const nowhere = (text: string) =>
        Object.values(redirects).reduce(
          (all, url) => all.replaceAll(url, `${new URL(url).protocol}//127.0.0.1:${closed}`),
          text,
        );
      if (state === 'unfunded')
        fs.writeFileSync(path.join(copy, 'project/.env'), `PRIVATE_KEY=${generatePrivateKey()}\n`);
      if (state === 'offline') rewrite(path.join(copy, 'project'), nowhere);
      return run(line, {KEPT: own, ...(state === 'offline' && {REDIRECTS: nowhere(JSON.stringify(known))})});
    },
    serve: (line, sign) =>
      new Promise((resolve, reject) => {
        const server = spawn('sh', ['-c', LINE(line)], {cwd: folder, env: env(), detached: true, stdio: 'pipe'});
        servers.push(server);
        let printed = '';
        for (const stream of [server.stdout, server.stderr]) {
          stream.on('data', (text) => {
            printed += String(text);
            served += String(text);
            if (printed.includes(sign)) resolve({interrupt: () => interrupt(server)});
          });
        }
        server.once('exit', () => reject(new Error(`"${line}" ended before it printed "${sign}":\n${printed}`)));
      }),
    served: () => served,
    place,
    leave: async () => {
      await Promise.all(servers.map(stop));
      fs.rmSync(place, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
