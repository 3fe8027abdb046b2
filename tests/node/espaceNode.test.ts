import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'smol-toml';
import {afterEach, describe, expect, it} from 'vitest';
import facts from '@site/src/facts/node.json';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Space} from '../../scripts/devnet/gateway';
import {OTHER_NODES} from '../../scripts/devnet/recording/others/settings';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call, post} from '../../scripts/devnet/node/rpc';
import type {Setting} from '../../scripts/devnet/node/toml';
import {coreOf, espaceOf} from '../../scripts/devnet/world/addresses';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

const read = (name: string) =>
  parse(fs.readFileSync(path.join(ROOT, 'src/snippets/toml', name), 'utf8')) as Record<string, Setting>;
const FULL = read('espace.toml');
const ARCHIVE = read('espace-archive.toml');
/** One harmless method of each namespace. */
const PROBES: Record<string, [method: string, params: unknown[]]> = {
  eth: ['eth_blockNumber', []],
  net: ['net_version', []],
  web3: ['web3_clientVersion', []],
  trace: ['trace_block', ['0x1']],
  parity: ['parity_getBlockReceipts', ['latest']],
  txpool: ['txpool_status', []],
  debug: ['debug_traceBlockByNumber', ['latest']],
  rpc: ['rpc_modules', []],
};

describe('the settings of /docs/espace/build/run-a-node', () => {
  it('are keys of the node, and its usual ports', () => {
    const keys = new Set([...facts.configKeys.map(({name}) => name), ...facts.ports.map(({key}) => key)]);
    for (const key of Object.keys({...FULL, ...ARCHIVE})) expect(keys, key).toContain(key);
    for (const key of ['jsonrpc_http_eth_port', 'jsonrpc_ws_eth_port'])
      expect(FULL[key]).toBe(facts.ports.find((port) => port.key === key)!.port);
  });
});

describe.skipIf(nodeIsMissing('nodes with the settings of the page'))(
  'a node with the settings of /docs/espace/build/run-a-node',
  () => {
    let node: RunningNode | undefined;
    afterEach(() => node?.stop());

    /** Namespaces that a node serves. An error with another code than "method not found" counts as served too. */
    async function served(changed: Record<string, Setting>): Promise<string[]> {
      // The ports are those of the test, because several nodes can run at once.
      const {jsonrpc_http_eth_port: _http, jsonrpc_ws_eth_port: _ws, ...rest} = changed;
      node = await startNode({changed: rest});
      const found: string[] = [];
      for (const [namespace, [method, params]] of Object.entries(PROBES)) {
        const answer = JSON.parse(
          await post(node.ports.espace, JSON.stringify({jsonrpc: '2.0', id: 1, method, params})),
        ) as {error?: {code: number}};
        if (answer.error?.code !== -32601) found.push(namespace);
      }
      return found;
    }

    it('full, with the set evm: no txpool, debug and rpc', async () => {
      expect(await served(FULL)).toEqual(['eth', 'net', 'web3', 'trace', 'parity']);
      const filter = JSON.parse(
        await post(node!.ports.espace, '{"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[]}'),
      ) as {result?: string};
      expect(filter.result).toMatch(/^0x/);
    }, 60_000);

    it.each([
      ['standard', ['eth', 'net', 'web3']],
      ['all', Object.keys(PROBES)],
    ])(
      'with the set %s',
      async (set, namespaces) => {
        expect(await served({...FULL, public_evm_rpc_apis: set})).toEqual(namespaces);
      },
      60_000,
    );

    it('with the set none: not even its version is told', async () => {
      await expect(served({...FULL, public_evm_rpc_apis: 'none'})).rejects.toThrow('web3_clientVersion: -32601');
      node = undefined;
    }, 60_000);

    it('the range of eth_getLogs is bounded in epochs, not in blocks', async () => {
      node = await startNode({
        changed: {get_logs_filter_max_epoch_range: 5, get_logs_filter_max_block_number_range: 3},
      });
      const gateway = await startGateway(node);
      await gateway.mine(5);
      const logs = async (toBlock: string) =>
        (await gateway.ask('espace', 'eth_getLogs', [{fromBlock: '0x1', toBlock}])).error?.code;
      expect(await Promise.all(['0x3', '0x4', '0x5', '0x6'].map(logs))).toEqual([
        undefined,
        undefined,
        undefined,
        -32_016,
      ]);
      await gateway.close();
    }, 60_000);

    /** Which spaces still return the balance at a block whose state a full node drops. */
    async function kept(changed: Record<string, Setting>): Promise<Space[]> {
      const {executive_trace: _trace, single_mpt_space: _space, ...archive} = ARCHIVE;
      const own = await startNode({changed: {...OTHER_NODES.pruned.changed, ...archive, ...changed}});
      const gateway = await startGateway(own);
      try {
        const {blockNumber} = await createEspaceSender(gateway).send('account', {
          to: espaceOf('recipient'),
          value: 1n,
          gas: 21_000n,
        });
        const balances = async () =>
          [
            await gateway.ask('core', 'cfx_getBalance', [coreOf('account'), blockNumber]),
            await gateway.ask('espace', 'eth_getBalance', [espaceOf('account'), blockNumber]),
          ] as const;
        const before = await balances();
        expect(before.map(({error}) => error)).toEqual([undefined, undefined]);
        // The node of the reference that drops states has done so after about a hundred blocks.
        for (let made = 0; made < 300; made += 20)
          await gateway.exclusive(() => call(own.ports.local, 'test_generateEmptyBlocks', [20]));
        await gateway.mine();
        const after = await balances();
        return (['core', 'espace'] as const).filter(
          (_, index) => after[index]!.result !== undefined && after[index]!.result === before[index]!.result,
        );
      } finally {
        await gateway.close();
        await own.stop();
      }
    }

    it('archive: keeps the state of every block, of eSpace alone with the lines of the page', async () => {
      expect(ARCHIVE).toMatchObject({node_type: 'archive', enable_single_mpt_storage: true, single_mpt_space: 'evm'});
      const settings: Record<string, Setting>[] = [
        {single_mpt_space: 'evm'},
        {},
        {single_mpt_space: 'native'},
        {enable_single_mpt_storage: false},
      ];
      expect(await Promise.all(settings.map(kept))).toEqual([['espace'], ['core', 'espace'], [], []]);
    }, 120_000);

    it('archive, with a list of namespaces of its own', async () => {
      expect(await served({...FULL, ...ARCHIVE, public_evm_rpc_apis: 'eth,net,web3,txpool,debug'})).toEqual([
        'eth',
        'net',
        'web3',
        'txpool',
        'debug',
      ]);
    }, 60_000);
  },
);
