import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = process.cwd();
/** A finding of the linter, as its JSON has it. */
export type Finding = {filename: string; message: string; code?: string; labels: {span: {line: number; column: number}}[]};

/** What the project's own settings find in these files (path from the root to text), which exist in a folder of the test only. */
export function lint(files: Record<string, string>): Finding[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  // The settings go along: what they say of folders counts from where they are.
  for (const part of ['.oxlintrc.json', 'scripts/check/lint']) cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  try {
    return JSON.parse(run(folder)).diagnostics;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function run(folder: string): string {
  const args = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'];
  try {
    return execFileSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
  } catch (error) {
    // It ends with 1 where it found something.
    return (error as {stdout: string}).stdout;
  }
}
