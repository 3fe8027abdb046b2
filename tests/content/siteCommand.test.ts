import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {i18n, LOCALES} from '@site/src/config/locales';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {partOf} from '../../scripts/devnet/tutorials/printed/boxes';
import {boxesInOrder} from '../support/boxesInOrder';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = 'overview/offline';
/** npm, Node.js and tsx start one after the other, and each of them takes long on a machine that is also building. */
const LIMIT_MS = 180_000;
const FOLDERS = LOCALES.map((locale) => (locale === i18n.defaultLocale ? '' : `${locale}/`));
/** What the command itself runs. The rest of the folder consists of links. */
const COPIED = ['scripts/site.mjs', 'scripts/serve.ts', 'scripts/lib', 'scripts/server'];
const LINKED = ['src', 'package.json', 'package-lock.json', 'packages', 'tsconfig.json'];
/**
 * Creates one page in each language instead of a build, which would take minutes. The tests of `tests/build` and of the
 * browser read a real build.
 */
const BUILD = `
import fs from 'node:fs';
if (process.argv.slice(2).join() !== 'build') throw new Error('not a build: ' + process.argv);
console.log('[SUCCESS] Generated static files');
for (const locale of ${JSON.stringify(FOLDERS)}) {
  fs.mkdirSync('build/' + locale, {recursive: true});
  fs.writeFileSync('build/' + locale + 'index.html', '<html>' + locale + '</html>');
}
`;

describe(
  'the command of /docs/overview/offline, in a checkout with a stand-in for the build',
  {timeout: LIMIT_MS},
  () => {
    const boxes = boxesInOrder(PAGE);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-command-'));
    let port: number;
    /** Runs the command, calls `ready` with each output, and returns all output and the exit code. */
    const run = (command: string, ready: (printed: string) => Promise<boolean>, options = '') =>
      new Promise<{printed: string; code: number | null}>((resolve, reject) => {
        let printed = '';
        const child = spawn('sh', ['-c', command], {
          cwd: folder,
          env: {...process.env, PORT: String(port), NODE_OPTIONS: options},
          detached: true,
        });
        const read = (text: Buffer) => {
          printed += text.toString('utf8');
          ready(printed).then((is) => is && process.kill(-child.pid!, 'SIGINT'), reject);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('close', (code) => resolve({printed, code}));
      });
    beforeAll(async () => {
      [port] = (await freePorts(1)) as [number];
      for (const file of COPIED) fs.cpSync(path.join(ROOT, file), path.join(folder, file), {recursive: true});
      for (const file of LINKED) fs.symlinkSync(path.join(ROOT, file), path.join(folder, file));
      const modules = path.join(ROOT, 'node_modules');
      fs.mkdirSync(path.join(folder, 'node_modules/@docusaurus/core/bin'), {recursive: true});
      for (const name of fs.readdirSync(modules).filter((one) => one !== '@docusaurus'))
        fs.symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
      for (const name of fs.readdirSync(path.join(modules, '@docusaurus')).filter((one) => one !== 'core'))
        fs.symlinkSync(path.join(modules, '@docusaurus', name), path.join(folder, 'node_modules/@docusaurus', name));
      fs.copyFileSync(
        path.join(modules, '@docusaurus/core/package.json'),
        path.join(folder, 'node_modules/@docusaurus/core/package.json'),
      );
      fs.writeFileSync(path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), BUILD);
      // So that the command installs nothing here; scripts/lib/__tests__/install.test.ts tests the installation.
      fs.writeFileSync(
        path.join(folder, 'node_modules/.lock-hash'),
        createHash('sha256')
          .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
          .digest('hex'),
      );
    });
    afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

    it('builds the three languages, serves them, and prints the address', async () => {
      const command = boxes.take('npm run site');
      const found: string[] = [];
      let addresses: string[] | null | undefined;
      const {printed} = await run(command, async (sofar) => {
        if (addresses || !sofar.includes('Press Ctrl+C')) return false;
        addresses = /Conflux Docs: .*/.exec(sofar)![0].match(/http:\/\/[^\s)]+/g)!;
        for (const address of addresses) found.push(await (await fetch(address)).text());
        return true;
      });
      expect(found, printed).toEqual(FOLDERS.map((locale) => `<html>${locale}</html>`));
      expect(printed.indexOf('Generated static files')).toBeLessThan(printed.indexOf('Conflux Docs:'));
    });

    it('says before the build that something else listens at its port', async () => {
      const other = http.createServer().listen(port);
      const {printed, code} = await run('npm run site', () => Promise.resolve(false));
      other.close();
      expect(code).toBe(1);
      expect(printed).toContain(`Port ${port} is in use`);
      expect(printed).not.toContain('Generated static files');
    });

    it('stops with the version that it needs where Node.js is older, as the page says', async () => {
      const [, oldest = ''] = /older than ([\d.]+)/.exec(partOf(PAGE, 'if-it-fails')!)!;
      const old = `Object.defineProperty(process,'version',{value:'v20.18.1'});`;
      const {printed, code} = await run(
        'npm run site',
        () => Promise.resolve(false),
        `--import=data:text/javascript,${encodeURIComponent(old)}`,
      );
      expect(code).toBe(1);
      expect(printed).toContain(`needs Node.js ${oldest} or later, but this is 20.18.1`);
      expect(printed).not.toContain('Generated static files');
    });
  },
);
