import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startFile, type FileNode} from '../../scripts/devnet/node/fileNode';
import {freePorts} from '../../scripts/devnet/node/ports';
import {ask, call} from '../../scripts/devnet/node/rpc';

const PAGE = fs.readFileSync(path.join(ROOT, 'docs/general/run-a-node/advanced-topics/running-independent-chain.mdx'), 'utf8');
const FILES = [1, 2, 3].map((number) => fs.readFileSync(path.join(ROOT, `src/snippets/toml/independent-chain/node${number}.toml`), 'utf8'));
/** The ports of the files, which the tests replace: other nodes may run at the same time. */
const PORTS = [...new Set(FILES.join('\n').match(/\b(?:3233|1254)\d\b/g))];
const START_LIMIT_MS = 180_000;
const READY_LIMIT_MS = 60_000;
/** Epochs of half a second, in which a node tries several times to connect. */
const ATTEMPTS = 12;

/** Boxes of the page for the shell, below the heading with this id. */
function boxes(id: string): string[] {
  const part = PAGE.split(/^## /m).find((one) => one.split('\n', 1)[0]!.endsWith(`{#${id}}`)) ?? '';
  return [...part.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, code]) => code!);
}

/** The three nodes of the page, each in a folder of its own. */
class Chain {
  private nodes: (FileNode | undefined)[] = [];
  private constructor(readonly folder: string, private readonly ports: ReadonlyMap<string, number>, private readonly change: (file: string, index: number) => string) {}

  static async start(change: (file: string, index: number) => string = (file) => file): Promise<Chain> {
    const free = await freePorts(PORTS.length);
    const chain = new Chain(fs.mkdtempSync(path.join(os.tmpdir(), 'independent-chain-')), new Map(PORTS.map((port, index) => [port, free[index]!])), change);
    for (const index of FILES.keys()) await chain.startNode(index);
    return chain;
  }

  /** The text with the ports of the test. */
  private ported(text: string): string {
    return text.replace(/\b(?:3233|1254)\d\b/g, (port) => String(this.ports.get(port)));
  }

  async startNode(index: number): Promise<void> {
    this.nodes[index] = await startFile(path.join(this.folder, `node${index + 1}`), this.ported(this.change(FILES[index]!, index)));
    await vi.waitFor(async () => expect((await ask(this.port(index), 'debug_currentSyncPhase')).result).toBe('NormalSyncPhase'), {timeout: READY_LIMIT_MS, interval: 200});
  }

  stopNode(index: number): Promise<void> {
    return this.nodes[index]!.stop();
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node?.stop()));
    fs.rmSync(this.folder, {recursive: true, force: true, maxRetries: 3});
  }

  port(index: number): number {
    return this.ports.get(`1254${index + 1}`)!;
  }

  ask<T>(index: number, method: string, params: unknown[] = []): Promise<T> {
    return call<T>(this.port(index), method, params);
  }

  /** How many peers each of the nodes has. */
  peers(): Promise<number[]> {
    return Promise.all(FILES.map(async (_, index) => (await this.ask<unknown[]>(index, 'test_getPeerInfo')).length));
  }

  async status(index: number): Promise<{best: string; epoch: number; blocks: number}> {
    const {bestHash, epochNumber, blockNumber} = await this.ask<{bestHash: string; epochNumber: string; blockNumber: string}>(index, 'cfx_getStatus');
    return {best: bestHash, epoch: Number(epochNumber), blocks: Number(blockNumber)};
  }

  /** How many best blocks the given nodes have: one if they agree. */
  async tips(indices: number[]): Promise<number> {
    return new Set((await Promise.all(indices.map((index) => this.status(index)))).map(({best}) => best)).size;
  }

  /** What the page has its reader type. */
  async type(command: string): Promise<string> {
    return (await promisify(execFile)('bash', ['-c', this.ported(command)], {timeout: 30_000})).stdout;
  }
}

