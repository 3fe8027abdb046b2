import {execFile} from 'node:child_process';
import fs from 'node:fs';

/** What npm says when it reaches nobody. Another answer, such as a refusal, is one of the registry. */
const NOBODY = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/** Why nothing can be installed, or null when the registry answers. npm asks, so that its settings count. */
export function whyNoRegistry(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  return new Promise((resolve) => {
    execFile('npm', ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=15000'], {env}, (error, _stdout, stderr) => {
      const [code] = (error && NOBODY.exec(stderr)) ?? [];
      resolve(code ? `the npm registry is out of reach (${code})` : null);
    });
  });
}

let asked: Promise<string | null> | undefined;

/**
 * For `skipIf` of tests that install packages which the project's own package.json cannot name: prints once, in the output of the
 * tests, that something was not run and why.
 *
 * @param folders where an earlier run installed them; with all of them there, nobody is asked. Left out where each run installs some.
 * @returns true when they cannot be installed
 */
export async function registryIsMissing(what: string, folders?: readonly string[]): Promise<boolean> {
  if (folders?.every((folder) => fs.existsSync(`${folder}/installed`))) return false;
  const reason = await (asked ??= whyNoRegistry());
  if (reason) process.stderr.write(`\nNOT RUN: ${what}: ${reason}.\n`);
  return reason !== null;
}
