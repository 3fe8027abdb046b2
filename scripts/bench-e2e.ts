/**
 * Runs browser tests and prints the processor seconds of each kind of process. Unlike the elapsed time, these hardly
 * depend on other work on the machine. Needs Linux and a finished build. Doesn't count what a process does in its last
 * tenth of a second.
 *
 *   npx tsx scripts/bench-e2e.ts --workers=1 tests/e2e/look.spec.ts
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {commandOf, family, processes, roleOf} from './bench/processes';

const INTERVAL_MS = 100;
const root = path.resolve(__dirname, '..');
/** The last known values of each process, by process ID and start time. */
const seen = new Map<string, {role: string; seconds: number}>();

const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
const timer = setInterval(() => {
  for (const {pid, began, seconds} of family(child.pid!, processes())) {
    // A process that has just been forked still has the command line of its parent.
    const command = commandOf(pid);
    const key = `${pid} ${began}`;
    seen.set(key, {role: command ? roleOf(command) : (seen.get(key)?.role ?? 'runner and the rest'), seconds});
  }
}, INTERVAL_MS);

child.on('close', (code) => {
  clearInterval(timer);
  const totals = new Map<string, number>();
  for (const {role, seconds} of seen.values()) totals.set(role, (totals.get(role) ?? 0) + seconds);
  const rows = [...totals].sort(([, one], [, other]) => other - one);
  console.log(`\n${rows.reduce((sum, [, seconds]) => sum + seconds, 0).toFixed(1)} processor seconds:`);
  for (const [role, seconds] of rows) console.log(`${seconds.toFixed(1).padStart(8)}  ${role}`);
  process.exitCode = code ?? 1;
});
