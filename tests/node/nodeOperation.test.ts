import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toolIsMissing} from '@site/scripts/lib/tools';
import {format} from 'js-conflux-sdk';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {ask, call} from '../../scripts/devnet/node/rpc';
import type {Terminal} from '../../scripts/devnet/tutorials/printed/reader';
import {boxesInOrder} from '../support/boxesInOrder';
import {startNodeReader, type NodeReader} from '../support/nodeReader';
import {programIn, releaseIn} from '../support/release';

/** A machine that also builds takes several times as long as a free one. */
const LIMIT_MS = 240_000;
const WAIT = {timeout: 60_000};
const UNPACKING = 'the release as its page unpacks it';
const STARTED = 'Conflux client started';
const IN_SYNC = '"NormalSyncPhase"\n';
const [P2P, LOCAL, CORE, ESPACE] = [32_323, 12_539, 12_537, 8545] as const;
type Port = (shown: number) => number;
/** Ports of a node, which makes four blocks a second. */
const ports = (port: Port) => ({
  dev_block_interval_ms: 250,
  tcp_port: port(P2P),
  udp_port: port(P2P),
  jsonrpc_local_http_port: port(LOCAL),
});
const lines = (settings: Record<string, number>) =>
  Object.entries(settings)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('');
const epochOf = async (port: number) => Number(await call<string>(port, 'cfx_epochNumber'));

// An archive with a replacement of the program takes the place of a release.
describe.skipIf(nodeIsMissing(UNPACKING) || toolIsMissing(UNPACKING, 'zip'))(
  'someone who follows /docs/general/run-a-node/advanced-topics/downloading-conflux-client',
  () => {
    const boxes = boxesInOrder('general/run-a-node/advanced-topics/downloading-conflux-client');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
    const archive = path.join(folder, 'conflux.zip');
    let reader: NodeReader;
    beforeAll(async () => {
      const {'hydra.toml': config = '', ...files} = releaseIn('', {chain_id: 1, evm_chain_id: 71});
      for (const [name, text] of Object.entries({...files, 'testnet.toml': config, 'throttling.toml': ''})) {
        fs.mkdirSync(path.dirname(path.join(folder, 'release', name)), {recursive: true});
        fs.writeFileSync(path.join(folder, 'release', name), text, {mode: 0o644});
      }
      execFileSync('zip', ['--quiet', '--recurse-paths', archive, '.'], {cwd: path.join(folder, 'release')});
      reader = await startNodeReader([], () => ({}));
    });
    afterAll(async () => {
      await reader?.leave();
      fs.rmSync(folder, {recursive: true, force: true});
    });

    it(
      'unpacks the archive into a folder, makes the program executable, and finds its version and its network',
      async () => {
        await reader.type(boxes.take('mkdir -p ~/conflux').replace('<path of the archive>', archive));
        expect(await reader.type('ls ~/conflux')).toContain('conflux\n');
        const executable = boxes.take('chmod +x');
        const version = boxes.take('./conflux --version');
        expect((await reader.tryOut(version)).printed).toContain('Permission denied');
        await reader.type(executable);
        expect(await reader.type(version)).toMatch(/^conflux \d+\.\d+/);
        expect(await reader.type(boxes.take('grep'))).toBe(
          './testnet.toml:chain_id = 1\n./testnet.toml:evm_chain_id = 71\n',
        );
      },
      LIMIT_MS,
    );
  },
);

