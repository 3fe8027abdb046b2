import {toolIsMissing} from '@site/scripts/lib/tools';
import {privateKeyToAccount} from 'viem/accounts';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {READER_KEY, runProgram} from '../../scripts/devnet/programs/runProgram';
import {foreignModules, programs} from '../../scripts/devnet/programs/snippetFiles';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

/**
 * Keys of development nodes that samples sign with: the genesis account of Conflux, and the first of Hardhat and Anvil.
 */
const SAMPLE_KEYS = ['0x46b9e861b63d3509c88b7817275a30d22d62c8cd8fa6486ddee35ef0d8e0495f', READER_KEY] as const;
const FUNDS = 1000n * 10n ** 18n;

const all = programs();
const withoutPython = toolIsMissing('programs of the snippets in Python', 'python3');
/** Programs that need the account of their reader, with which tests/tutorials/printedEspace.test.ts runs them. */
const PRINTED = /^js\/(?:quickstart\/|cross-space\/transfer\.mjs$)/;
const runnable = all.filter(
  ({file, language, notRun}) =>
    notRun === undefined && !(withoutPython && language === 'python') && !PRINTED.test(file),
);
for (const {file, notRun} of all)
  if (notRun !== undefined) process.stderr.write(`\nNOT RUN: src/snippets/${file}: ${notRun}\n`);

describe('programs of the snippets', () => {
  it.skipIf(withoutPython)('Python uses the standard library, or says why it is only parsed', () => {
    for (const {file, language, source, notRun} of all) {
      if (language !== 'python') continue;
      const foreign = foreignModules(source);
      expect(
        foreign.length > 0,
        `${file} imports ${foreign.join(', ') || 'nothing foreign'}; "# Not run here: …" must say so, and only then`,
      ).toBe(notRun !== undefined);
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

  it('a program that asks an unknown server, or that throws, is found out', async () => {
    const program = (source: string) => runProgram({file: 'x.ts', language: 'ts', source}, gateway);
    await expect(program("await fetch('https://example.org');")).rejects.toThrow(
      'a snippet asks https://example.org, which is no endpoint of src/facts/networks.json',
    );
    await expect(program("throw new Error('broken');")).rejects.toThrow('src/snippets/x.ts failed:');
  });
});
