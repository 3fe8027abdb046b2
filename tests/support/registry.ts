import {execFile} from 'node:child_process';
import fs from 'node:fs';

/**
 * Messages of npm if it can't reach the registry. Other errors come from the registry itself, such as a rejected
 * request.
 */
const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/** Why nothing can be installed, or null if the registry responds. npm asks, so that its settings apply. */
export function whyNoRegistry(env = process.env): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=15000'],
      {env},
      (error, _stdout, stderr) => {
        const [code] = (error && UNREACHABLE.exec(stderr)) ?? [];
        resolve(code ? `the npm registry cannot be reached (${code})` : null);
      },
    );
  });
}

let asked: Promise<string | null> | undefined;

/**
 * For `skipIf` of tests that install packages which can't be in the project's own package.json: prints once, in the
 * output of the tests, what was not run and why.
 *
 * @param folders where an earlier run installed them; if all exist, the registry is not requested. Omitted if each run
 * installs some.
 * @returns true if they can't be installed
 */
export async function registryIsMissing(what: string, folders?: readonly string[]): Promise<boolean> {
  if (folders?.every((folder) => fs.existsSync(`${folder}/installed`))) return false;
  const reason = await (asked ??= whyNoRegistry());
  if (reason) process.stderr.write(`\nNOT RUN: ${what}: ${reason}.\n`);
  return reason !== null;
}
