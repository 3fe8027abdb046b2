import {execFile, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Gateway} from '../gateway';
import {ROOT} from '../packages';
import {withLocalEndpoints, redirectsTo} from '../programs/runProgram';
import type {EnvioToolchain} from './toolchain';

const LIMIT_MS = 240_000;

/** A command that runs until it is stopped. */
export interface Started {
  printed(): string;
  /** Whether it ended by itself, which it should not do. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** The folder that a reader of the page has, and a shell in it. */
export interface EnvioProject {
  folder: string;
  /** Saves a file, with the gateway in place of the public endpoints. */
  save(name: string, text: string): void;
  /** Runs a command and returns what it printed; rejects when it fails. */
  type(line: string): Promise<string>;
  /** Starts a command that does not end by itself. */
  start(line: string, variables: Record<string, string>): Started;
  remove(): void;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Also ends the processes that the command started, because the shell leads a separate process group. */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

/** Creates an empty folder. */
export function createEnvioProject(gateway: Pick<Gateway, 'urls'>, {envio, bin}: EnvioToolchain): EnvioProject {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'envio-'));
  const home = path.join(folder, '.bin');
  fs.mkdirSync(home);
  // Replaces npx, which would download the same program of Envio again.
  fs.writeFileSync(
    path.join(home, 'npx'),
    `#!/bin/sh\n[ "$1" = envio@2.32.12 ] || exit 1\nshift\nexec "${envio}" "$@"\n`,
    {mode: 0o755},
  );
  const env = {
    ...process.env,
    PATH: `${home}:${bin}:${process.env['PATH']}`,
    pnpm_config_store_dir: path.join(ROOT, '.cache/pnpm'),
    NO_COLOR: '1',
  };
  return {
    folder,
    save: (name, text) => {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, withLocalEndpoints(text, redirectsTo(gateway)));
    },
    type: (line) =>
      new Promise((resolve, reject) => {
        execFile(
          'sh',
          ['-c', line],
          {cwd: folder, env, timeout: LIMIT_MS, maxBuffer: 1 << 26},
          (error, stdout, stderr) => {
            if (error) reject(new Error(`"${line}" failed:\n${stderr}${stdout}`));
            else resolve(stdout);
          },
        );
      }),
    start: (line, variables) => {
      const child = spawn('sh', ['-c', line], {
        cwd: folder,
        env: {...env, ...variables},
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)));
      return {printed: () => text, hasEnded: () => hasEnded(child), stop: () => stopGroup(child)};
    },
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}
