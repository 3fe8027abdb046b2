import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {changedFiles, commitOf, commitsOf, fileAt, forkPoint, gitIn, isShallow, projectFiles} from '../git.mjs';
import {toolIsMissing} from '../tools';

describe.skipIf(toolIsMissing('queries of git', 'git'))('what the project asks git', () => {
  let root: string;
  const git = (...args: string[]) => gitIn(root, ...args);
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(root, file), text);
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'git-'));
    git('init', '-b', 'main');
    write('.gitignore', 'ignored\n');
    write('a.txt', 'one\n');
    write('zürich.txt', 'one');
    git('add', '-A');
    git('commit', '-m', 'first');
    git('checkout', '-b', 'work');
    git('mv', 'a.txt', 'b.txt');
    git('commit', '-m', 'second');
    for (const file of ['ignored', 'new.txt']) write(file, 'two');
    fs.rmSync(path.join(root, 'zürich.txt'));
  });
  afterAll(() => fs.rmSync(root, {recursive: true}));

  it('lists files that are tracked or new, and not deleted or ignored', () => {
    expect(projectFiles(root)).toEqual(['.gitignore', 'b.txt', 'new.txt']);
    expect(projectFiles(root, ['b.txt', 'zürich.txt'])).toEqual(['b.txt']);
  });

  it('finds commits, the base of the branch, and whether the history is complete', () => {
    expect([commitOf(root), commitOf(root, 'nothing'), forkPoint(root), isShallow(root)]).toEqual([
      git('rev-parse', 'work'),
      undefined,
      git('rev-parse', 'main'),
      false,
    ]);
  });

  it('finds a file at a commit, and the commits of a file that was renamed', () => {
    expect([fileAt(root, 'main', 'a.txt'), fileAt(root, 'work', 'a.txt')]).toEqual(['one\n', undefined]);
    expect(commitsOf(root, 'b.txt', 9)).toEqual([git('rev-parse', 'work'), git('rev-parse', 'main')]);
  });

  it('compares with the base of the branch', () => {
    expect(changedFiles(root)).toEqual(['b.txt', 'new.txt']);
    expect(changedFiles(root, {deleted: true})).toEqual(['a.txt', 'b.txt', 'new.txt', 'zürich.txt']);
    expect(changedFiles(root, {base: 'nothing'})).toBeUndefined();
  });

  it('returns undefined outside of a checkout', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-git-'));
    expect([
      projectFiles(folder),
      commitOf(folder),
      changedFiles(folder),
      commitsOf(folder, 'a.txt', 1),
      forkPoint(folder),
    ]).toEqual([undefined, undefined, undefined, [], 'HEAD']);
    fs.rmdirSync(folder);
  });
});
