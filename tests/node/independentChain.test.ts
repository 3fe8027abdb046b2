import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startFile, type FileNode} from '../../scripts/devnet/node/fileNode';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {ask, call} from '../../scripts/devnet/node/rpc';
import {fileOf} from '../../scripts/devnet/tutorials/printed/boxes';
import type {Terminal} from '../../scripts/devnet/tutorials/printed/reader';
import {shownBlocks} from '../../scripts/lib/shownCode';
import {boxesInOrder} from '../support/boxesInOrder';
import {startNodeReader, type NodeReader} from '../support/nodeReader';

const PAGE = 'general/run-a-node/advanced-topics/running-independent-chain';
const ORDINALS = [1, 2, 3] as const;
/** Ports of peers and of RPC. */
const PORTS = ORDINALS.flatMap((ordinal) => [32_330 + ordinal, 12_540 + ordinal]);
/** The files that the boxes of the page create. */
const FILES = ORDINALS.map((ordinal) =>
  shownBlocks(fileOf(PAGE))
    .filter(({title = ''}) => title.includes(`node${ordinal}.toml`))
    .map(({code}) => code)
    .join(''),
);
const START_LIMIT_MS = 180_000;
const READY_LIMIT_MS = 60_000;
/** Epochs of half a second, in which a node tries several times to connect. */
const ATTEMPTS = 12;

interface Status {
  best: string;
  epoch: number;
  blocks: number;
}

/** Three nodes, by the ports on which they can be called. */
class Chain {
  constructor(private readonly ports: readonly number[]) {}

  ask<T>(index: number, method: string, params: unknown[] = []): Promise<T> {
    return call<T>(this.ports[index]!, method, params);
  }

  async ready(index: number): Promise<void> {
    await vi.waitFor(
      async () => expect((await ask(this.ports[index]!, 'debug_currentSyncPhase')).result).toBe('NormalSyncPhase'),
      {timeout: READY_LIMIT_MS, interval: 200},
    );
  }

  /** How many peers each of the nodes has. */
  peers(): Promise<number[]> {
    return Promise.all(ORDINALS.map(async (_, index) => (await this.ask<unknown[]>(index, 'test_getPeerInfo')).length));
  }

  async status(index: number): Promise<Status> {
    const {bestHash, epochNumber, blockNumber} = await this.ask<{
      bestHash: string;
      epochNumber: string;
      blockNumber: string;
    }>(index, 'cfx_getStatus');
    return {best: bestHash, epoch: Number(epochNumber), blocks: Number(blockNumber)};
  }

  /** How many best blocks the given nodes have: one if they agree. */
  async tips(indices: number[]): Promise<number> {
    return new Set((await Promise.all(indices.map((index) => this.status(index)))).map(({best}) => best)).size;
  }
}

