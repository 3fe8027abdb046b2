import {fork, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {homeIn} from '../../lib/home';

/**
 * A node with exactly the settings of a file. It runs in a separate folder, which is its working directory, as after
 * `cd <folder>`.
 */
export interface FileNode {
  /** What the node printed. */
  output(): string;
  /** Stops the node and keeps its folder. Safe to call twice. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 15_000;

/** The cause of a start that failed: the message of the node, and what it printed before it gave up. */
function failure(message: unknown, output: string): Error {
  return new Error(`${typeof message === 'string' ? message : JSON.stringify(message)}\n${output}`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
  });
}

/**
 * Starts a node as `conflux --config <file>` does.
 * @throws Error with the message of the node if it doesn't start
 */
export async function startFile(folder: string, settings: string): Promise<FileNode> {
  fs.mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'node.toml');
  const printed = path.join(folder, 'process.log');
  fs.writeFileSync(file, settings);
  const log = fs.openSync(printed, 'a');
  const child = fork(path.join(__dirname, 'nodeChild.cjs'), [file, folder], {
    cwd: folder,
    env: homeIn(folder),
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  fs.closeSync(log);
  const output = () => fs.readFileSync(printed, 'utf8');
  const stop = () => {
    if (child.connected) child.send('stop');
    return ended(child);
  };
  const message = await new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) => resolve(`the node's process ended (${signal ?? `code ${code}`})`));
  });
  if (message === 'started') return {output, stop};
  child.kill('SIGKILL');
  await ended(child);
  throw failure(message, output());
}