// A chain of one node takes the place of the public network.
describe.skipIf(nodeIsMissing('a full node as its page says'))(
  'someone who follows /docs/general/run-a-node/advanced-topics/running-full-node',
  () => {
    const boxes = boxesInOrder('general/run-a-node/advanced-topics/running-full-node');
    let reader: NodeReader;
    beforeAll(async () => {
      reader = await startNodeReader(
        [P2P, LOCAL, CORE, ESPACE],
        (port) => releaseIn('', ports(port)),
        (port) => ({[substituteFacts('{{fact:network.core-mainnet.rpc.http.0}}')]: `http://127.0.0.1:${port(CORE)}`}),
      );
    });
    afterAll(() => reader?.leave());

    it(
      'starts the node with the lines of the page, which open both spaces, and asks for its phase and its epoch',
      async () => {
        reader.save('hydra.toml', boxes.take('persist_tx_index'), true);
        const start = boxes.take('./start.sh');
        const terminal = await reader.serve(start, STARTED);
        const phase = boxes.take('./conflux rpc local sync-phase');
        await expect.poll(() => reader.type(phase), WAIT).toBe(IN_SYNC);
        expect(Number(await call<string>(reader.port(ESPACE), 'eth_blockNumber'))).toBeGreaterThanOrEqual(0);
        const [own, theirs] = (await reader.type(boxes.take('./conflux rpc epoch'))).split('\n');
        expect(Number((JSON.parse(theirs!) as {result: string}).result) - Number(JSON.parse(own!))).toBeLessThan(20);
        // The page tells its reader to stop it, and start it again as a service.
        await terminal.interrupt();
        await reader.serve(start, STARTED);
        await expect.poll(() => reader.type(phase), WAIT).toBe(IN_SYNC);
      },
      LIMIT_MS,
    );
  },
);

describe.skipIf(nodeIsMissing('an upgrade as its page says'))(
  'someone who follows /docs/general/run-a-node/how-to-upgrad',
  () => {
    const boxes = boxesInOrder('general/run-a-node/how-to-upgrad');
    let reader: NodeReader;
    /** The program writes no version number, so both folders have the same one. */
    const start = (command: string): Promise<Terminal> => reader.serve(`cd conflux-old && ${command}`, STARTED);
    const inOld = (command: string) => reader.type(`(cd conflux-old && ${command.trimEnd()})`);
    beforeAll(async () => {
      reader = await startNodeReader([P2P, LOCAL], (port) => ({
        ...releaseIn('conflux-old', ports(port)),
        ...releaseIn('conflux-new', {}),
      }));
      await start('./start.sh');
    });
    afterAll(() => reader?.leave());

    it(
      'stops the node, keeps its keys and its data, replaces its files, and finds it in sync again',
      async () => {
        await expect.poll(() => epochOf(reader.port(LOCAL)), WAIT).toBeGreaterThan(5);
        const version = boxes.take('curl');
        const shown = JSON.parse(boxes.take('{')) as {result: string};
        const release = (text: string) =>
          /^conflux-rust\/v[\d.]+-/.exec((JSON.parse(text) as {result: string}).result)?.[0];
        expect(release(await reader.type(version))).toBe(release(JSON.stringify(shown)));
        // The only validator of this chain: its last term never ends, because no one follows it.
        expect(await inOld(boxes.take('./conflux rpc local pos stop_election'))).toMatch(/^\d+\n$/);
        const before = await epochOf(reader.port(LOCAL));
        await reader.type(boxes.take('kill -INT'));
        await reader.type(boxes.take('mkdir -p ~/conflux-backup'));
        expect(await reader.type('ls ~/conflux-backup')).toBe('hydra.toml\nlog.yaml\npos_key\nsecure_storage.json\n');
        expect(await reader.type(boxes.take('cp conflux-new/conflux'))).toMatch(/^conflux /);
        // diff exits with 1 if the files differ.
        expect(await reader.type(`${boxes.take('diff').trimEnd()} || [ $? = 1 ]`)).toContain(
          `jsonrpc_local_http_port = ${reader.port(LOCAL)}`,
        );
        reader.save('conflux-new/hydra.toml', lines(ports(reader.port)), true);
        await reader.type(boxes.take('cp conflux-new/hydra.toml'));
        await start(boxes.take('./start.sh'));
        await expect.poll(() => epochOf(reader.port(LOCAL)), WAIT).toBeGreaterThanOrEqual(before);
        const phase = boxes.take('./conflux rpc local sync-phase');
        await expect.poll(() => inOld(phase), WAIT).toBe(IN_SYNC);
        expect(release(await reader.type(version))).toBe(release(JSON.stringify(shown)));
      },
      LIMIT_MS,
    );
  },
);

