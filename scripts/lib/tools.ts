import {spawnSync} from 'node:child_process';

/** Results by search path and name, so that only one process is started for each tool. */
const known = new Map<string, boolean>();

/** Whether a program that not every machine has, such as `python3`, can be started here. */
export function hasTool(name: string): boolean {
  const key = `${process.env.PATH}\0${name}`;
  if (!known.has(key)) known.set(key, spawnSync(name, ['--version'], {stdio: 'ignore'}).status === 0);
  return known.get(key)!;
}

/**
 * For `skipIf` of a test: prints once, in the output of the tests, that something was not run and why.
 *
 * @returns true when one of the tools is missing
 */
export function toolIsMissing(what: string, ...tools: string[]): boolean {
  const missing = tools.find((tool) => !hasTool(tool));
  if (missing) process.stderr.write(`\nNOT RUN: ${what}: ${missing} is not installed.\n`);
  return missing !== undefined;
}
