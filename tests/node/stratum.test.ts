import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {format} from 'js-conflux-sdk';
import {parse} from 'smol-toml';
import {keccak256, numberToHex, stringToBytes, type Hex} from 'viem';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import facts from '@site/src/facts/node.json';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {connectMiner, type StratumMiner} from '../support/node/mining/stratumMiner';
import {findNonce} from '../support/node/mining/testPow';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {TEST_NETWORK_CHAIN_IDS, type Setting} from '../../scripts/devnet/node/toml';
import {coreOf} from '../../scripts/devnet/world/addresses';
import {pageSource} from '../../scripts/lib/pageSource';

const PAGES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => `${folder}/general/mine-stake/mine/running-mining-node.mdx`);
const blocks = (page: string, language: string) =>
  [...pageSource(path.join(ROOT, page)).matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map((block) =>
    block[1]!.trim(),
  );
const PASSWORD = '5f'.repeat(32);
const HASH = keccak256(stringToBytes(PASSWORD)).slice(2);
/** Blocks come from the miner only in this mode. In dev mode, the node never sends jobs. */
const MINING = {
  mode: 'test',
  dev_allow_phase_change_without_peer: true,
  mining_type: 'stratum',
  mining_author: coreOf('miner'),
  initial_difficulty: 1024,
};
/** 2^256 / 1024. */
const BOUNDARY = 1n << 246n;

describe('the messages of /docs/general/mine-stake/mine/running-mining-node', () => {
  it.each(PAGES)('are written with the keys of the node: %s', (page) => {
    const keys = new Set(facts.configKeys.map(({name}) => name));
    const [settings = ''] = blocks(page, 'toml');
    const written = parse(settings.replace(/\{\{.*?\}\}/g, '32525'));
    expect(Object.keys(written)).toEqual(['mining_author', 'stratum_listen_address', 'stratum_port', 'stratum_secret']);
    for (const key of Object.keys(written)) expect(keys, key).toContain(key);
  });
});

/** A node that mines, and short ways to use its stratum port. */
interface MiningNode {
  node: RunningNode;
  /** Opens a connection; it closes with the node. */
  connect(): Promise<StratumMiner>;
  height(): Promise<number>;
  /** Makes a block in another way, so that the node sends a new job immediately instead of after ten seconds. */
  renew(): Promise<unknown>;
  stop(): Promise<void>;
}

async function startMining(changed: Record<string, Setting> = {}): Promise<MiningNode> {
  const [port = 0] = await freePorts(1);
  const node = await startNode({changed: {...MINING, stratum_port: port, ...changed}});
  const miners: StratumMiner[] = [];
  return {
    node,
    connect: async () => {
      const miner = await connectMiner(port);
      miners.push(miner);
      return miner;
    },
    height: async () => Number(await call<Hex>(node.ports.core, 'cfx_epochNumber', ['latest_mined'])),
    renew: () => call(node.ports.local, 'test_generateEmptyBlocks', [1]),
    stop: async () => {
      for (const miner of miners) miner.close();
      await node.stop();
    },
  };
}

const subscribe = (miner: StratumMiner, ...params: unknown[]) =>
  miner.ask(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'mining.subscribe', params}));
const submit = async (miner: StratumMiner, ...params: unknown[]) =>
  (await miner.ask(JSON.stringify({jsonrpc: '2.0', id: 2, method: 'mining.submit', params}))).result;

/** Waits for a job at a height. Right after a block, the node might send another job at the old height first. */
async function jobAt(miner: StratumMiner, height: number): Promise<{id: Hex; hash: Hex; boundary: bigint}> {
  await expect.poll(() => miner.jobs.at(-1)?.params[1], {interval: 20}).toBe(String(height));
  const [id, , hash, boundary] = miner.jobs.at(-1)!.params as [Hex, string, Hex, Hex];
  return {id, hash, boundary: BigInt(boundary)};
}

