/**
 * The project's root, and functions that run its commands, with Node built-ins only, because packages might not be
 * installed yet.
 */
import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The priority of a command that gives way to others: it gets a third of the processor time of a command with normal
 * priority, and all the time that those leave unused.
 */
const LOWER_PRIORITY = 5;

/** Lowers the priority of a process and of what it will start, where the system allows it. @param {number} pid */
function lowerPriority(pid) {
  try {
    os.setPriority(pid, Math.max(os.getPriority(), LOWER_PRIORITY));
  } catch {
    // The process then keeps its priority.
  }
}

/**
 * How a command runs.
 *
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [quiet] drops the output
 * @property {boolean} [givesWay] lets other commands use the processor first
 * @property {(output: Buffer) => void} [keep] receives the output instead of the terminal
 */

/**
 * Runs a command in the project's root with its output passed through.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 127 when the command could not be started, 128 when a signal ended it
 */
export function run(command, args, {env = {}, quiet = false, givesWay = false, keep} = {}) {
  const output = quiet ? 'ignore' : keep ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd: ROOT, stdio: ['ignore', output, output], env: {...process.env, ...env}});
    if (givesWay && child.pid !== undefined) lowerPriority(child.pid);
    if (keep) for (const stream of [child.stdout, child.stderr]) stream?.on('data', keep);
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 128));
  });
}

/**
 * Runs a JavaScript file with this same Node.
 *
 * @param {string[]} args the file, relative to the root, and its arguments
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm, if possible the one that started this process, so that npm 10 stays npm 10.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return runNode([cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Ends the process with a readable message, not a stack trace. @param {string} message @returns {never} */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
