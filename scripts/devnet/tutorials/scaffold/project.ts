import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Gateway} from '../../gateway';
import {ROOT} from '../../packages';
import {withLocalEndpoints, redirectsTo} from '../../programs/runProgram';
import {compilerCache} from './compilerCache';
import {installScaffold, LEFT_OUT} from './packages';
import manifest from './packages/package.json';
import {typeAnswers, type Typed} from './typeAnswers';
import {resolveYarn} from './yarn';

/** create-eth makes a first commit, which needs an author. */
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@example.org',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@example.org',
};

/** The project of the tutorial, made by create-eth and then changed as the page describes. */
export interface Scaffold {
  folder: string;
  /** Runs a line that begins with `yarn`, with npm in place of Yarn, and answers its questions. */
  type(line: string, dialogue?: readonly Typed[]): Promise<string>;
  /** Path of a program among the installed packages. */
  program(file: string): string;
  remove(): void;
}

/** Replaces one place of a file; throws if the template no longer contains it. */
function replaceIn(file: string, place: RegExp, text: string): void {
  const source = fs.readFileSync(file, 'utf8');
  if (!place.test(source)) throw new Error(`${file} has nothing like ${String(place)}.`);
  fs.writeFileSync(
    file,
    source.replace(place, () => text),
  );
}

/** Lines of a page, indented as those of the template's objects are. */
const indented = (box: string): string => box.replace(/^(?=.)/gm, '  ').trimEnd();

/** `npx create-eth@<version> <args>`, `cd <folder>` and `yarn install`, one per line. */
const CREATE = /^npx create-eth@([\d.]+) (.+)\ncd (\S+)\nyarn install\n$/;

/**
 * Makes a new project with the commands of the page. Instead of running `yarn install`, which would download a
 * gigabyte, it uses the packages that npm installed once.
 */
export async function makeScaffold(commands: string): Promise<Scaffold> {
  const [, version, args = '', name = ''] = CREATE.exec(commands) ?? [];
  if (version !== manifest.devDependencies['create-eth'])
    throw new Error(
      `The test has create-eth ${manifest.devDependencies['create-eth']}, but the page runs:\n${commands}`,
    );
  const home = await installScaffold();
  const modules = path.join(home, 'node_modules');
  const parent = fs.mkdtempSync(path.join(home, 'project-'));
  const env = {
    ...process.env,
    ...AUTHOR,
    XDG_CACHE_HOME: compilerCache(path.join(home, 'compilers'), [
      path.join(ROOT, 'node_modules/solc'),
      path.join(modules, 'solc'),
    ]),
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  };
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [path.join(modules, 'create-eth/bin/create-dapp-se2.js'), ...args.split(' ')],
    {cwd: parent, env},
  );
  const folder = path.join(parent, name);
  // create-eth exits with 0 even if it fails.
  if (!fs.existsSync(path.join(folder, 'packages/hardhat/hardhat.config.ts')))
    throw new Error(`create-eth made no project:\n${stdout}`);
  // The template's types refer to files below this folder, where Yarn puts the packages of the interface.
  fs.symlinkSync(modules, path.join(folder, 'packages/nextjs/node_modules'));
  for (const name of LEFT_OUT)
    replaceIn(path.join(folder, 'packages/hardhat/hardhat.config.ts'), new RegExp(`import "${name}";\n`), '');
  return {
    folder,
    type: (line, dialogue = []) => {
      const {part, script, args} = resolveYarn(folder, line);
      return typeAnswers('npm', ['run', script, '--', ...args], {cwd: part, env}, dialogue);
    },
    program: (file) => path.join(modules, file),
    remove: () => fs.rmSync(parent, {recursive: true, force: true}),
  };
}

/**
 * Follows the first page with its two boxes: adds the entries of the first one at the beginning of `networks`, and
 * replaces the lines with the names in the second one. The node replaces the public endpoint.
 */
export function addNetworks(
  {folder}: Pick<Scaffold, 'folder'>,
  gateway: Pick<Gateway, 'urls'>,
  [entries, lines]: readonly [string, string],
): void {
  const networks = withLocalEndpoints(indented(entries), redirectsTo(gateway));
  replaceIn(path.join(folder, 'packages/hardhat/hardhat.config.ts'), /(?<=\n {2}networks: \{\n)/, `${networks}\n`);
  for (const line of indented(lines).split('\n')) {
    const name = /\w+/.exec(line)![0];
    replaceIn(
      path.join(folder, 'packages/nextjs/scaffold.config.ts'),
      new RegExp(`(?<=\n) {2}${name}: (?!readonly|number).*,`),
      line,
    );
  }
}

/** Replaces the compiler with that of the box, as the second page describes. */
export function changeCompiler({folder}: Pick<Scaffold, 'folder'>, box: string): void {
  replaceIn(
    path.join(folder, 'packages/hardhat/hardhat.config.ts'),
    /(?<=\n) {2}solidity: \{[^]*?\n(?= {2}defaultNetwork:)/,
    `${indented(box)}\n`,
  );
}

/** Deletes what the second page tells its reader to delete: contract, deployment and test of the template. */
export function deleteSample({folder}: Pick<Scaffold, 'folder'>): void {
  for (const file of ['contracts/YourContract.sol', 'deploy/00_deploy_your_contract.ts', 'test/YourContract.ts'])
    fs.rmSync(path.join(folder, 'packages/hardhat', file));
}