describe.skipIf(nodeIsMissing('a chain of three nodes'))(
  '§1 someone who follows /docs/general/run-a-node/advanced-topics/running-independent-chain with nothing but the program',
  () => {
    const boxes = boxesInOrder(PAGE);
    let reader: NodeReader;
    let chain: Chain;
    let start: string;
    /** The boxes of step 5, which the reader repeats. */
    let count: string;
    let compare: string;
    let cut: string;
    /** A block that the third node made while it was alone. */
    let lost: string;
    const terminals: Terminal[] = [];
    /** The page shows the command for the first node. */
    const startNode = async (index: number) => {
      terminals[index] = await reader.serve(start.replaceAll('node1', `node${index + 1}`), 'Conflux client started');
      await chain.ready(index);
    };
    /** Stops a node with Ctrl+C and starts it again. */
    const restart = async (index: number) => {
      await terminals[index]!.interrupt();
      await startNode(index);
    };
    /** Lines in which hashes and numbers are the reader's own. */
    const asShown = (text: string) =>
      new RegExp(
        `^${text
          .trimEnd()
          .replace(/"0x[^"]*"/g, '"0x[0-9a-f]+"')
          .replaceAll('\n', ' \n')} \n$`,
      );
    beforeAll(async () => {
      reader = await startNodeReader(PORTS);
      chain = new Chain(ORDINALS.map((ordinal) => reader.port(12_540 + ordinal)));
      await reader.type(boxes.take('mkdir'));
      const rules = boxes.take('node1.toml, node2.toml and node3.toml');
      for (const ordinal of ORDINALS) reader.save(`chain/node${ordinal}/node${ordinal}.toml`, rules, false);
      for (const ordinal of ORDINALS)
        reader.save(`chain/node${ordinal}/node${ordinal}.toml`, boxes.take(`node${ordinal}.toml, continued`), true);
      start = boxes.take('cd chain/node1');
      for (const ordinal of ORDINALS) await startNode(ordinal - 1);
    }, START_LIMIT_MS);
    afterAll(() => reader?.leave());

    it('sees them connect, each with both others, and the same best block', async () => {
      await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
      count = boxes.take('for port');
      expect(await reader.type(count)).toBe('2\n2\n2\n');
      compare = boxes.take('for port');
      await expect.poll(() => chain.tips([0, 1, 2])).toBe(1);
      expect(await reader.type(compare)).toMatch(asShown(boxes.take('"bestHash"')));
    }, 60_000);

    it('stops the second node and starts it again: it gets the blocks that it missed', async () => {
      await terminals[1]!.interrupt();
      const {epoch} = await chain.status(0);
      await expect.poll(async () => (await chain.status(0)).epoch).toBeGreaterThan(epoch + 5);
      await startNode(1);
      await expect.poll(() => chain.tips([0, 1, 2])).toBe(1);
    }, 90_000);

    it('separates the third node, which has no peers then, and each side has a chain of its own', async () => {
      await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
      cut = boxes.take('node1=0x');
      expect(await reader.type(cut)).toBe('{"jsonrpc":"2.0","result":true,"id":1}\n'.repeat(2));
      await expect.poll(() => chain.peers()).toEqual([1, 1, 0]);
      expect(await reader.type(count)).toBe('1\n1\n0\n');
      const [before, alone] = [await chain.status(0), await chain.status(2)];
      await expect.poll(async () => (await chain.status(2)).epoch).toBeGreaterThan(alone.epoch + 3);
      lost = (await chain.status(2)).best;
      // Twice as many blocks on the other side.
      await expect
        .poll(async () => (await chain.status(0)).epoch - before.epoch)
        .toBeGreaterThan(2 * ((await chain.status(2)).epoch - alone.epoch) - 4);
      await expect.poll(() => chain.tips([0, 1])).toBe(1);
      expect(await chain.tips([0, 2])).toBe(2);
      const {best} = await chain.status(0);
      expect([
        await chain.ask(0, 'cfx_getBlockByHash', [lost, false]),
        await chain.ask(1, 'cfx_getBlockByHash', [lost, false]),
        await chain.ask(2, 'cfx_getBlockByHash', [best, false]),
      ]).toEqual([null, null, null]);
      expect(await chain.peers()).toEqual([1, 1, 0]);
    }, 90_000);

    it('lets them rejoin with a restart of the third node: one chain, in which the blocks of the lighter side have their place', async () => {
      const {best} = await chain.status(0);
      await restart(2);
      await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
      expect(await reader.type(count)).toBe('2\n2\n2\n');
      await expect.poll(async () => Boolean(await chain.ask(2, 'cfx_getBlockByHash', [best, false]))).toBe(true);
      await expect.poll(() => chain.tips([0, 1, 2])).toBe(1);
      expect(await reader.type(compare)).toMatch(asShown(boxes.take('"bestHash"')));
      for (const index of [0, 1, 2]) {
        const epochOf = async (hash: string) =>
          (await chain.ask<{epochNumber: string | null} | null>(index, 'cfx_getBlockByHash', [hash, false]))
            ?.epochNumber;
        const pivotOf = async (hash: string) =>
          (await chain.ask<{hash: string}>(index, 'cfx_getBlockByEpochNumber', [await epochOf(hash), false])).hash;
        await expect.poll(() => epochOf(lost)).toMatch(/^0x/);
        expect(await pivotOf(best)).toBe(best);
        expect(await pivotOf(lost)).not.toBe(lost);
        const {epoch, blocks} = await chain.status(index);
        expect(blocks).toBeGreaterThan(epoch + 3);
      }
    }, 90_000);

    it('finds that a peer that is removed instead of demoted is not dialed after a restart either, until the list is deleted', async () => {
      await reader.type(cut.replace('Demotion', 'Remove'));
      await expect.poll(() => chain.peers()).toEqual([1, 1, 0]);
      await restart(2);
      const {epoch} = await chain.status(0);
      await expect.poll(async () => (await chain.status(0)).epoch).toBeGreaterThan(epoch + ATTEMPTS);
      expect(await chain.peers()).toEqual([1, 1, 0]);
      await terminals[2]!.interrupt();
      await reader.type('rm chain/node3/blockchain_data/net_config/blacklisted_nodes.json');
      await startNode(2);
      await expect.poll(() => chain.peers()).toEqual([2, 2, 2]);
    }, 120_000);
  },
);

