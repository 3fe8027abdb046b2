import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseAbi} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {networks} from '../../src/facts/networks.json';
import {testPackage} from '../../scripts/devnet/packages';
import {installCommand, TEST_PACKAGES} from '../../scripts/lib/install.mjs';

const ROOT = path.resolve(__dirname, '../..');
const GRAPH_CLI = testPackage('@graphprotocol/graph-cli');

const isMissing = !fs.existsSync(GRAPH_CLI);
if (isMissing)
  process.stderr.write(`\nNOT RUN: graph-cli: it is not installed; run "${installCommand(TEST_PACKAGES)}".\n`);

describe.skipIf(isMissing)('what pages say of graph-cli', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'subgraph-'));
  /** The output of a command that must fail. */
  const graph = (...args: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        [path.join(GRAPH_CLI, 'bin/run.js'), ...args],
        {cwd: folder},
        (error, stdout, stderr) => {
          if (error) resolve(`${stdout}${stderr}`.replace(/\s+/g, ' '));
          else reject(new Error(`graph ${args.join(' ')} succeeded`));
        },
      );
    });
  beforeAll(() => {
    for (const file of ['subgraph.yaml', 'schema.graphql', 'mapping.ts'])
      fs.copyFileSync(path.join(ROOT, 'src/snippets/tutorials/subgraph', file), path.join(folder, file));
    fs.writeFileSync(path.join(folder, 'networks.json'), '{}');
    // The event of the contract, without its `indexed`.
    fs.writeFileSync(
      path.join(folder, 'Notes.json'),
      JSON.stringify(parseAbi(['event Written(address author, string text)'])),
    );
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it('its list of networks does not name Conflux', () => {
    const registry = JSON.parse(
      fs.readFileSync(path.join(GRAPH_CLI, 'config/TheGraphNetworksRegistry.json'), 'utf8'),
    ) as {networks: {caip2Id: string; id: string}[]};
    const ours = new Set(networks.filter(({space}) => space === 'eSpace').map(({chainId}) => `eip155:${chainId}`));
    expect(registry.networks.length).toBeGreaterThan(50);
    expect(registry.networks.filter(({caip2Id, id}) => ours.has(caip2Id) || id.includes('conflux'))).toEqual([]);
    expect(ours).toContain('eip155:1030');
  });

  it('it names an event that the interface has otherwise', {timeout: 120_000}, async () => {
    expect(await graph('codegen')).toMatch(/Event with signature '.*' not present in ABI/);
  });

  it('it names a network that networks.json lacks', {timeout: 120_000}, async () => {
    expect(await graph('build', '--network', 'conflux-espace-testnet')).toContain(
      "Network 'conflux-espace-testnet' was not found",
    );
  });
});
