import os from 'node:os';
import {describe, expect, it} from 'vitest';
import {run, runNode} from '../process.mjs';

/** Priority of a process that a command starts. */
const PRINT_PRIORITY = `
  const {spawnSync} = require('node:child_process');
  const own = 'process.stdout.write(String(require("node:os").getPriority()))';
  process.stdout.write(spawnSync(process.execPath, ['-e', own]).stdout);
`;

async function printed(options: Parameters<typeof runNode>[1]): Promise<string> {
  const output: Buffer[] = [];
  expect(await runNode(['-e', PRINT_PRIORITY], {...options, keep: (chunk) => output.push(chunk)})).toBe(0);
  return Buffer.concat(output).toString('utf8');
}

describe('a command of a run', () => {
  it('has the priority of the run, with everything that it starts, and a lower one if it gives way', async () => {
    const own = os.getPriority();
    expect(await printed({})).toBe(String(own));
    expect(Number(await printed({givesWay: true}))).toBe(Math.max(own, 5));
  });

  it('ends with its exit code, with 127 if it does not exist, and with 128 if a signal ends it', async () => {
    expect(await runNode(['-e', 'process.exitCode = 3'])).toBe(3);
    expect(await run('a-command-that-does-not-exist', [], {givesWay: true})).toBe(127);
    expect(await runNode(['-e', 'process.kill(process.pid)'])).toBe(128);
  });
});
