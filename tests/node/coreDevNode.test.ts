import {execFile, fork, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {promisify} from 'node:util';
import {parse} from 'smol-toml';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {homeIn} from '../../scripts/lib/home';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {ask} from '../../scripts/devnet/node/rpc';
import {toToml, type Setting} from '../../scripts/devnet/node/toml';

const run = promisify(execFile);
const SNIPPETS = path.join(ROOT, 'src/snippets/tutorials');
const CORE_NODE = path.join(SNIPPETS, 'core-node');
const READY_LIMIT_MS = 60_000;
/** Groups that the page lists as closed unless the configuration opens them, and a method of each. */
const CLOSED = ['debug_currentSyncPhase', 'test_getBlockCount', 'trace_transaction', 'pos_getStatus'];

/**
 * A node with the configuration of docs/core/build/run-a-core-node.mdx. The test changes only its ports and folders.
 */
class DevNode {
  private child: ChildProcess | undefined;
  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly local: number,
  ) {}

  static async start(
    changed: Readonly<Record<string, Setting | undefined>> = {},
    shownFile = path.join(CORE_NODE, 'core-dev.toml'),
  ): Promise<DevNode> {
    const parent = path.join(ROOT, '.cache/programs');
    fs.mkdirSync(parent, {recursive: true});
    const folder = fs.mkdtempSync(path.join(parent, 'core-node-'));
    const [http, ws, p2p, local] = (await freePorts(4)) as [number, number, number, number];
    const node = new DevNode(folder, http, local);
    for (const name of ['genesis.mjs', 'check.mjs']) {
      fs.writeFileSync(
        path.join(folder, name),
        fs.readFileSync(path.join(CORE_NODE, name), 'utf8').replace(':12537', `:${http}`),
      );
    }
    await node.type('genesis.mjs');
    const shown = parse(fs.readFileSync(shownFile, 'utf8')) as Record<string, Setting>;
    const settings: Record<string, Setting | undefined> = {
      ...shown,
      jsonrpc_http_port: http,
      jsonrpc_ws_port: ws,
      jsonrpc_local_http_port: local,
      tcp_port: p2p,
      udp_port: p2p,
      public_address: '127.0.0.1',
      ...changed,
    };
    const config = path.join(folder, 'core-dev.toml');
    fs.writeFileSync(
      config,
      toToml(
        Object.fromEntries(
          Object.entries(settings).filter((entry): entry is [string, Setting] => entry[1] !== undefined),
        ),
      ),
    );
    const log = fs.openSync(path.join(folder, 'process.log'), 'w');
    node.child = fork(path.join(ROOT, 'scripts/devnet/node/nodeChild.cjs'), [config, folder], {
      cwd: folder,
      env: homeIn(folder),
      execArgv: [],
      stdio: ['ignore', log, log, 'ipc'],
    });
    fs.closeSync(log);
    await node.ready();
    return node;
  }

  /** Waits until the node accepts transactions: it starts in a mode in which it only catches up. */
  private async ready(): Promise<void> {
    const limit = Date.now() + READY_LIMIT_MS;
    for (;;) {
      const phase = await ask(this.local, 'debug_currentSyncPhase').catch(() => undefined);
      if (phase?.result === 'NormalSyncPhase') return;
      if (Date.now() > limit)
        throw new Error(
          `the node isn't ready:\n${fs.readFileSync(path.join(this.folder, 'process.log'), 'utf8').slice(0, 2000)}`,
        );
      await sleep(200);
    }
  }

  /** What a reader types: `node --env-file=.env <program>`. */
  async type(program: string): Promise<string> {
    const env = fs.existsSync(path.join(this.folder, '.env')) ? ['--env-file=.env'] : [];
    return (await run(process.execPath, [...env, program], {cwd: this.folder, timeout: 30_000})).stdout;
  }

  /** Runs a script that gets the node's address as its argument. */
  async evaluate(source: string): Promise<string> {
    fs.writeFileSync(path.join(this.folder, 'evaluated.mjs'), source);
    return (
      await run(process.execPath, ['--env-file=.env', 'evaluated.mjs', `http://127.0.0.1:${this.port}`], {
        cwd: this.folder,
        timeout: 30_000,
      })
    ).stdout;
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await ended;
    }
    fs.rmSync(this.folder, {recursive: true, force: true, maxRetries: 3});
  }
}

