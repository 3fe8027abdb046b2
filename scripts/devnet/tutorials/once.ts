import fs from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const PAUSE_MS = 200;

/**
 * Whether a process is still running. A lock file that was opened but not yet written has no ID, and counts as held.
 */
function isAlive(pid: number): boolean {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/**
 * Makes a folder only once if several test files need it at the same time: the first one makes it, the others wait.
 * @param make fills the folder; what it returns is written to `installed`, which marks the folder as complete
 */
export async function once(folder: string, make: () => Promise<string>): Promise<string> {
  const done = `${folder}/installed`;
  const lock = `${folder}.lock`;
  fs.mkdirSync(folder, {recursive: true});
  while (!fs.existsSync(done)) {
    try {
      fs.writeFileSync(lock, String(process.pid), {flag: 'wx'});
    } catch {
      // An interrupted run left its lock behind.
      if (!isAlive(Number(read(lock)))) fs.rmSync(lock, {force: true});
      await sleep(PAUSE_MS);
      continue;
    }
    try {
      if (!fs.existsSync(done)) fs.writeFileSync(done, await make());
    } finally {
      fs.rmSync(lock, {force: true});
    }
  }
  return folder;
}