describe('the files of /docs/general/run-a-node/advanced-topics/running-independent-chain', () => {
  it('§1 have the same rules, and the page shows all of their lines', () => {
    const [rules, ...others] = FILES.map((file) => file.replace(/# #(end)?region rules\n/g, '').split('\n# #region own\n')[0]);
    expect(others).toEqual([rules, rules]);
    expect(PAGE).toContain('file=toml/independent-chain/node1.toml region=rules');
    for (const number of [1, 2, 3]) expect(PAGE).toContain(`file=toml/independent-chain/node${number}.toml region=own`);
    for (const file of FILES) expect(file).toMatch(/\n# #region own\n[^]*\n# #endregion own\n$/);
    expect(FILES[0]).toMatch(/^# #region rules\n[^]*\n# #endregion rules\n\n# #region own\n/);
  });
});

describe.skipIf(nodeIsMissing('a chain of three nodes'))('§1 the three nodes of /docs/general/run-a-node/advanced-topics/running-independent-chain', () => {
  let chain: Chain;
  /** A block that the third node made while it was alone. */
  let lost: string;
  beforeAll(async () => {
    chain = await Chain.start();
  }, START_LIMIT_MS);
  afterAll(() => chain?.stop());

  it('connect, each with both others, and have the same best block', async () => {
    await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
    expect(await chain.type(boxes('connect')[0]!)).toBe('2\n2\n2\n');
    await expect.poll(() => chain.tips([0, 1, 2])).toBe(1);
    const printed = await chain.type(boxes('connect')[1]!);
    expect(printed.trim().split('\n')).toHaveLength(3);
    expect(printed).toMatch(/^("bestHash":"0x[0-9a-f]{64}" "blockNumber":"0x[0-9a-f]+" "epochNumber":"0x[0-9a-f]+" \n){3}$/);
  }, 60_000);

  it('a node that starts late gets the blocks that it missed', async () => {
    await chain.stopNode(1);
    const {epoch} = await chain.status(0);
    await expect.poll(async () => (await chain.status(0)).epoch).toBeGreaterThan(epoch + 5);
    await chain.startNode(1);
    await expect.poll(() => chain.tips([0, 1, 2])).toBe(1);
  }, 90_000);

  it('partition: the third node has no peers, and each side has a chain of its own', async () => {
    await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
    expect(await chain.type(boxes('partition')[0]!)).toBe('{"jsonrpc":"2.0","result":true,"id":1}\n'.repeat(2));
    await expect.poll(() => chain.peers()).toEqual([1, 1, 0]);
    const [before, alone] = [await chain.status(0), await chain.status(2)];
    await expect.poll(async () => (await chain.status(2)).epoch).toBeGreaterThan(alone.epoch + 3);
    lost = (await chain.status(2)).best;
    // Twice as many blocks on the other side.
    await expect.poll(async () => (await chain.status(0)).epoch - before.epoch).toBeGreaterThan(2 * ((await chain.status(2)).epoch - alone.epoch) - 4);
    await expect.poll(() => chain.tips([0, 1])).toBe(1);
    expect(await chain.tips([0, 2])).toBe(2);
    const {best} = await chain.status(0);
    expect([await chain.ask(0, 'cfx_getBlockByHash', [lost, false]), await chain.ask(1, 'cfx_getBlockByHash', [lost, false]), await chain.ask(2, 'cfx_getBlockByHash', [best, false])]).toEqual([null, null, null]);
    expect(await chain.peers()).toEqual([1, 1, 0]);
  }, 90_000);

  it('they rejoin when the third node restarts: one chain, in which the blocks of the lighter side have their place', async () => {
    const {best} = await chain.status(0);
    await chain.stopNode(2);
    await chain.startNode(2);
    await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
    await expect.poll(async () => Boolean(await chain.ask(2, 'cfx_getBlockByHash', [best, false]))).toBe(true);
    await expect.poll(() => chain.tips([0, 1, 2])).toBe(1);
    for (const index of [0, 1, 2]) {
      const epochOf = async (hash: string) => (await chain.ask<{epochNumber: string | null} | null>(index, 'cfx_getBlockByHash', [hash, false]))?.epochNumber;
      const pivotOf = async (hash: string) => (await chain.ask<{hash: string}>(index, 'cfx_getBlockByEpochNumber', [await epochOf(hash), false])).hash;
      await expect.poll(() => epochOf(lost)).toMatch(/^0x/);
      expect(await pivotOf(best)).toBe(best);
      expect(await pivotOf(lost)).not.toBe(lost);
      const {epoch, blocks} = await chain.status(index);
      expect(blocks).toBeGreaterThan(epoch + 3);
    }
  }, 90_000);

  it('a peer that is removed instead of demoted is not dialed after a restart either, until the list is deleted', async () => {
    for (const box of boxes('partition')) await chain.type(box.replace('Demotion', 'Remove'));
    await expect.poll(() => chain.peers()).toEqual([1, 1, 0]);
    await chain.stopNode(2);
    await chain.startNode(2);
    const {epoch} = await chain.status(0);
    await expect.poll(async () => (await chain.status(0)).epoch).toBeGreaterThan(epoch + ATTEMPTS);
    expect(await chain.peers()).toEqual([1, 1, 0]);
    await chain.stopNode(2);
    fs.rmSync(path.join(chain.folder, 'node3/blockchain_data/net_config/blacklisted_nodes.json'));
    await chain.startNode(2);
    await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
  }, 120_000);
});

describe.skipIf(nodeIsMissing('chains of three nodes that fail'))('chains of three nodes with other settings', () => {
  const without = (key: string) => (file: string) => file.replace(new RegExp(`^${key} = .*\n`, 'm'), '');

  /** The numbers of peers after the nodes have had time for several attempts. */
  async function settled(change: (file: string, index: number) => string): Promise<number[]> {
    const chain = await Chain.start(change);
    try {
      const {epoch} = await chain.status(0);
      await expect.poll(async () => (await chain.status(0)).epoch).toBeGreaterThan(epoch + ATTEMPTS);
      return await chain.peers();
    } finally {
      await chain.stop();
    }
  }

  it('without session_ip_limits = "0,0,0,0", one connection per node', async () => {
    const peers = await settled(without('session_ip_limits'));
    expect(Math.max(...peers)).toBe(1);
  }, START_LIMIT_MS);

  it('without subnet_quota = 0, a node keeps one of two bootnodes with the same address', async () => {
    expect(await settled(without('subnet_quota'))).toEqual([1, 2, 1]);
  }, START_LIMIT_MS);

  it('another chain_id: the node stays alone', async () => {
    expect(await settled((file, index) => (index === 2 ? file.replace('chain_id = 2024', 'chain_id = 2026') : file))).toEqual([1, 1, 0]);
  }, START_LIMIT_MS);

  it('another genesis block: the node stays alone', async () => {
    const secrets = path.join(os.tmpdir(), `independent-chain-secrets-${process.pid}.txt`);
    fs.writeFileSync(secrets, `${'44'.repeat(32)}\n`);
    try {
      expect(await settled((file, index) => (index === 2 ? `${file}genesis_secrets = ${JSON.stringify(secrets)}\n` : file))).toEqual([1, 1, 0]);
    } finally {
      fs.rmSync(secrets);
    }
  }, START_LIMIT_MS);

  it('the same net_key: the second node does not connect', async () => {
    expect(await settled((file, index) => (index === 1 ? file.replace('2'.repeat(64), '1'.repeat(64)) : file))).toEqual([1, 0, 1]);
  }, START_LIMIT_MS);
});