describe.skipIf(nodeIsMissing('a Core node for development'))('the Core node of the page on development', () => {
  let node: DevNode;
  beforeAll(async () => {
    node = await DevNode.start();
  }, 90_000);
  afterAll(() => node?.stop());

  it('check.mjs prints what the page shows', async () => {
    expect(await node.type('check.mjs')).toBe(fs.readFileSync(path.join(CORE_NODE, 'check.out.txt'), 'utf8'));
  }, 60_000);

  it('no block is produced while no transaction arrives', async () => {
    const before = await ask(node.port, 'cfx_epochNumber');
    await sleep(2000);
    expect((await ask(node.port, 'cfx_epochNumber')).result).toBe(before.result);
  });

  it('nothing becomes final, since proof of stake is not enabled', async () => {
    expect((await ask(node.port, 'pos_getStatus')).error?.code).toBe(-32078);
    expect((await ask(node.port, 'cfx_getStatus')).result).toMatchObject({latestFinalized: '0x0'});
  });

  it('the scripts of the quickstart run with its URL and its network ID', async () => {
    const names = ['send', 'deploy', 'call', 'events'];
    for (const name of fs.readdirSync(path.join(SNIPPETS, 'core-quickstart'))) {
      const source = fs.readFileSync(path.join(SNIPPETS, 'core-quickstart', name), 'utf8');
      fs.writeFileSync(
        path.join(node.folder, name),
        source
          .replace('https://test.confluxrpc.com', `http://127.0.0.1:${node.port}`)
          .replace('networkId: 1', 'networkId: 2024'),
      );
    }
    const printed: string[] = [];
    for (const name of names) printed.push(await node.type(`${name}.mjs`));
    expect(printed.join('')).toMatch(/outcome 0[^]*Deployed at net2024:[^]*Entries after: 1[^]*Written by you/);
  }, 90_000);
});

describe.skipIf(nodeIsMissing('the gas price and contracts on nodes for development'))(
  'what the configurations of the pages set',
  () => {
    /** A payment at a price in drip: the sender is the account of the genesis block. */
    const pay = (price: number) =>
      `import {Conflux} from 'js-conflux-sdk';
const {cfx, wallet} = new Conflux({url: process.argv[2], networkId: 2024});
const {address: from} = wallet.addPrivateKey(process.env.PRIVATE_KEY);
console.log(await cfx.sendTransaction({type: 0, from, to: from, gasPrice: ${price}}).catch((error) => error.message));`;

    it('tx_pool_min_native_tx_gas_price is the lowest gas price; without it, 1 Drip is enough', async () => {
      for (const [changed, expected] of [
        [{}, 'less than the minimum value 1000000000'],
        [{tx_pool_min_native_tx_gas_price: undefined}, /^0x[\da-f]{64}$/m],
      ] as const) {
        const node = await DevNode.start(changed);
        try {
          expect(await node.evaluate(pay(1))).toMatch(expected);
        } finally {
          await node.stop();
        }
      }
    }, 120_000);

    it('the first configuration of the page on nodes accepts contracts compiled for cancun in both spaces', async () => {
      const [espace] = (await freePorts(1)) as [number];
      const node = await DevNode.start({jsonrpc_http_eth_port: espace}, path.join(ROOT, 'src/snippets/toml/dev.toml'));
      try {
        // PUSH0, STOP; and PUSH0 three times, MCOPY, STOP
        for (const data of ['0x5f00', '0x5f5f5f5e00']) {
          expect((await ask(node.port, 'cfx_estimateGasAndCollateral', [{data}])).error, data).toBeUndefined();
          expect((await ask(espace, 'eth_estimateGas', [{data}])).error, data).toBeUndefined();
        }
        // BASEFEE needs EIP-1559, which isn't active here.
        expect((await ask(node.port, 'cfx_estimateGasAndCollateral', [{data: '0x4800'}])).error?.message).toContain(
          'BadInstruction { instruction: 72 }',
        );
        expect((await ask(espace, 'eth_estimateGas', [{data: '0x4800'}])).error?.message).toContain(
          'Bad instruction 48',
        );
      } finally {
        await node.stop();
      }
    }, 90_000);
  },
);

describe.skipIf(nodeIsMissing('groups of methods of a Core node'))('groups of methods that a Core node offers', () => {
  it('are three unless the configuration lists more', async () => {
    const node = await DevNode.start({public_rpc_apis: undefined});
    try {
      for (const method of ['cfx_epochNumber', 'txpool_status'])
        expect((await ask(node.port, method)).error, method).toBeUndefined();
      for (const method of CLOSED) expect((await ask(node.port, method)).error?.code, method).toBe(-32601);
    } finally {
      await node.stop();
    }
  }, 90_000);

  it('without executive_trace, trace_transaction returns null', async () => {
    const node = await DevNode.start({executive_trace: false});
    try {
      await expect(node.type('check.mjs')).rejects.toThrow('Cannot read properties of null');
    } finally {
      await node.stop();
    }
  }, 90_000);

  it('without CIP-119, Core Space has no PUSH0, which contracts compiled for cancun contain', async () => {
    const node = await DevNode.start({cip119_transition_number: undefined});
    try {
      // PUSH0, STOP
      const {error} = await ask(node.port, 'cfx_estimateGasAndCollateral', [{data: '0x5f00'}]);
      expect(error?.message).toContain('BadInstruction { instruction: 95 }');
    } finally {
      await node.stop();
    }
  }, 90_000);
});
