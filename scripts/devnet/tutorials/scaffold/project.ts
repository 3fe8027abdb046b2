import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {parseRegions} from '@site/src/remark/snippets/regions';
import type {Gateway} from '../../gateway';
import {ROOT} from '../../packages';
import {aimed, redirectsTo} from '../../programs/runProgram';
import {compilerCache} from './compilerCache';
import {installScaffold, LEFT_OUT} from './packages';
import {typeAnswers, type Typed} from './typeAnswers';

const SNIPPETS = path.join(ROOT, 'src/snippets/tutorials');
const NAME = 'my-dapp';
/** create-eth makes a first commit, which wants a name. */
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@example.org',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@example.org',
};

/** The project of the tutorial, made by create-eth and then changed as the page says. */
export interface Scaffold {
  folder: string;
  /** Runs a script of one of its packages, as `yarn <script>` does; types the answers that it asks for. */
  run(
    part: 'hardhat' | 'nextjs',
    script: string,
    args?: readonly string[],
    dialogue?: readonly Typed[],
  ): Promise<string>;
  /** Path of a program among the installed packages. */
  program(file: string): string;
  remove(): void;
}

/** Replaces one place of a file; throws where the template no longer has it. */
function replaceIn(file: string, place: RegExp, text: string): void {
  const source = fs.readFileSync(file, 'utf8');
  if (!place.test(source)) throw new Error(`${file} has nothing like ${String(place)}.`);
  fs.writeFileSync(
    file,
    source.replace(place, () => text),
  );
}

/** A part of a file that a page shows, indented as the template's file is. */
const region = (file: string, name: string): string =>
  parseRegions(fs.readFileSync(path.join(SNIPPETS, 'scaffold/packages', file), 'utf8'))
    .regions.get(name)!
    .text.replace(/^(?=.)/gm, '  ')
    .trimEnd();

/** Installs the packages once, and makes a new project that finds them. */
export async function makeScaffold(): Promise<Scaffold> {
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
    [path.join(modules, 'create-eth/bin/create-dapp-se2.js'), '--skip', '-s', 'hardhat', NAME],
    {cwd: parent, env},
  );
  const folder = path.join(parent, NAME);
  // It ends with 0 whatever happens.
  if (!fs.existsSync(path.join(folder, 'packages/hardhat/hardhat.config.ts')))
    throw new Error(`create-eth made no project:\n${stdout}`);
  // The template's types name files below this folder, where Yarn puts the packages of the interface.
  fs.symlinkSync(modules, path.join(folder, 'packages/nextjs/node_modules'));
  for (const name of LEFT_OUT)
    replaceIn(path.join(folder, 'packages/hardhat/hardhat.config.ts'), new RegExp(`import "${name}";\n`), '');
  return {
    folder,
    run: (part, script, args = [], dialogue = []) =>
      typeAnswers('npm', ['run', script, '--', ...args], {cwd: path.join(folder, 'packages', part), env}, dialogue),
    program: (file) => path.join(modules, file),
    remove: () => fs.rmSync(parent, {recursive: true, force: true}),
  };
}

/** The networks, as the first page says; the node stands where the public endpoint is. */
export function addNetworks({folder}: Pick<Scaffold, 'folder'>, gateway: Pick<Gateway, 'urls'>): void {
  const networks = aimed(region('hardhat/hardhat.config.ts', 'networks'), redirectsTo(gateway));
  replaceIn(path.join(folder, 'packages/hardhat/hardhat.config.ts'), /(?<=\n {2}networks: \{\n)/, `${networks}\n`);
  for (const line of region('nextjs/scaffold.config.ts', 'networks').split('\n')) {
    const name = /\w+/.exec(line)![0];
    replaceIn(
      path.join(folder, 'packages/nextjs/scaffold.config.ts'),
      new RegExp(`(?<=\n) {2}${name}: (?!readonly|number).*,`),
      line,
    );
  }
}

/** The compiler, as the second page says. */
export function changeCompiler({folder}: Pick<Scaffold, 'folder'>): void {
  replaceIn(
    path.join(folder, 'packages/hardhat/hardhat.config.ts'),
    /(?<=\n) {2}solidity: \{[^]*?\n(?= {2}defaultNetwork:)/,
    `${region('hardhat/hardhat.config.ts', 'compiler')}\n`,
  );
}

/** Contract, deployment and home page of the second page, in place of the template's. */
export function replaceContract({folder}: Pick<Scaffold, 'folder'>): void {
  const at = (file: string) => path.join(folder, 'packages', file);
  for (const file of ['contracts/YourContract.sol', 'deploy/00_deploy_your_contract.ts', 'test/YourContract.ts'])
    fs.rmSync(at(`hardhat/${file}`));
  fs.copyFileSync(path.join(SNIPPETS, 'hardhat-foundry/contracts/Tally.sol'), at('hardhat/contracts/Tally.sol'));
  for (const file of ['hardhat/deploy/00_deploy_tally.ts', 'nextjs/app/page.tsx'])
    fs.copyFileSync(path.join(SNIPPETS, 'scaffold/packages', file), at(file));
}
