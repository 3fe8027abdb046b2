import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {localNodes, networks} from '@site/src/facts';
import type {Gateway} from '../gateway';
import {PROGRAM_FOLDER, ROOT} from '../packages';
import type {Program} from './snippetFiles';
import {transpiled, transpileFolder} from './transpile';

const LIMIT_MS = 30_000;

/** Public and local endpoints, each with the address of the gateway that replaces it. */
export function redirectsTo({urls}: Pick<Gateway, 'urls'>): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const {space, rpc} of networks) {
    const own = urls[space === 'Core' ? 'core' : 'espace'];
    for (const url of rpc.http) redirects[url] = own.http;
    for (const url of rpc.ws) redirects[url] = own.ws;
  }
  for (const {ports} of localNodes) {
    for (const host of ['127.0.0.1', 'localhost']) {
      redirects[`http://${host}:${ports.coreHttp}`] = urls.core.http;
      redirects[`http://${host}:${ports.espaceHttp}`] = urls.espace.http;
      if (ports.coreWs) redirects[`ws://${host}:${ports.coreWs}`] = urls.core.ws;
      if (ports.espaceWs) redirects[`ws://${host}:${ports.espaceWs}`] = urls.espace.ws;
    }
  }
  return redirects;
}

/**
 * The program with the test's addresses in place of its endpoints. Longer ones are replaced first, because one endpoint
 * can be the beginning of another.
 */
export const withLocalEndpoints = (source: string, redirects: Record<string, string>): string =>
  Object.entries(redirects)
    .sort(([a], [b]) => b.length - a.length)
    .reduce((text, [endpoint, url]) => text.replaceAll(endpoint, url), source);

/** First account of Hardhat and Anvil, in place of the key that readers generate. */
export const READER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/**
 * A folder with a package.json is a project: its programs find the files next to them. Files keep their names, so that
 * imports work.
 */
function copyProject(file: string, folder: string, redirects: Record<string, string>): boolean {
  const home = path.join(ROOT, 'src/snippets', path.dirname(file));
  if (!fs.existsSync(path.join(home, 'package.json'))) return false;
  for (const name of fs.readdirSync(home))
    fs.writeFileSync(
      path.join(folder, name),
      withLocalEndpoints(fs.readFileSync(path.join(home, name), 'utf8'), redirects),
    );
  return true;
}

/** Runs a program as a reader would and returns what it printed. Rejects when it fails or does not end in time. */
export async function runProgram({file, language, source}: Program, gateway: Pick<Gateway, 'urls'>): Promise<string> {
  const redirects = redirectsTo(gateway);
  // Inside the repository, so that it finds the packages that it imports.
  fs.mkdirSync(PROGRAM_FOLDER, {recursive: true});
  const folder = fs.mkdtempSync(path.join(PROGRAM_FOLDER, 'run-'));
  const isProject = copyProject(file, folder, redirects);
  if (isProject) transpileFolder(folder);
  const copy = path.join(folder, path.basename(file).replace(/\.(ts|js)$/, isProject ? '.js' : '.mjs'));
  const text = withLocalEndpoints(source, redirects);
  fs.writeFileSync(copy, language === 'ts' ? transpiled(text) : text);
  const preload = path.join(__dirname, 'programPreload.mjs');
  const command: [string, string[]] =
    language === 'python' ? ['python3', [copy]] : [process.execPath, ['--import', preload, copy]];
  // An address that was already replaced must still count as known.
  const known = {...redirects, ...Object.fromEntries(Object.values(redirects).map((url) => [url, url]))};
  try {
    return await new Promise((resolve, reject) => {
      execFile(
        ...command,
        {
          timeout: LIMIT_MS,
          cwd: folder,
          env: {...process.env, REDIRECTS: JSON.stringify(known), SEED: file, NO_COLOR: '1', PRIVATE_KEY: READER_KEY},
        },
        (error, stdout, stderr) => {
          if (error)
            reject(
              new Error(
                `src/snippets/${file} failed${error.killed ? ` to end in ${LIMIT_MS} ms` : ''}:\n${stderr}${stdout}`,
              ),
            );
          else resolve(stdout);
        },
      );
    });
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
