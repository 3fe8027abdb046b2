import {spawn} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {changedFiles} from '../lib/git.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (file) => path.join(root, 'node_modules', file);
const CODE = /\.(?:tsx?|mjs|cjs|jsx?)$/;
/** Files that the formatter handles, unless `.oxfmtrc.json` excludes them. */
const FORMATTED = /\.(?:tsx?|mjs|cjs|jsx?|css|json)$/;
/** A part that takes longer than this is considered hung (milliseconds). */
const TIMEOUT_MS = 600_000;

/** Runs the requested parts in parallel and prints each as it ends. Resolves to whether all passed. */
export async function runParts(argv) {
  const started = performance.now();
  const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : undefined;
  const parts = [];
  for await (const part of partsFor(argv)) {
    if (only === undefined || part.name === only)
      parts.push(part.skip ? {...part, ok: true, seconds: 0, closing: ''} : run(part));
  }
  if (parts.length === 0) {
    console.error(`There is no part "${only}". Use types, lint, format or content.`);
    return false;
  }
  const results = await Promise.all(parts);
  const width = Math.max(...results.map(({name}) => name.length));
  console.log('');
  for (const {name, ok, seconds, skip, closing} of results) {
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${skip ?? `${seconds.toFixed(1)} s  ${closing}`}`);
  }
  const passed = results.every(({ok}) => ok);
  console.log(
    `${passed ? 'The check passed' : 'The check failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  return passed;
}

/** Each part as soon as it can start: git lists the changes while the content is read. */
async function* partsFor(argv) {
  const cache = process.env.CHECK_CACHE ?? bin('.cache/check');
  mkdirSync(cache, {recursive: true});
  yield {name: 'content', command: [process.execPath, '--require', 'tsx/cjs', 'scripts/check/content.ts', ...argv]};
  const changed = argv.includes('--changed') ? (changedFiles(root, {deleted: true}) ?? []) : undefined;
  const code = changed?.filter((file) => CODE.test(file));
  const skip = code?.length === 0 ? 'nothing changed' : undefined;
  yield {name: 'types', skip, ...(await compiler(path.join(cache, 'types.tsbuildinfo'))), tidy: tidyTypes};
  yield {
    name: 'lint',
    skip,
    command: [
      process.execPath,
      bin('oxlint/bin/oxlint'),
      '--deny-warnings',
      '--no-error-on-unmatched-pattern',
      '--format',
      'json',
      ...there(code),
    ],
    tidy: tidyLint,
  };
  const formatted = changed && there(changed.filter((file) => FORMATTED.test(file)));
  yield {
    name: 'format',
    skip: formatted?.length === 0 ? 'nothing changed' : undefined,
    command: [
      process.execPath,
      bin('oxfmt/bin/oxfmt'),
      '--list-different',
      '--no-error-on-unmatched-pattern',
      ...there(formatted),
    ],
    tidy: tidyFormat,
  };
}

/** Those of the files that exist; the changed ones include deleted files. @param {string[]} [files] */
const there = (files = []) => files.filter((file) => existsSync(path.join(root, file)));

/**
 * The native compiler takes a fifth of the time; if it is not installed, the framework's compiler reports the same. By
 * default, the native one checks shared types in each of four threads and collects garbage, which takes half of its
 * time; without that, it stays below 1 GB.
 */
export async function compiler(record) {
  const native = await nativeCompiler();
  const flags = ['--pretty', 'false', '--tsBuildInfoFile', record];
  return native
    ? {command: [...native, ...flags, '--checkers', '1'], env: {GOGC: 'off', GOMEMLIMIT: '1500MiB'}}
    : {command: [process.execPath, bin('typescript/bin/tsc'), ...flags]};
}

/** The start of its command: the program itself, which avoids a Node process that would only start it. */
async function nativeCompiler() {
  const script = bin('typescript-native/bin/tsc');
  if (!existsSync(script)) return undefined;
  try {
    const {default: programPath} = await import(pathToFileURL(bin('typescript-native/lib/getExePath.js')).href);
    return [programPath()];
  } catch {
    return [process.execPath, script];
  }
}

/**
 * Starts one part in a separate process; its lines are printed when it ends, so that the output of parts is not mixed.
 */
function run(part) {
  const started = performance.now();
  return new Promise((resolve) => {
    const [program, ...args] = part.command;
    const child = spawn(program, args, {
      cwd: root,
      env: {...process.env, ...part.env},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('close', (code) => {
      const lines = (part.tidy ? part.tidy(output) : output.trim().split('\n')).filter(Boolean);
      const closing = part.tidy ? `${lines.length} errors` : (lines.pop() ?? '');
      for (const line of lines) console.log(line);
      // A part without output on its standard output has crashed: show why.
      if (code === null) console.log(`The part "${part.name}" was stopped after ${TIMEOUT_MS / 1000} s.`);
      if (code !== 0 && (lines.length === 0 || errors)) console.log(errors.trim());
      resolve({...part, ok: code === 0, seconds: (performance.now() - started) / 1000, closing});
    });
  });
}

/** Converts `src/a.ts(3,5): error TS2304: text` to the format of the other parts. */
export function tidyTypes(output) {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/, '$1:$2:$3  types/$4  $5'));
}

/**
 * Converts the linter's JSON to the format of the other parts: `eslint(eqeqeq)` is `lint/eqeqeq`,
 * `react(exhaustive-deps)` `lint/react/exhaustive-deps`.
 */
export function tidyLint(output) {
  let diagnostics;
  try {
    ({diagnostics} = JSON.parse(output));
  } catch {
    return output.trim().split('\n');
  }
  return diagnostics.map(({filename, labels, code, message, help}) => {
    const {line, column} = labels?.[0]?.span ?? {line: 1, column: 1};
    const rule = code?.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2') ?? 'directive';
    return `${filename}:${line}:${column}  lint/${rule}  ${[message, help].filter(Boolean).map(sentence).join(' ')}`;
  });
}

/** Files that the formatter would change, in the format of the other parts. */
export function tidyFormat(output) {
  const files = output.split('\n').filter((line) => line && !line.startsWith('Finished in '));
  return files.map((file) => `${file}:1:1  format  The file isn't formatted. Run "npm run format".`);
}

const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
