import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {once} from '../once';

describe('once', () => {
  let parent: string;
  let folder: string;
  let made: number;
  const make = async () => {
    made += 1;
    await sleep(50);
    return 'whole\n';
  };
  beforeEach(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'once-'));
    folder = path.join(parent, 'tools');
    made = 0;
  });
  afterEach(() => fs.rmSync(parent, {recursive: true}));

  it('makes a folder once for all that ask at the same time, and never again', async () => {
    expect(await Promise.all([once(folder, make), once(folder, make), once(folder, make)])).toEqual([
      folder,
      folder,
      folder,
    ]);
    await once(folder, make);
    expect(made).toBe(1);
    expect(fs.readFileSync(path.join(folder, 'installed'), 'utf8')).toBe('whole\n');
    expect(fs.readdirSync(parent)).toEqual(['tools']);
  });

  it('begins again after a failure', async () => {
    await expect(once(folder, () => Promise.reject(new Error('no registry')))).rejects.toThrow('no registry');
    await once(folder, make);
    expect(made).toBe(1);
  });

  it('takes over what a process that has ended left behind', async () => {
    // No process on Linux has an ID this high (pid_max is 2 ** 22 at most).
    fs.writeFileSync(`${folder}.lock`, String(2 ** 22 + 1));
    await once(folder, make);
    expect(made).toBe(1);
  });
});
