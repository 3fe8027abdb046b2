/**
 * Measures how fast `npm run check` is. Copies the project to a temporary folder, adds generated pages in every
 * language until there are 900 content files, and times the check cold, warm, and with `--changed` after an edit.
 * Prints a table, and fails if a target is missed or a check that should pass doesn't. On a busy machine, half of the
 * CPU seconds is what two idle cores would need.
 *
 *   npx tsx scripts/bench-check.ts [--beside] [--verbose] [--keep]
 *
 * `--beside` also times a portal that has grown: 900 generated files in addition to the project's own, without caches.
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addPages} from './bench/addPages';
import {copyProject} from './bench/copyProject';
import {locate} from './check/parse/locate';
import {gitIn, projectFiles} from './lib/git.mjs';

/** Content files: pages in all languages. */
const FILES = 900;
const LANGUAGES = 3;
/** Seconds on two idle cores. */
const TARGETS = {cold: 20, changed: 3};

const root = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'bench-check-'));
const cache = path.join(copy, '.cache/check');
const git = (...args: string[]) => gitIn(copy, ...args);
const rows: string[][] = [['run', 'seconds', 'CPU', 'CPU / 2', 'target']];

/** Runs the check once and adds a row to the table. @param passes whether it must pass */
function time(
  name: string,
  {flags = [], target, passes = true}: {flags?: string[]; target?: number; passes?: boolean} = {},
): void {
  const started = performance.now();
  const command = `TIMEFORMAT='%U %S'; time ${JSON.stringify(process.execPath)} scripts/check.mjs ${flags.join(' ')}`;
  const {status, stdout, stderr} = spawnSync('bash', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, CHECK_CACHE: cache},
  });
  const seconds = (performance.now() - started) / 1000;
  if (target !== undefined && seconds > target) process.exitCode = 1;
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  rows.push([
    name,
    seconds.toFixed(1),
    (user + system).toFixed(1),
    ((user + system) / 2).toFixed(1),
    target === undefined ? '' : `< ${target}`,
  ]);
  if (process.argv.includes('--verbose')) console.log(stdout.split('\n').slice(-6).join('\n'));
  if (passes && status !== 0)
    throw new Error(`The check of generated pages fails, so its time is meaningless:\n${stdout}`);
}

try {
  copyProject(root, copy);
  const own = projectFiles(root)!.filter(locate).length;
  const generated = Math.max(0, Math.ceil((FILES - own) / LANGUAGES));
  const total = (pages: number) => own + pages * LANGUAGES;
  addPages(copy, 0, generated);
  writeFileSync(path.join(copy, '.gitignore'), 'node_modules\n.cache/\n');
  git('init', '-b', 'main');
  git('add', '-A');
  git('commit', '-m', 'bench');
  git('checkout', '-b', 'work');

  time(`cold, ${total(generated)} content files`, {target: TARGETS.cold});
  time('warm');
  time('--changed, nothing edited', {flags: ['--changed']});
  appendFileSync(path.join(copy, 'docs/general/bench/page-1.mdx'), '\nOne more sentence stands here.\n');
  // The translations of an edited page are stale.
  time('--changed, a page edited', {flags: ['--changed'], target: TARGETS.changed, passes: false});
  appendFileSync(path.join(copy, 'src/config/site.ts'), '\nexport const BENCH = 1;\n');
  time('--changed, a component edited', {flags: ['--changed'], target: TARGETS.changed, passes: false});
  if (process.argv.includes('--beside')) {
    git('checkout', '--', '.');
    addPages(copy, generated, FILES / LANGUAGES);
    rmSync(cache, {recursive: true});
    time(`cold, ${total(FILES / LANGUAGES)} content files`);
  }
  for (const [name, ...cells] of rows)
    console.log(`${name!.padEnd(32)}${cells.map((cell) => cell.padStart(9)).join('')}`);
} finally {
  if (!process.argv.includes('--keep')) rmSync(copy, {recursive: true, force: true});
}
