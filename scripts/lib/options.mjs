import process from 'node:process';
import {parseArgs} from 'node:util';
import {fail} from './process.mjs';

/**
 * The options of a command. One that the command doesn't have, or one without its value, ends the process with the
 * reason and with the options that there are.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 * @param {string} usage the options, a line each
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readOptions(config, usage) {
  try {
    return parseArgs({...config, args: config.args ?? process.argv.slice(2)});
  } catch (error) {
    // The second sentence of Node.js explains how to pass an argument that begins with a hyphen.
    const [reason] = /** @type {Error} */ (error).message.split(/\. |\n/);
    return fail(`${reason?.replace(/\.$/, '')}. The options are:\n\n${usage}`);
  }
}
