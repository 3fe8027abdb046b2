import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {setPriority} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (file) => path.join(root, 'node_modules', file);
const CODE = /\.(?:tsx?|mjs|cjs|jsx?)$/;
/** A part that takes longer than this hangs (milliseconds). */
const PATIENCE = 300_000;
/**
 * ESLint works in one thread and takes longest: where all parts get the same share of two cores, it is left over at the
 * end, and one core idles. In a run over everything the others step back by this much, and fill the cores beside it.
 */
const STEP_BACK = 2;
const NOT_LINTED = /^(?:static|src\/snippets|tests\/fixtures)\//;

/** Runs the wanted parts side by side and prints each as it ends. Resolves to whether all passed. */
export async function runParts(argv) {
  const started = performance.now();
  const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : undefined;
  const parts = [];
  for await (const part of partsFor(argv)) {
    if (only === undefined || part.name === only) parts.push(part.skip ? {...part, ok: true, seconds: 0, closing: ''} : run(part));
  }
  if (parts.length === 0) {
    console.error(`There is no part "${only}". Write one of types, lint, content.`);
    return false;
  }
  const results = await Promise.all(parts);
  const width = Math.max(...results.map(({name}) => name.length));
  console.log('');
  for (const {name, ok, seconds, skip, closing} of results) {
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${skip ?? `${seconds.toFixed(1)} s  ${closing}`}`);
  }
  const passed = results.every(({ok}) => ok);
  console.log(`${passed ? 'The check passed' : 'The check failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return passed;
}

/** Each part as soon as it can start: git is asked what changed while the content is read. */
async function* partsFor(argv) {
  const cache = process.env.CHECK_CACHE ?? bin('.cache/check');
  mkdirSync(cache, {recursive: true});
  const stepsBack = !argv.includes('--changed');
  yield {name: 'content', stepsBack, command: [process.execPath, '--max-semi-space-size=64', 'scripts/check/content.mjs', ...argv]};
  const changed = stepsBack ? undefined : changedCode();
  const skip = changed?.length === 0 ? 'nothing changed' : undefined;
  yield {name: 'types', stepsBack, skip, ...(await compiler(path.join(cache, 'types.tsbuildinfo'))), tidy: tidyTypes};
  yield {
    name: 'lint', skip, tidy: tidyLint,
    command: [process.execPath, '--max-semi-space-size=64', bin('eslint/bin/eslint.js'), '--cache', '--cache-strategy', 'content', '--cache-location', path.join(cache, 'eslint.json'), '--max-warnings', '0', '--format', 'json', '--no-warn-ignored', ...(changed ?? ['.'])],
  };
}

/**
 * The native compiler takes a fifth of the time; where it is not installed, the one that the framework uses says the same.
 * Left alone, it checks shared types once in each of four threads and collects garbage, half of its time; it ends below 1 GB without.
 */
export async function compiler(record) {
  const native = await nativeCompiler();
  const flags = ['--pretty', 'false', '--tsBuildInfoFile', record];
  return native ? {command: [...native, ...flags, '--checkers', '1'], env: {GOGC: 'off', GOMEMLIMIT: '1500MiB'}} : {command: [process.execPath, bin('typescript/bin/tsc'), ...flags]};
}

/** The start of its command: the program itself, which spares starting Node to start it. */
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

/** Starts one part in a process of its own; its lines are printed when it ends, so that parts do not mix. */
function run(part) {
  const started = performance.now();
  return new Promise((resolve) => {
    const [program, ...args] = part.command;
    const child = spawn(program, args, {cwd: root, env: {...process.env, ...part.env}, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE});
    if (part.stepsBack) stepBack(child.pid);
    let output = '';
    let errors = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('close', (code) => {
      const lines = (part.tidy ? part.tidy(output) : output.trim().split('\n')).filter(Boolean);
      const closing = part.tidy ? `${lines.length} errors` : lines.pop() ?? '';
      for (const line of lines) console.log(line);
      // A part that says nothing on its own standard output has crashed: show why.
      if (code === null) console.log(`The part "${part.name}" was ended after ${PATIENCE / 1000} s.`);
      if (code !== 0 && (lines.length === 0 || errors)) console.log(errors.trim());
      resolve({...part, ok: code === 0, seconds: (performance.now() - started) / 1000, closing});
    });
  });
}

/** @param {number | undefined} pid of a process that could be started */
function stepBack(pid) {
  try {
    if (pid !== undefined) setPriority(pid, STEP_BACK);
  } catch {
    // It has ended already, or the system does not let anyone: then all parts have the same share.
  }
}

/** `src/a.ts(3,5): error TS2304: text` in the form of the other parts. */
export function tidyTypes(output) {
  return output.split('\n').filter(Boolean).map((line) => line.replace(/^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/, '$1:$2:$3  types/$4  $5'));
}

/** ESLint's JSON in the form of the other parts. */
export function tidyLint(output) {
  let results;
  try {
    results = JSON.parse(output);
  } catch {
    return output.trim().split('\n');
  }
  return results.flatMap(({filePath, messages}) =>
    messages.map(({line, column, ruleId, message, fix}) =>
      `${path.relative(root, filePath)}:${line ?? 1}:${column ?? 1}  lint/${ruleId ?? 'parse'}  ${message}${fix ? ' "npx eslint --fix" mends it.' : ''}`),
  );
}

/** Code files that differ from the main branch, and new ones. */
function changedCode() {
  const git = (...args) => {
    try {
      return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    } catch {
      return '';
    }
  };
  const base = git('merge-base', 'HEAD', 'origin/main').trim() || git('merge-base', 'HEAD', 'main').trim() || 'HEAD';
  const files = `${git('diff', '--name-only', '--diff-filter=d', '-z', base)}\0${git('ls-files', '-o', '--exclude-standard', '-z')}`;
  return [...new Set(files.split('\0'))].filter((file) => CODE.test(file) && !NOT_LINTED.test(file) && existsSync(path.join(root, file)));
}
