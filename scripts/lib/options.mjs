import process from 'node:process';
import {parseArgs} from 'node:util';
import {fail} from './process.mjs';

/**
 * Reads the options of a command. If one is unknown or has no value, ends the process with the reason and a list of the
 * available options.
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
    // Node.js adds a second sentence about arguments that begin with a hyphen, which is left out.
    const [reason] = /** @type {Error} */ (error).message.split(/\. |\n/);
    return fail(`${reason?.replace(/\.$/, '')}. The options are:\n\n${usage}`);
  }
}
