import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = process.cwd();
/** A finding of the linter, as in its JSON. */
export type Finding = {
  filename: string;
  message: string;
  code?: string;
  labels: {span: {line: number; column: number}}[];
};

/**
 * The findings of the project's settings in these files (path from the root to text), which exist only in a folder of
 * the test.
 */
export function lint(files: Record<string, string>): Finding[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  // The settings are copied, because their folder patterns are relative to their own location.
  for (const part of ['.oxlintrc.json', 'scripts/check/lint'])
    cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
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
    // It exits with 1 if it found something.
    return (error as {stdout: string}).stdout;
  }
}