/** A job that was just sent, so that it stays valid for ten seconds. */
async function newJob(
  mining: MiningNode,
  miner: StratumMiner,
): Promise<{height: number} & Awaited<ReturnType<typeof jobAt>>> {
  const height = (await mining.height()) + 2;
  await mining.renew();
  return {height, ...(await jobAt(miner, height))};
}

describe.skipIf(nodeIsMissing('mining by stratum'))('a node that mines by stratum', () => {
  let mining: MiningNode;
  beforeAll(async () => {
    mining = await startMining({stratum_secret: HASH});
  }, 60_000);
  afterAll(() => mining?.stop());

  /** A connection with the right password. */
  async function worker(): Promise<StratumMiner> {
    const miner = await mining.connect();
    expect((await subscribe(miner, 'worker-1', PASSWORD)).result).toBe(true);
    return miner;
  }

  it('accepts the password, not its hash, not another, not none', async () => {
    const ask = async (...params: unknown[]) => subscribe(await mining.connect(), ...params);
    expect((await ask('worker-1', PASSWORD)).result).toBe(true);
    for (const wrong of [HASH, `0x${HASH}`, PASSWORD.toUpperCase(), ''])
      expect((await ask('worker-1', wrong)).result, wrong).toBe(false);
    for (const params of [['worker-1'], [], ['worker-1', null], ['worker-1', PASSWORD, 'more']]) {
      expect((await ask(...params)).error?.code, JSON.stringify(params)).toBe(-32602);
    }
  });

  it.each(PAGES)('exchanges the messages that the page shows: %s', async (page) => {
    // A message is one line, which the page breaks.
    const [shownSubscription = '', shownJob = ''] = blocks(page, 'json').map((box) => box.replaceAll(/\n\s*/g, ''));
    const [miner, rejected] = [await mining.connect(), await mining.connect()];
    expect((await subscribe(rejected, 'worker-1', 'wrong')).result).toBe(false);
    expect((await miner.ask(shownSubscription.replace('YOUR_PASSWORD', PASSWORD))).result).toBe(true);
    const {id, height, hash, boundary} = await newJob(mining, miner);
    expect(id).toMatch(/^0x[0-9a-f]{64}$/);
    expect(hash).toBe(id);
    expect(height).toBe((await mining.height()) + 1);
    expect(boundary).toBe(BOUNDARY);
    const sent = miner.jobs.at(-1)!;
    const filled = shownJob
      .replaceAll('0xPOW_HASH', hash)
      .replace('BLOCK_HEIGHT', String(height))
      .replace('0xBOUNDARY', numberToHex(boundary));
    expect({...(JSON.parse(filled) as object), id: sent.id}).toEqual(sent);
    expect(rejected.jobs).toEqual([]);
  });

  it('makes a block of a solved share, and returns [false] for any other', async () => {
    const miner = await worker();
    const {id, height, hash, boundary} = await newJob(mining, miner);
    const solved = numberToHex(findNonce(hash, boundary, true));

    expect(await submit(miner, 'worker-1', id, numberToHex(findNonce(hash, boundary, false)), hash)).toEqual([
      false,
      'Incorrect Nonce! worker_id = worker-1!',
    ]);
    expect(await submit(miner, 'worker-1', id, solved, `0x${'11'.repeat(32)}`)).toEqual([
      false,
      'Solution for a stale job! worker_id = worker-1',
    ]);
    expect(await submit(miner, 'worker-1', id, solved)).toEqual([false]);
    expect(await submit(miner, 'worker-1', id, 'no number', hash)).toEqual([false]);
    expect(await mining.height()).toBe(height - 1);

    expect(await submit(miner, 'worker-1', id, solved, hash)).toEqual([true]);
    await jobAt(miner, height + 1);
    const block = await call<{miner: string; nonce: Hex}>(mining.node.ports.core, 'cfx_getBlockByEpochNumber', [
      numberToHex(height),
      false,
    ]);
    expect(block).toMatchObject({
      miner: format.address(format.hexAddress(coreOf('miner')), TEST_NETWORK_CHAIN_IDS[0], true) as string,
      nonce: solved,
    });
    expect(await submit(miner, 'worker-1', id, solved, hash)).toEqual([
      false,
      'Solution for a stale job! worker_id = worker-1',
    ]);
  });

  it('hands out work to subscribers only, but accepts a solution from anyone', async () => {
    const miner = await worker();
    const {id, height, hash, boundary} = await newJob(mining, miner);
    const stranger = await mining.connect();
    expect(await submit(stranger, 'stranger', id, numberToHex(findNonce(hash, boundary, true)), hash)).toEqual([true]);
    await expect.poll(() => mining.height(), {interval: 20}).toBe(height);
    expect(stranger.jobs).toEqual([]);
  });
});