describe.skipIf(nodeIsMissing('chains of three nodes that fail'))('chains of three nodes with other settings', () => {
  const without = (key: string) => (file: string) => file.replace(new RegExp(`^${key} = .*\n`, 'm'), '');

  /** The numbers of peers after the nodes have had time for several attempts. */
  async function settled(change: (file: string, index: number) => string): Promise<number[]> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'independent-chain-'));
    const free = await freePorts(PORTS.length);
    const ported = (text: string) =>
      PORTS.reduce((all, port, index) => all.replaceAll(String(port), String(free[index])), text);
    const chain = new Chain(ORDINALS.map((ordinal) => free[PORTS.indexOf(12_540 + ordinal)]!));
    const nodes: FileNode[] = [];
    try {
      for (const [index, file] of FILES.entries()) {
        nodes.push(await startFile(path.join(folder, `node${index + 1}`), ported(change(file, index))));
        await chain.ready(index);
      }
      const {epoch} = await chain.status(0);
      await expect.poll(async () => (await chain.status(0)).epoch).toBeGreaterThan(epoch + ATTEMPTS);
      return await chain.peers();
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      fs.rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    }
  }

  it(
    'without session_ip_limits = "0,0,0,0", one connection per node',
    async () => {
      const peers = await settled(without('session_ip_limits'));
      expect(Math.max(...peers)).toBe(1);
    },
    START_LIMIT_MS,
  );

  it(
    'without subnet_quota = 0, a node keeps one of two bootnodes with the same address',
    async () => {
      expect(await settled(without('subnet_quota'))).toEqual([1, 2, 1]);
    },
    START_LIMIT_MS,
  );

  it(
    'another chain_id: the node stays alone',
    async () => {
      expect(
        await settled((file, index) => (index === 2 ? file.replace('chain_id = 2024', 'chain_id = 2026') : file)),
      ).toEqual([1, 1, 0]);
    },
    START_LIMIT_MS,
  );

  it(
    'another genesis block: the node stays alone',
    async () => {
      const secrets = path.join(os.tmpdir(), `independent-chain-secrets-${process.pid}.txt`);
      fs.writeFileSync(secrets, `${'44'.repeat(32)}\n`);
      try {
        expect(
          await settled((file, index) =>
            index === 2 ? `${file}genesis_secrets = ${JSON.stringify(secrets)}\n` : file,
          ),
        ).toEqual([1, 1, 0]);
      } finally {
        fs.rmSync(secrets);
      }
    },
    START_LIMIT_MS,
  );

  it(
    'the same net_key: the second node does not connect',
    async () => {
      expect(
        await settled((file, index) => (index === 1 ? file.replace('2'.repeat(64), '1'.repeat(64)) : file)),
      ).toEqual([1, 0, 1]);
    },
    START_LIMIT_MS,
  );
});
