import dgram from 'node:dgram';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {privateKeyToAccount} from 'viem/accounts';
import {afterEach, describe, expect, it, vi} from 'vitest';
import facts from '@site/src/facts/node.json';
import {protocolFact} from '@site/src/facts';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startFile, type FileNode} from '../../scripts/devnet/node/fileNode';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {ask, call} from '../../scripts/devnet/node/rpc';
import {toToml, type Setting} from '../../scripts/devnet/node/toml';
import {pageSource} from '../../scripts/lib/pageSource';

type Settings = Record<string, Setting | undefined>;
type Files = Record<string, string>;

const FOLDER = 'docs/general/run-a-node/advanced-topics';
const page = (name: string) => pageSource(path.join(ROOT, FOLDER, `${name}.mdx`));
const PAGES = {files: page('configuration-files'), keys: page('node-configuration')};
const snippet = (name: string) => fs.readFileSync(path.join(ROOT, 'src/snippets/toml', name), 'utf8');
const KNOWN = new Set(facts.configKeys.map(({name}) => name));
const KEY = '44'.repeat(32);
const START_MS = 120_000;

/** Outside of dev and test mode, as on a public network, but without peers. */
const PLAIN: Settings = {
  mode: undefined,
  hydra_transition_number: undefined,
  hydra_transition_height: undefined,
  dev_pos_private_key_encryption_password: 'x',
};

const folders: string[] = [];
const nodes: FileNode[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(({stop}) => stop()));
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true, force: true, maxRetries: 3});
});

interface Started {
  folder: string;
  local: number;
  ports: number[];
  ask: typeof ask;
}

/** Starts a node without peers, with settings that can contain free ports. */
async function start(
  settings: (ports: number[]) => Settings,
  {files = {}, text = ''}: {files?: Files; text?: string} = {},
): Promise<Started> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'node-configuration-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
  const [p2p = 0, local = 0, ...ports] = await freePorts(8);
  const base: Settings = {
    mode: 'dev',
    chain_id: 2024,
    evm_chain_id: 2025,
    hydra_transition_number: 1,
    hydra_transition_height: 1,
    public_address: '127.0.0.1',
    enable_discovery: false,
    tcp_port: p2p,
    udp_port: p2p,
    jsonrpc_local_http_port: local,
  };
  const set = Object.entries({...base, ...settings(ports)}).filter(
    (entry): entry is [string, Setting] => entry[1] !== undefined,
  );
  nodes.push(await startFile(folder, toToml(Object.fromEntries(set)) + text));
  await vi.waitFor(() => call(local, 'cfx_epochNumber'), {timeout: 30_000, interval: 100});
  return {folder, local, ports, ask};
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => resolve(false));
  });

