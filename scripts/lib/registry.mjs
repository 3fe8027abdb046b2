/**
 * Whether the package registry can be reached. Uses only Node built-ins, because packages might not be installed yet.
 */
import {execFile} from 'node:child_process';

/**
 * Messages of npm if it can't reach the registry. Other errors come from the registry itself, such as a rejected
 * request.
 */
const NOBODY =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/**
 * Why nothing can be installed, or null if the registry responds. npm sends the request, so that its settings apply.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | null>}
 */
export function whyNoRegistry(env = process.env) {
  return new Promise((resolve) => {
    execFile(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=15000'],
      {env},
      (error, _stdout, stderr) => {
        const [code] = (error && NOBODY.exec(stderr)) ?? [];
        resolve(code ? `the npm registry cannot be reached (${code})` : null);
      },
    );
  });
}
