import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {toolIsMissing} from '@site/scripts/lib/tools';
import {privateKeyToAccount} from 'viem/accounts';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../support/claims/gasTopics';
import {READER_KEY, redirectsTo, runProgram} from '../support/claims/runProgram';
import {foreignModules, programs} from '../support/claims/snippetFiles';
import {nodeIsMissing} from '../support/node/availability';
import {startGateway, type Gateway} from '../support/node/gateway';
import {startNode, type RunningNode} from '../support/node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../support/node/toml';
import {createCoreSender} from '../support/node/world/coreSender';
import {createEspaceSender} from '../support/node/world/espaceSender';
import {printedCommands} from '../support/tutorials/commands';

/** Keys of development nodes that samples sign with: the genesis account of Conflux, and the first of Hardhat and Anvil. */
const SAMPLE_KEYS = [
  '0x46b9e861b63d3509c88b7817275a30d22d62c8cd8fa6486ddee35ef0d8e0495f',
  READER_KEY,
] as const;
const FUNDS = 1000n * 10n ** 18n;

const run = promisify(execFile);
/** What the quickstart of eSpace has its reader type, after installing. */
const QUICKSTART = ['node key.mjs', 'node compile.mjs', 'node --env-file=.env deploy.mjs'];

const all = programs();
const withoutPython = toolIsMissing('programs of the snippets in Python', 'python3');
/** The quickstart has a test of its own below, which runs its programs in their order. */
const runnable = all.filter(({file, language, notRun}) => notRun === undefined && !(withoutPython && language === 'python') && !file.startsWith('js/quickstart/'));
for (const {file, notRun} of all) if (notRun !== undefined) process.stderr.write(`\nNOT RUN: src/snippets/${file}: ${notRun}\n`);

describe('programs of the snippets', () => {
  it.skipIf(withoutPython)('Python uses the standard library, or says why it is only parsed', () => {
    for (const {file, language, source, notRun} of all) {
      if (language !== 'python') continue;
      const foreign = foreignModules(source);
      expect(foreign.length > 0, `${file} imports ${foreign.join(', ') || 'nothing foreign'}; "# Not run here: …" must say so, and only then`).toBe(notRun !== undefined);
    }
  });
});

describe.skipIf(nodeIsMissing('the programs of src/snippets'))('programs of the snippets, run on the node', () => {
  let node: RunningNode | undefined;
  let gateway: Gateway;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    const [core, espace] = [createCoreSender(gateway), createEspaceSender(gateway)];
    for (const key of SAMPLE_KEYS) {
      await espace.send('faucet', {to: privateKeyToAccount(key).address, value: FUNDS});
      await core.send('faucet', {to: new PrivateKeyAccount(key, TEST_NETWORK_CHAIN_IDS[0]).address, value: FUNDS});
    }
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  it.each(runnable)('$file', async (program) => {
    const printed = await runProgram(program, gateway);
    if (program.output !== undefined) expect(printed).toBe(program.output);
    else expect(printed.trim(), 'the program prints nothing, so a reader cannot see that it worked').not.toBe('');
  });

  it('the quickstart of eSpace, as its page has the reader type it', async () => {
    expect(printedCommands('../DeveloperQuickstart').filter((command) => command !== 'node --version')).toEqual(QUICKSTART);
    const files = path.join(ROOT, 'src/snippets/js/quickstart');
    fs.mkdirSync(path.join(ROOT, '.cache/programs'), {recursive: true});
    const folder = fs.mkdtempSync(path.join(ROOT, '.cache/programs/quickstart-'));
    fs.cpSync(files, folder, {recursive: true});
    const {PRIVATE_KEY: _, ...shell} = process.env;
    const env = {...shell, REDIRECTS: JSON.stringify(redirectsTo(gateway)), NODE_OPTIONS: `--import ${path.join(ROOT, 'tests/support/claims/programPreload.mjs')}`};
    const type = async (command: string) => (await run('sh', ['-c', command], {cwd: folder, env})).stdout;
    try {
      const [key = '', compile = '', deploy = ''] = QUICKSTART;
      const address = /^Your address: (0x[0-9a-fA-F]{40})\n$/.exec(await type(key))?.[1] as `0x${string}`;
      await expect(type(key)).rejects.toThrow('.env exists already');
      expect(await type(compile)).toBe(fs.readFileSync(path.join(files, 'compile.out.txt'), 'utf8'));
      await createEspaceSender(gateway).send('faucet', {to: address, value: FUNDS});
      expect(await type(deploy)).toMatch(/^Compiled: Counter has \d+ bytes of code\nBalance: 1000 CFX\nDeployed at 0x[0-9a-f]{40}\nCounted to 1 in block \d+\n$/);
    } finally {
      fs.rmSync(folder, {recursive: true, force: true});
    }
  });

  it('a program that asks an unknown server, or that throws, is found out', async () => {
    const program = (source: string) => runProgram({file: 'x.ts', language: 'ts', source}, gateway);
    await expect(program("await fetch('https://example.org');")).rejects.toThrow('a snippet asks https://example.org, which is no endpoint of src/facts/networks.json');
    await expect(program("throw new Error('broken');")).rejects.toThrow('src/snippets/x.ts failed:');
  });
});
