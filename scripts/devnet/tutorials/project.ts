import {execFile, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Gateway} from '../gateway';
import {PROGRAM_FOLDER, ROOT, testedVersions} from '../packages';
import {withLocalEndpoints, redirectsTo} from '../programs/runProgram';
import {transpileFolder} from '../programs/transpile';
import {HARDHAT_PACKAGES} from './toolchain';

const SNIPPETS = path.join(ROOT, 'src/snippets/tutorials');
const PRELOAD = path.join(ROOT, 'scripts/devnet/programs/programPreload.mjs');
const LIMIT_MS = 60_000;

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());

/** The files of a tutorial that a reader saves: all except the output of its programs. */
const filesOf = (tutorial: string) =>
  filesBelow(path.join(SNIPPETS, tutorial)).filter((file) => !file.endsWith('.out.txt'));

/** Files with the names that they get. `name/` is a tutorial whose folder the reader continues with. */
const sharedFiles = (file: string) =>
  file.endsWith('/') ? filesOf(file).map((inside) => [`${file}${inside}`, inside]) : [[file, path.basename(file)]];

/** The texts of a tutorial's files, and of the shared files that it uses, by the names that they get. */
const textsOf = (name: string, shared: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [`${name}/`, ...shared]
      .flatMap(sharedFiles)
      .map(([from = '', to]) => [to, fs.readFileSync(path.join(SNIPPETS, from), 'utf8')]),
  );

/** A tutorial's files in a separate folder, as a reader has them. */
export interface Project {
  folder: string;
  /**
   * Runs `node compile.mjs <args>`, what `npx tsx <program> <args>` would, or `python3 <program> <args>`, and returns
   * what it printed; rejects when it fails.
   */
  run(program: string, ...args: string[]): Promise<string>;
  /** The standard error output of the program that `run` started last. */
  errorOutput(): string;
  /** Starts a program that does not end by itself. The caller ends it. */
  start(program: string, ...args: string[]): ChildProcess;
  /** What the page shows as the output of a step: `<step>.out.txt` of the tutorial. */
  shown(step: string): string;
  remove(): void;
}

/**
 * Copies a tutorial and the shared files that it uses (`other/`: all files of another tutorial), with the gateway in
 * place of the public endpoints. The folder is inside the repository, so programs find the packages of the devnet, and
 * those of the root. Subfolders are kept.
 *
 * @param files their texts by name, if they are not those of the snippets
 */
export function createProject(
  name: string,
  shared: readonly string[],
  gateway: Pick<Gateway, 'urls'>,
  parent = PROGRAM_FOLDER,
  files: Readonly<Record<string, string>> = textsOf(name, shared),
): Project {
  const redirects = redirectsTo(gateway);
  fs.mkdirSync(parent, {recursive: true});
  const folder = fs.mkdtempSync(path.join(parent, `${name}-`));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), withLocalEndpoints(text, redirects));
  }
  const known = {...redirects, ...Object.fromEntries(Object.values(redirects).map((url) => [url, url]))};
  const options = {cwd: folder, env: {...process.env, REDIRECTS: JSON.stringify(known), NO_COLOR: '1'}};
  const argumentsFor = (program: string, args: string[]) => {
    if (!program.endsWith('.ts')) return [program, ...args];
    transpileFolder(folder);
    return ['--import', PRELOAD, program.replace(/\.ts$/, '.js'), ...args];
  };
  let errors = '';
  return {
    folder,
    errorOutput: () => errors,
    run: (program, ...args) =>
      new Promise((resolve, reject) => {
        execFile(
          program.endsWith('.py') ? 'python3' : process.execPath,
          argumentsFor(program, args),
          {...options, timeout: LIMIT_MS},
          (error, stdout, stderr) => {
            errors = stderr;
            if (error)
              reject(
                new Error(
                  `${name}/${program} failed${error.killed ? ` to end in ${LIMIT_MS} ms` : ''}:\n${stderr}${stdout}`,
                ),
              );
            else resolve(stdout);
          },
        );
      }),
    start: (program, ...args) =>
      spawn(process.execPath, argumentsFor(program, args), {...options, stdio: ['ignore', 'pipe', 'inherit']}),
    shown: (step) => fs.readFileSync(path.join(SNIPPETS, name, `${step}.out.txt`), 'utf8'),
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}

/**
 * The versions that the tests run: those that the repository pins, Foundry's under the names that readers install, and
 * Hardhat's.
 */
export function pinnedVersions(): Record<string, string> {
  const versions = testedVersions();
  // The repository depends on the program for one system. Readers install `@foundry-rs/forge`, which selects one of
  // them.
  const foundry = Object.entries(versions)
    .filter(([name]) => name.startsWith('@foundry-rs/'))
    .map(([name, version]) => [name.replace('-linux-amd64', ''), version]);
  return {...versions, ...Object.fromEntries(foundry), ...HARDHAT_PACKAGES};
}