describe.skipIf(nodeIsMissing('other settings of stratum'))('a node with other settings of stratum', () => {
  let mining: MiningNode | undefined;
  afterEach(async () => {
    await mining?.stop();
    mining = undefined;
  });

  /**
   * A miner needs the whole data set of Octopus, 4 GiB and a GPU, but the node checks a nonce with a small cache. At
   * this difficulty, one nonce in four is a solution, so the node's own responses are enough to find one.
   */
  it('checks shares with Octopus, and accepts any text as the password where it has no secret', async () => {
    mining = await startMining({use_octopus_in_test_mode: true, initial_difficulty: 4});
    const miner = await mining.connect();
    expect((await subscribe(miner, 'worker-1')).error?.code).toBe(-32602);
    // open-cfxmine always sends an empty password.
    for (const password of ['', 'anything'])
      expect((await subscribe(miner, 'worker-1', password)).result, password).toBe(true);
    // The first check builds the cache, which can take longer than the node keeps a job. This nonce might be a
    // solution.
    const first = await newJob(mining, miner);
    const [solved] = (await submit(miner, 'worker-1', first.id, '0x0', first.hash)) as [boolean];
    if (solved) await jobAt(miner, first.height + 1);

    let job = await newJob(mining, miner);
    // With the hash of test mode, none of these nonces is a solution.
    for (let nonce = 0n, tries = 0; ; nonce++, tries++) {
      nonce = findNonce(job.hash, job.boundary, false, nonce);
      const share = ['worker-1', job.id, numberToHex(nonce), job.hash];
      const [accepted, reason] = (await submit(miner, ...share)) as [boolean, string?];
      if (accepted) break;
      // A node that had to wait for the processor has sent another job in the meantime.
      if (reason === 'Solution for a stale job! worker_id = worker-1') job = await newJob(mining, miner);
      else expect(reason).toBe('Incorrect Nonce! worker_id = worker-1!');
      expect(tries).toBeLessThan(100);
    }
    await jobAt(miner, job.height + 1);
  });

  it.each([
    ['Error parsing mining-author', {mining_author: 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p'}],
    ['mining-author must be user address or contract address', {mining_author: `7${'2'.repeat(39)}`}],
    ['Stratum secret should be 64-digit hex string', {stratum_secret: 'password'}],
  ])('does not start, with the message of the page: %s', async (message, changed) => {
    await expect(startMining(changed).then((started) => (mining = started))).rejects.toThrow(message);
    for (const page of PAGES) expect(pageSource(path.join(ROOT, page)), page).toContain(`\`${message}\``);
  });

  it('runs but does not mine where another program has the port', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const {port} = other.address() as net.AddressInfo;
    mining = await startMining({stratum_port: port});
    const {node} = mining;
    await expect
      .poll(() => fs.readFileSync(path.join(node.dataDir, 'process.log'), 'utf8'))
      .toContain('Failed to start Stratum service');
    await mining.renew();
    expect(await call(node.ports.core, 'cfx_epochNumber', ['latest_mined'])).toBe('0x1');
    other.close();
  });
});