/** A request with headers, as a browser or a Prometheus server sends it. */
const request = (port: number, method: string, body = '', headers: Record<string, string> = {}) =>
  new Promise<{status: number; headers: http.IncomingHttpHeaders; body: string}>((resolve, reject) => {
    const sent = http.request(
      {host: '127.0.0.1', port, method, headers: {'content-type': 'application/json', ...headers}},
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({status: response.statusCode!, headers: response.headers, body: text}));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
const body = (method: string, ...params: unknown[]) => JSON.stringify({jsonrpc: '2.0', id: 1, method, params});

/** Keys with which a test below starts a node. */
const ACCEPTED = {
  keep: {
    node_type: 'archive',
    persist_tx_index: true,
    persist_block_number_index: true,
    executive_trace: true,
    enable_single_mpt_storage: true,
    single_mpt_space: 'evm',
  },
  disk: {
    conflux_data_dir: 'data',
    block_db_dir: 'blocks',
    netconf_dir: 'net',
    block_db_type: 'rocksdb',
    rocksdb_compaction_profile: 'ssd',
  },
  memory: {
    ledger_cache_size: 256,
    rocksdb_cache_size: 64,
    storage_delta_mpts_cache_size: 200_000,
    storage_max_open_mpt_count: 8,
    print_memory_usage_period_s: 1,
    storage_delta_mpts_cache_start_size: 100_000,
    storage_delta_mpts_slab_idle_size: 10_000,
    storage_delta_mpts_node_map_vec_size: 200_000,
  },
  peers: {
    public_address: '127.0.0.1',
    public_tcp_port: 40_000,
    net_key: KEY,
    max_outgoing_peers: 2,
    max_incoming_peers: 3,
    session_ip_limits: '0,8,4,2',
    subnet_quota: 0,
    network_id: 7,
    bootnodes: '',
  },
  rpc: {
    public_rpc_apis: 'all,-test',
    public_evm_rpc_apis: 'all',
    jsonrpc_cors: 'https://dapp.example',
    jsonrpc_http_threads: 2,
    jsonrpc_http_keep_alive: true,
    jsonrpc_ws_max_payload_bytes: 1_000_000,
    jsonrpc_max_request_body_size: 1000,
    max_estimation_gas_limit: 1_000_000,
    poll_lifetime_in_seconds: 60,
  },
  pool: {
    tx_pool_size: 1000,
    tx_pool_min_native_tx_gas_price: 5,
    tx_pool_min_eth_tx_gas_price: 7,
    tx_pool_allow_gas_over_half_block: true,
  },
  metrics: {
    metrics_enabled: true,
    metrics_report_interval_ms: 300,
    metrics_output_file: 'metrics.txt',
    metrics_influxdb_db: 'conflux',
  },
  logs: {log_conf: 'log.yaml', log_file: 'node.log', log_level: 'warn'},
  mine: {
    mining_type: 'stratum',
    stratum_listen_address: '127.0.0.1',
    stratum_secret: 'aa'.repeat(32),
    pos_started_as_voter: false,
  },
  pos: {pos_config_path: 'pos/config.yaml', pos_initial_nodes_path: 'pos/nodes.json', pos_private_key_path: 'pos/key'},
  development: {
    mode: 'dev',
    chain_id: 2024,
    evm_chain_id: 2025,
    dev_block_interval_ms: 200,
    hydra_transition_height: 1,
    pos_reference_enable_height: 1000,
    cip1559_transition_height: 1000,
  },
} satisfies Record<string, Settings>;
/** Those whose value is known when a test runs. */
const WITH_VALUES = [
  'tcp_port',
  'udp_port',
  'jsonrpc_local_ws_port',
  'stratum_port',
  'mining_author',
  'metrics_prometheus_listen_addr',
  'metrics_influxdb_host',
  'throttling_conf',
  'genesis_secrets',
  'genesis_evm_secrets',
  'genesis_accounts',
  'dev_pos_private_key_encryption_password',
];

/** Values that the node rejects, the page that says so, and the message on it. */
const REJECTED: [pageName: keyof typeof PAGES, settings: Settings | string, messages: string[], files?: Files][] = [
  ['files', 'chain_id = 2025\n', ['duplicate key']],
  ['files', 'jsonrpc_max_request_body_size = 10 * 1024 * 1024\n', ['failed to parse configuration file']],
  ['files', {tcp_port: 'x'}, ['Invalid tcp_port: err=']],
  ['files', {throttling_conf: 'none.toml'}, ['invalid throttling configuration file: "failed to read toml file']],
  [
    'files',
    {throttling_conf: 'throttling.toml'},
    ['section [rpc_local] not found'],
    {'throttling.toml': snippet('throttling.toml').replace('[rpc_local]', '')},
  ],
  ['files', {genesis_secrets: 'none.txt'}, ['failed to open file']],
  ['files', {...PLAIN, genesis_accounts: 'none.toml'}, ['failed to open file']],
  ['files', {genesis_secrets: 'keys.txt'}, ["Invalid character 'x' at position 1"], {'keys.txt': `0x${KEY}\n`}],
  [
    'files',
    {...PLAIN, genesis_accounts: 'accounts.toml'},
    ['balance in toml file requires String type'],
    {'accounts.toml': snippet('genesis-accounts.toml').replace(/"(\d+)"$/m, '5')},
  ],
  ['files', {pos_reference_enable_height: 0}, ['Genesis must have been initialized with pos']],
  ['keys', {tx_pool_size: 'many'}, ['Invalid tx_pool_size: err=', 'invalid type: string "many", expected usize']],
  ['keys', {tcp_port: 70_000}, ['invalid value: integer', 'expected u16']],
  ['keys', {max_outgoing_peers: -1}, ['invalid value: integer']],
  ['keys', {node_type: true}, ['called `Option::unwrap()` on a `None` value']],
  ['keys', {public_rpc_apis: true}, ['called `Option::unwrap()` on a `None` value']],
  ['keys', {node_type: 'fast'}, ['Unknown node type']],
  ['keys', {public_rpc_apis: 'cfx,eth'}, ['Unknown api type']],
  ['keys', {public_evm_rpc_apis: 'eth,cfx'}, ['Matching variant not found']],
  ['keys', {single_mpt_space: 'core'}, ['Unrecognized space: core']],
  ['keys', {log_level: 'loud'}, ['Invalid log level: loud']],
  ['keys', {block_db_type: 'leveldb'}, ['Invalid block_db_type parameter!']],
  ['keys', {rocksdb_compaction_profile: 'fast'}, ['Invalid compaction profile given. Expected default/hdd/ssd.']],
  [
    'keys',
    {session_ip_limits: '1,2'},
    ['failed to parse session ip limit config: invalid number of fields, expected = 4'],
  ],
  ['keys', {net_key: 'xyz'}, ['net_key is not a valid secret string']],
  ['keys', {...PLAIN, mining_author: 'xyz'}, ['Error parsing mining-author']],
  ['keys', {mining_type: 'gpu', mining_author: '1000000000000000000000000000000000000001'}, ['Invalid mining type']],
  ['keys', {stratum_secret: 'zz'}, ['Stratum secret should be 64-digit hex string']],
  ['keys', {cip1559_transition_height: 1}, ['1559 can not be activated earlier than pos reference']],
];

describe(`the keys of /${FOLDER}`, () => {
  it('§1 are put to a node, each of them', () => {
    const tested = new Set([...Object.values(ACCEPTED).flatMap((settings) => Object.keys(settings)), ...WITH_VALUES]);
    for (const [name, text] of Object.entries(PAGES)) {
      const shown = [...text.matchAll(/`(\w+)`|^(\w+) = /gm)]
        .map(([, code, line]) => (code ?? line)!)
        .filter((word) => KNOWN.has(word));
      expect(shown.length, name).toBeGreaterThan(15);
      expect(
        [...new Set(shown)].filter((key) => !tested.has(key)),
        name,
      ).toEqual([]);
    }
    expect([...tested].filter((key) => !KNOWN.has(key))).toEqual([]);
  });

  it('§1 messages of values that a node rejects are on its page', () => {
    const plain = (text: string) => text.replaceAll('`', '');
    for (const [name, , messages] of REJECTED)
      for (const message of messages) expect(plain(PAGES[name])).toContain(plain(message));
  });
});

describe.skipIf(nodeIsMissing('rejected settings'))('settings that a node rejects', () => {
  it.each(
    REJECTED.map(
      ([name, settings, messages, files]) => [JSON.stringify(settings), {name, settings, messages, files}] as const,
    ),
  )(
    '§1 %s',
    async (_, {settings, messages, files}) => {
      const isText = typeof settings === 'string';
      const error = await start(() => (isText ? {} : settings), {files, text: isText ? settings : ''}).then(
        () => 'started',
        ({message}: Error) => message,
      );
      for (const message of messages) expect(error.replace(/\\+"/g, '"')).toContain(message);
    },
    START_MS,
  );
});

describe.skipIf(nodeIsMissing('accepted settings'))('settings with which a node starts', () => {
  it(
    '§1 what it keeps',
    async () => {
      expect((await start(() => ACCEPTED.keep)).local).toBeGreaterThan(0);
    },
    START_MS,
  );

  it(
    '§1 folders and memory',
    async () => {
      const {folder} = await start(() => ({...ACCEPTED.disk, ...ACCEPTED.memory}));
      expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining(['data', 'blocks', 'net', 'pos_config']));
      expect([
        fs.readdirSync(path.join(folder, 'data')),
        fs.existsSync(path.join(folder, 'blocks/CURRENT')),
        fs.existsSync(path.join(folder, 'net/key')),
      ]).toEqual([['storage_db'], true, true]);
      await nodes.pop()!.stop();
      const {folder: own} = await start(() => ({block_db_type: 'sqlite'}));
      expect([
        fs.existsSync(path.join(own, 'blockchain_data/blockchain_db')),
        fs.existsSync(path.join(own, 'blockchain_data/net_config')),
      ]).toEqual([true, true]);
    },
    START_MS,
  );

  it(
    '§1 peers: network_id separates networks',
    async () => {
      const {local} = await start(() => ACCEPTED.peers);
      expect(await call(local, 'cfx_getStatus')).toMatchObject({chainId: '0x7e8', networkId: '0x7'});
    },
    START_MS,
  );

  it(
    '§1 RPC: groups, origins, sizes and gas',
    async () => {
      const ports = (free: number[]) => ({
        jsonrpc_http_port: free[0],
        jsonrpc_http_eth_port: free[1],
        jsonrpc_local_ws_port: free[2],
      });
      const {
        ports: [core = 0, espace = 0, ws = 0],
      } = await start((free) => ({...ACCEPTED.rpc, ...ports(free)}));
      expect((await ask(core, 'test_getBlockCount')).error?.code).toBe(-32_601);
      expect((await ask(core, 'debug_currentSyncPhase')).error).toBeUndefined();
      expect(await accepts(ws)).toBe(true);
      const from = (port: number, origin: string) =>
        request(port, 'POST', body(port === core ? 'cfx_epochNumber' : 'eth_blockNumber'), {origin}).then(
          ({status, headers}) => [status, headers['access-control-allow-origin']],
        );
      expect([await from(core, 'https://dapp.example'), await from(core, 'https://other.example')]).toEqual([
        [200, 'https://dapp.example'],
        [403, undefined],
      ]);
      expect(await from(espace, 'https://dapp.example')).toEqual([200, undefined]);
      // The limit of a request applies only to eSpace.
      const large = 'x'.repeat(2000);
      expect([
        (await request(espace, 'POST', body('eth_blockNumber', large))).status,
        (await request(core, 'POST', body('cfx_epochNumber', large))).status,
      ]).toEqual([413, 200]);
      // 70,000 bytes of data cost more than the limit of 1,000,000.
      const costly = {to: new PrivateKeyAccount(`0x${KEY}`, 2024).address, data: `0x${'ff'.repeat(70_000)}`};
      expect(JSON.stringify((await ask(core, 'cfx_estimateGasAndCollateral', [costly])).error)).toMatch(/gas/i);
      await nodes.pop()!.stop();
      const {
        ports: [open = 0],
      } = await start(ports);
      expect(await request(open, 'POST', body('cfx_epochNumber'), {origin: 'https://other.example'})).toMatchObject({
        status: 200,
        headers: {'access-control-allow-origin': 'https://other.example'},
      });
      expect((await ask(open, 'cfx_estimateGasAndCollateral', [costly])).error).toBeUndefined();
    },
    START_MS,
  );

  it(
    '§1 the pool rejects lower prices in both spaces',
    async () => {
      const {
        local,
        ports: [espace = 0],
      } = await start(
        ([port]) => ({
          ...ACCEPTED.pool,
          jsonrpc_http_eth_port: port,
          genesis_secrets: 'keys.txt',
          genesis_evm_secrets: 'keys.txt',
        }),
        {files: {'keys.txt': `${KEY}\n`}},
      );
      await vi.waitFor(async () => expect(await call(local, 'debug_currentSyncPhase')).toBe('NormalSyncPhase'), {
        timeout: 30_000,
      });
      const core = new PrivateKeyAccount(`0x${KEY}`, 2024);
      const send = async (gasPrice: number) => {
        const signed = await core.signTransaction({
          to: core.address,
          value: 1,
          nonce: 0,
          gas: 21_000,
          gasPrice,
          storageLimit: 0,
          chainId: 2024,
          epochHeight: 0,
        });
        return (await ask(local, 'cfx_sendRawTransaction', [(signed as {serialize(): string}).serialize()])).error;
      };
      const shown = /```json\n(\{.*"error".*\})\n```/.exec(PAGES.keys)![1]!;
      expect(await send(4)).toEqual((JSON.parse(shown) as {error: unknown}).error);
      expect(await send(5)).toBeUndefined();
      const account = privateKeyToAccount(`0x${KEY}`);
      const sendEvm = async (gasPrice: bigint) =>
        (
          await ask(espace, 'eth_sendRawTransaction', [
            await account.signTransaction({
              to: account.address,
              value: 1n,
              nonce: 0,
              gas: 21_000n,
              gasPrice,
              chainId: 2025,
              type: 'legacy',
            }),
          ])
        ).error;
      expect((await sendEvm(6n))?.message).toBe('transaction underpriced');
      expect(await sendEvm(7n)).toBeUndefined();
      const balance = BigInt(await call<string>(espace, 'eth_getBalance', [account.address]));
      expect(balance).toBe(BigInt(String(protocolFact('genesisSecretBalance').value)) * 10n ** 18n);
    },
    START_MS,
  );

  it(
    '§1 metrics: a file and an address for Prometheus, and an invalid address does no harm',
    async () => {
      const {
        folder,
        ports: [port = 0],
      } = await start(([free]) => ({
        ...ACCEPTED.metrics,
        metrics_prometheus_listen_addr: `127.0.0.1:${free}`,
        metrics_influxdb_host: 'http://127.0.0.1:1',
      }));
      await vi.waitFor(() => expect(fs.readFileSync(path.join(folder, 'metrics.txt'), 'utf8')).toMatch(/^\d+, /m), {
        timeout: 30_000,
      });
      expect((await request(port, 'GET')).body).toContain('# TYPE ');
      await nodes.pop()!.stop();
      expect(
        (await start(() => ({metrics_enabled: true, metrics_prometheus_listen_addr: 'nonsense'}))).local,
      ).toBeGreaterThan(0);
    },
    START_MS,
  );

  it(
    '§1 log keys',
    async () => {
      expect((await start(() => ACCEPTED.logs)).local).toBeGreaterThan(0);
    },
    START_MS,
  );

  it(
    '§1 mining: the port for miners opens',
    async () => {
      const {
        ports: [port = 0],
      } = await start(([free]) => ({
        ...PLAIN,
        ...ACCEPTED.mine,
        mining_author: '1000000000000000000000000000000000000001',
        stratum_port: free,
      }));
      await vi.waitFor(async () => expect(await accepts(port)).toBe(true), {timeout: 30_000});
    },
    START_MS,
  );

  it(
    '§1 paths of PoS: the key is created there, and another password is rejected',
    async () => {
      const {folder} = await start(() => ({...PLAIN, ...ACCEPTED.pos}));
      const key = fs.readFileSync(path.join(folder, 'pos/key'), 'utf8');
      await nodes.pop()!.stop();
      const error = await start(
        () => ({...PLAIN, pos_private_key_path: 'key', dev_pos_private_key_encryption_password: 'y'}),
        {files: {key}},
      ).then(
        () => 'started',
        ({message}: Error) => message,
      );
      expect(error).toContain('Load pos_key failed');
      expect(PAGES.files).toContain('`Load pos_key failed`');
    },
    START_MS,
  );

  it(
    '§1 development: blocks at the interval',
    async () => {
      const {local} = await start(() => ACCEPTED.development);
      await vi.waitFor(async () => expect(Number(await call(local, 'cfx_epochNumber'))).toBeGreaterThan(3), {
        timeout: 30_000,
      });
    },
    START_MS,
  );

  it(
    '§1 genesis_accounts outside of dev mode, genesis_secrets in it, and neither in the other',
    async () => {
      const address = /0x[0-9a-f]{40}/.exec(snippet('genesis-accounts.toml'))![0];
      const files = {'accounts.toml': snippet('genesis-accounts.toml'), 'keys.txt': `${KEY}\n`};
      const both = {genesis_accounts: 'accounts.toml', genesis_secrets: 'keys.txt'};
      const {format} = await import('js-conflux-sdk');
      const balances = async (mode: Settings) => {
        const {local} = await start(() => ({...mode, ...both}), {files});
        const read = async (account: string) => BigInt(await call<string>(local, 'cfx_getBalance', [account]));
        return [await read(format.address(address, 2024)), await read(new PrivateKeyAccount(`0x${KEY}`, 2024).address)];
      };
      const secret = BigInt(String(protocolFact('genesisSecretBalance').value)) * 10n ** 18n;
      expect(await balances(PLAIN)).toEqual([5n * 10n ** 18n, 0n]);
      expect(await balances({})).toEqual([0n, secret]);
    },
    START_MS,
  );

  it(
    '§1 throttling: for all callers of Core Space together, for each request of eSpace alone',
    async () => {
      const {
        ports: [core = 0, espace = 0],
        local,
      } = await start(
        ([one, two]) => ({throttling_conf: 'throttling.toml', jsonrpc_http_port: one, jsonrpc_http_eth_port: two}),
        {
          files: {
            'throttling.toml': `${snippet('throttling.toml').replace('[rpc_local]', 'cfx_epochNumber = "2,2,1,1,1"\neth_blockNumber = "2,2,1,1,1"\n[rpc_local]')}`,
          },
        },
      );
      const many = async (port: number, method: string) => {
        const found: (string | undefined)[] = [];
        for (let calls = 0; calls < 6; calls++)
          found.push(
            (JSON.parse((await request(port, 'POST', body(method))).body) as {error?: {code: number; data: string}})
              .error?.data,
          );
        return found;
      };
      const calls = await many(core, 'cfx_epochNumber');
      expect(calls[0]).toBeUndefined();
      expect(calls.filter((data) => data?.startsWith('throttled in '))).not.toEqual([]);
      expect(calls).toContain('already throttled, please try again later');
      expect(await many(espace, 'eth_blockNumber')).toEqual(Array(6).fill(undefined));
      const batch = await request(espace, 'POST', `[${Array(6).fill(body('eth_blockNumber')).join()}]`);
      const answers = (JSON.parse(batch.body) as {error?: unknown}[]).map(({error}) => error === undefined);
      expect(answers).toEqual([true, true, false, false, false, false]);
      expect(await many(local, 'cfx_epochNumber')).toEqual(Array(6).fill(undefined));
    },
    START_MS,
  );

  it(
    '§1 udp_port has no effect: the node uses the number of tcp_port for both',
    async () => {
      const {
        ports: [tcp = 0, udp = 0],
      } = await start(([one, two]) => ({tcp_port: one, udp_port: two}));
      const isFree = (port: number) =>
        new Promise<boolean>((resolve) => {
          const socket = dgram.createSocket('udp4');
          socket.once('error', () => socket.close(() => resolve(false)));
          socket.bind(port, '0.0.0.0', () => socket.close(() => resolve(true)));
        });
      expect([await accepts(tcp), await isFree(tcp), await isFree(udp)]).toEqual([true, false, true]);
    },
    START_MS,
  );

  it(
    '§1 keys that it does not know, and keys below a heading, are ignored',
    async () => {
      await start(() => ({}), {text: 'no_such_key = true\n[rpc]\njsonrpc_http_port = 1\n'});
      expect(await accepts(1)).toBe(false);
    },
    START_MS,
  );
});
