/** Whether the package registry can be reached. Node built-ins only: nothing may be installed yet. */
import {execFile} from 'node:child_process';

/** Messages of npm if it can't reach the registry. Other errors, such as a rejection, come from the registry. */
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
        resolve(code ? `the npm registry is out of reach (${code})` : null);
      },
    );
  });
}