describe.skipIf(nodeIsMissing('archive nodes as their page says'))(
  'someone who follows /docs/general/run-a-node/advanced-topics/running-archive-node',
  () => {
    const boxes = boxesInOrder('general/run-a-node/advanced-topics/running-archive-node');
    let reader: NodeReader;
    beforeAll(async () => {
      reader = await startNodeReader([P2P, LOCAL, CORE, ESPACE], (port) => programIn('', ports(port)));
    });
    afterAll(() => reader?.leave());

    it(
      'starts an archive without past states, then one with them, and reads an old block and a past balance',
      async () => {
        const [type, states, start, oldBlock, pastBalance] = [
          boxes.take('node_type'),
          boxes.take('hydra.toml, further lines'),
          boxes.take('./start.sh'),
          boxes.take('curl'),
          boxes.take('curl'),
        ];
        const shipped = await reader.type('cat hydra.toml');
        const opened = `jsonrpc_http_port = ${CORE}\njsonrpc_http_eth_port = ${ESPACE}\n`;
        for (const [index, lines] of [type, states].entries()) {
          reader.save('hydra.toml', `${shipped}${lines}${opened}`, false);
          // The states of blocks that were executed before are missing, so the second node starts with an empty folder.
          if (index === 1) await reader.type('rm -r blockchain_data');
          const terminal = await reader.serve(start, STARTED);
          await expect.poll(() => epochOf(reader.port(CORE)), WAIT).toBeGreaterThan(12);
          expect(JSON.parse(await reader.type(oldBlock))).toMatchObject({result: {epochNumber: '0x1'}});
          const balance = JSON.parse(await reader.type(pastBalance.replace('0x7270e00', '0x1'))) as object;
          if (index === 1) expect(balance).toMatchObject({result: '0x0'});
          await terminal.interrupt();
        }
      },
      LIMIT_MS,
    );
  },
);

describe.skipIf(nodeIsMissing('a light node as its page says'))(
  'someone who follows /docs/general/run-a-node/advanced-topics/running-light-node',
  () => {
    const boxes = boxesInOrder('general/run-a-node/advanced-topics/running-light-node');
    const KEY = `0x${'1'.repeat(64)}` as const;
    const ACCOUNT = substituteFacts('{{fact:exampleCoreAddress}}');
    /** Ports of the full node, which the page doesn't know. */
    const [PEER, PEER_LOCAL] = [50_001, 50_002] as const;
    /** The chain ID of the address on the page. */
    const CHAIN = {chain_id: 1029, evm_chain_id: 1030, mining_author: format.hexAddress(ACCOUNT).slice(2)};
    let reader: NodeReader;
    beforeAll(async () => {
      reader = await startNodeReader([P2P, LOCAL, CORE, PEER, PEER_LOCAL], (port) => ({
        ...programIn('full', {
          ...CHAIN,
          net_key: KEY.slice(2),
          dev_block_interval_ms: 250,
          tcp_port: port(PEER),
          udp_port: port(PEER),
          jsonrpc_local_http_port: port(PEER_LOCAL),
        }),
        ...programIn('', {
          ...CHAIN,
          bootnodes: `cfxnode://${privateKeyToAccount(KEY).publicKey.slice(4)}@127.0.0.1:${port(PEER)}`,
          tcp_port: port(P2P),
          udp_port: port(P2P),
          jsonrpc_local_http_port: port(LOCAL),
        }),
      }));
    });
    afterAll(() => reader?.leave());

    it(
      'starts the light node, which knows no epoch without peers, and gets a balance that it can verify from a full node',
      async () => {
        reader.save('hydra.toml', boxes.take('node_type'), true);
        await reader.serve(boxes.take('./start.sh'), STARTED);
        const error = JSON.parse(boxes.take('{')) as {error: object};
        await expect.poll(() => ask(reader.port(CORE), 'cfx_epochNumber'), WAIT).toMatchObject({error: error.error});
        await reader.serve('cd full && ./start.sh', STARTED);
        const balance = boxes.take('curl');
        // Rewards for blocks arrive after a while.
        await expect
          .poll(() => call<string>(reader.port(PEER_LOCAL), 'cfx_getBalance', [ACCOUNT]), WAIT)
          .not.toBe('0x0');
        const verified = async () => (JSON.parse(await reader.type(balance)) as {result?: string}).result ?? '0x0';
        await expect.poll(verified, WAIT).not.toBe('0x0');
        expect((await ask(reader.port(CORE), 'cfx_call', [{}])).error).toMatchObject({
          code: -32_000,
          message: 'This API is not implemented yet',
        });
      },
      LIMIT_MS,
    );
  },
);
