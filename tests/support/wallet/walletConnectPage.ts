import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {testPackage, ROOT} from '../../../scripts/devnet/packages';
import {partOf} from '../../../scripts/devnet/tutorials/printed/boxes';
import type {Boxes} from '../boxesInOrder';

const NPM = path.join(ROOT, 'scripts/devnet/tutorials/printed/npm.mjs');
/** The file that the page replaces, by the folder of the dApp. */
const REPLACED = {
  'wallet-react': 'src/config.ts',
  'wallet-next': 'src/config.ts',
  'wallet-vue': 'src/main.ts',
} as const;

/** The name of a dApp that can get WalletConnect. */
export type WithWalletConnect = keyof typeof REPLACED;

/** The variable of the page's table for the tool of a dApp. */
function variableOf(page: string, name: WithWalletConnect): string {
  const tool = name === 'wallet-next' ? 'Next\\.js' : 'Vite,';
  const found = new RegExp(`^\\| ${tool}[^|]* \\| \`(\\w+)\` \\|`, 'm').exec(partOf(page, 'environment') ?? '');
  if (!found) throw new Error(`docs/${page}.mdx names no variable for ${name}`);
  return found[1]!;
}

/**
 * Adds WalletConnect to a dApp in a folder as the page says: sets the variable, types the command, which a stand-in for
 * npm follows with the installed packages, and replaces the file of this framework with that of the box.
 */
export function addWalletConnect(
  page: string,
  boxes: Boxes,
  {name, folder, projectId}: {name: WithWalletConnect; folder: string; projectId: string},
): void {
  fs.appendFileSync(path.join(folder, '.env'), `${variableOf(page, name)}=${projectId}\n`);
  const [npm, ...args] = boxes.take('npm install --save-exact @walletconnect/').trim().split(' ');
  if (npm !== 'npm') throw new Error(`${npm} isn't npm`);
  execFileSync(process.execPath, [NPM, ...args], {
    cwd: folder,
    env: {...process.env, INSTALLED_PACKAGES: [testPackage(''), path.join(ROOT, 'node_modules')].join(path.delimiter)},
  });
  // The page has a tab for each framework, in this order.
  for (const [framework, file] of Object.entries(REPLACED)) {
    const code = boxes.take(file);
    if (framework !== name) continue;
    if (!fs.existsSync(path.join(folder, file))) throw new Error(`${name} has no ${file} to replace`);
    fs.writeFileSync(path.join(folder, file), code);
  }
}
