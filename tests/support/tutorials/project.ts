import {execFile, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../claims/gasTopics';
import {aimed, redirectsTo} from '../claims/runProgram';
import type {Gateway} from '../node/gateway';

const SNIPPETS = path.join(ROOT, 'src/snippets/tutorials');
const PRELOAD = path.join(ROOT, 'tests/support/claims/redirectFetch.mjs');
const LIMIT_MS = 60_000;

/** A tutorial's files in a folder of their own, as a reader has them. */
export interface Project {
  folder: string;
  /** Runs `node compile.mjs <args>`, `npx tsx <program> <args>` or `python3 <program> <args>` and returns what it printed; rejects when it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  /** Starts a program that does not end by itself. The caller ends it. */
  start(program: string, ...args: string[]): ChildProcess;
  /** What the page shows as the output of a step: `<step>.out.txt` of the tutorial. */
  shown(step: string): string;
  remove(): void;
}

/**
 * Copies a tutorial and the shared files that it names, with the gateway in place of the public endpoints.
 * The folder is inside the repository, so programs find the packages whose versions package.json pins.
 */
export function createProject(name: string, shared: readonly string[], gateway: Pick<Gateway, 'urls'>): Project {
  const redirects = redirectsTo(gateway);
  const parent = path.join(ROOT, '.cache/programs');
  fs.mkdirSync(parent, {recursive: true});
  const folder = fs.mkdtempSync(path.join(parent, `${name}-`));
  const own = fs.readdirSync(path.join(SNIPPETS, name)).filter((file) => !file.endsWith('.out.txt')).map((file) => `${name}/${file}`);
  for (const file of [...own, ...shared]) {
    fs.writeFileSync(path.join(folder, path.basename(file)), aimed(fs.readFileSync(path.join(SNIPPETS, file), 'utf8'), redirects));
  }
  const known = {...redirects, ...Object.fromEntries(Object.values(redirects).map((url) => [url, url]))};
  const options = {cwd: folder, env: {...process.env, REDIRECTS: JSON.stringify(known), NO_COLOR: '1'}};
  const argumentsFor = (program: string, args: string[]) => [...(program.endsWith('.ts') ? ['--import', 'tsx', '--import', PRELOAD] : []), program, ...args];
  return {
    folder,
    run: (program, ...args) => new Promise((resolve, reject) => {
      execFile(program.endsWith('.py') ? 'python3' : process.execPath, argumentsFor(program, args), {...options, timeout: LIMIT_MS}, (error, stdout, stderr) => {
        if (error) reject(new Error(`${name}/${program} failed${error.killed ? ` to end in ${LIMIT_MS} ms` : ''}:\n${stderr}${stdout}`));
        else resolve(stdout);
      });
    }),
    start: (program, ...args) => spawn(process.execPath, argumentsFor(program, args), {...options, stdio: ['ignore', 'pipe', 'inherit']}),
    shown: (step) => fs.readFileSync(path.join(SNIPPETS, name, `${step}.out.txt`), 'utf8'),
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}

/** The versions that the root's package.json pins. */
export function pinnedVersions(): Record<string, string> {
  const {dependencies, devDependencies} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  return {...dependencies, ...devDependencies};
}
