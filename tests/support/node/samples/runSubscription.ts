import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {SampleCall, SampleKind} from 'docusaurus-plugin-openrpc/samples';

/** Inside the project, so that samples find the packages they import. */
const FOLDER = path.resolve(__dirname, '../../../packages/.cache/samples');
const PRELOAD = path.join(__dirname, 'subscriptionPreload.mjs');
const LIMIT_MS = 30_000;

/**
 * Runs a subscription sample in a separate process until it exits. Returns its output: at least one value, and more if
 * others arrived before it closed its connection.
 */
export async function runSubscription(kind: SampleKind, call: SampleCall): Promise<unknown[]> {
  fs.mkdirSync(FOLDER, {recursive: true});
  const file = path.join(FOLDER, `${process.pid}-${call.method}-${Math.random().toString(36).slice(2)}-${kind.file}`);
  fs.writeFileSync(file, kind.write(call));
  const child = spawn(process.execPath, ['--import', PRELOAD, file], {stdio: ['ignore', 'pipe', 'pipe']});
  let printed = '';
  let failed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (failed += String(chunk)));
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(limit);
  fs.rmSync(file);
  const lines = printed.trim().split('\n');
  if (code !== 0 || !lines[0])
    throw new Error(
      `the sample ended with ${String(code)} and printed ${JSON.stringify(printed.slice(0, 300))} ${failed.slice(0, 600)}`,
    );
  return lines.map((line) => {
    const values = JSON.parse(line) as unknown[];
    if (values.length !== 1) throw new Error(`the sample printed ${values.length} values in a line`);
    return values[0];
  });
}
