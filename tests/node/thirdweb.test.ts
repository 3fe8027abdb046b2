import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {toolIsMissing} from '@site/scripts/lib/tools';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {network} from '@site/src/facts';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {registryIsMissing} from '../support/registry';
import {pageText} from '../../scripts/devnet/tutorials/commands';
import {createShell} from '../../scripts/devnet/tutorials/shell';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';
import {
  installThirdweb,
  installToolchain,
  thirdwebFolder,
  toolchainFolders,
} from '../../scripts/devnet/tutorials/toolchain';

const SNIPPETS = path.join(ROOT, 'src/snippets/tutorials');
const PAGE = pageText('deployContract/thirdweb');
/** Installing from a slow registry takes the longest. */
const INSTALL_MS = 300_000;
const LIMIT_MS = 240_000;

const run = promisify(execFile);

const WHAT = 'the tutorial of thirdweb';
const missing =
  nodeIsMissing(WHAT) ||
  toolIsMissing(WHAT, 'tar') ||
  (await registryIsMissing(WHAT, [...toolchainFolders(), thirdwebFolder()]));

// tests/tutorials/printedEspace.test.ts follows the page.
describe.skipIf(missing)('§4 the script of the tutorial of thirdweb, and the command line of its library', () => {
  let stage: Stage;
  let library: string;
  let shell: (line: string) => Promise<string>;
  const file = (name: string) => path.join(stage.project.folder, name);

  beforeAll(async () => {
    const [toolchain, installed] = await Promise.all([installToolchain(), installThirdweb()]);
    library = installed;
    // The page continues in the folder of the Hardhat tutorial.
    stage = await startStage('thirdweb', ['hardhat-foundry/'], toolchain.folder);
    fs.mkdirSync(file('node_modules'));
    fs.symlinkSync(library, file('node_modules/thirdweb'));
    shell = createShell(stage.project, toolchain);
  }, INSTALL_MS);
  afterAll(() => stage?.stop(), LIMIT_MS);

  it(
    'prints what the page shows',
    async () => {
      await expect(await shell('npx hardhat build')).toMatchFileSnapshot(
        path.join(SNIPPETS, 'hardhat-foundry/hardhat-build.out.txt'),
      );
      await expect(await stage.project.run('deploy.ts')).toMatchFileSnapshot(
        path.join(SNIPPETS, 'thirdweb/deploy.out.txt'),
      );
    },
    LIMIT_MS,
  );

  it(
    'besides the endpoint, the program asks one server, what it knows about the chain',
    async () => {
      fs.writeFileSync(
        file('recorder.mjs'),
        `const {fetch} = globalThis;
      globalThis.fetch = (input, init) => {
        console.log('asks', input instanceof Request ? input.url : String(input));
        return fetch(input, init);
      };`,
      );
      fs.writeFileSync(file('recorded.ts'), `import './recorder.mjs';\n${fs.readFileSync(file('deploy.ts'), 'utf8')}`);
      const asked = (await stage.project.run('recorded.ts'))
        .split('\n')
        .flatMap((line) => /^asks (\S+)$/.exec(line)?.[1] ?? []);
      const endpoint = stage.gateway.urls.espace.http;
      expect(new Set(asked)).toEqual(
        new Set([
          endpoint,
          `${/`(https:\/\/api\.thirdweb\.com)`/.exec(PAGE)![1]}/v1/chains/${network('espace', 'testnet').chainId}`,
        ]),
      );
    },
    LIMIT_MS,
  );

  it(
    'a key of constructorParams that is no parameter fails with the message of the page',
    async () => {
      const program = fs.readFileSync(file('deploy.ts'), 'utf8');
      fs.writeFileSync(file('other-key.ts'), program.replace('{asked: ', '{question: '));
      const [, before, after] = /`(Missing value for parameter) … (at index 0)`/.exec(PAGE)!;
      await expect(stage.project.run('other-key.ts')).rejects.toThrow(new RegExp(`${before} "?asked"? ${after}`));
    },
    LIMIT_MS,
  );

  it(
    'the program fits the types of the library',
    async () => {
      const compilerOptions = {
        target: 'es2024',
        module: 'nodenext',
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: true,
        noEmit: true,
        erasableSyntaxOnly: true,
        types: ['node'],
        typeRoots: [path.join(ROOT, 'node_modules/@types')],
      };
      fs.writeFileSync(file('tsconfig.json'), JSON.stringify({compilerOptions, files: ['deploy.ts']}));
      const tsc = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
      const {stdout} = await run(process.execPath, [tsc, '-p', file('tsconfig.json')]).catch(
        (error: {stdout: string}) => error,
      );
      expect(stdout).toBe('');
    },
    LIMIT_MS,
  );

  it.each([
    ['create', 'Please use the thirdweb dashboard', 'It ends with a message that sends you to the dashboard.'],
    ['login', 'Please instead pass a secret key to the command', 'Logging in instead is not possible any more.'],
    [
      'deploy',
      'Please include the -k flag with your secret key',
      '| `Please include the -k flag with your secret key` |',
    ],
  ])(
    'the command %s ends with the message "%s"',
    async (command, message, said) => {
      expect(PAGE).toContain(said);
      const bin = path.join(library, 'dist/esm/cli/bin.js');
      const {code, stdout} = await run(process.execPath, [bin, command], {cwd: stage.project.folder}).then(
        (done) => ({code: 0, ...done}),
        (error: {code: number; stdout: string}) => error,
      );
      expect({code, stdout}).toEqual({code: 1, stdout: expect.stringContaining(message)});
    },
    LIMIT_MS,
  );
});
