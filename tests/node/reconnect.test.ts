import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startGateway, type Gateway, type Space} from '../../scripts/devnet/gateway';
import {coreAccount, espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {openSocket, type RpcSocket} from '../../scripts/devnet/node/socket';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';
import {assemble, creationOf} from '../support/node/evm/assemble';

const quantity = (value: number): Hex => `0x${value.toString(16)}`;
const PREFIX = {core: 'cfx', espace: 'eth'} as const;
/** Epochs that are mined and not executed: a client might reconnect in any of these moments. */
const UNLUCKY = [0, 1, 2, 3];

interface Log {
  transactionHash: Hex;
}

/** The parts of a notification that a client of these tests reads. */
interface Notification extends Partial<Log> {
  number?: Hex;
  epochNumber?: Hex;
}

/** A contract that emits an event in each call, and a chain that moves only when a test tells it to. */
interface Chain {
  /** Sends a transaction that emits an event and puts it in the newest epoch, which isn't executed. */
  emit(): Promise<Hex>;
  mine(blocks: number): Promise<void>;
  /** Number of the newest epoch that is mined, or executed. In eSpace, clients see only the latter. */
  newest(tag: 'latest_mined' | 'latest_state'): Promise<number>;
  logs(from: number, to?: number): Promise<Hex[]>;
  connect(): Promise<RpcSocket>;
  subscribe(socket: RpcSocket, ...params: unknown[]): Promise<void>;
  /**
   * A filter that no one has used. The eSpace node collects logs once for all clients with the same filter and doesn't
   * stop at once when the last of them leaves, so a client with a known filter can be lucky.
   */
  filter(): object;
}

describe.skipIf(nodeIsMissing('reconnecting to a subscription'))('§1 reconnecting at the unlucky moment', () => {
  let node: RunningNode;
  let gateway: Gateway;
  const chains = {} as Record<Space, Chain>;

  /** Makes blocks, the first of which packs the pool, and waits until the node counts them. */
  async function mine(blocks: number): Promise<void> {
    for (let block = 0; block < blocks; block++) {
      const hash = await call<Hex>(node.ports.local, 'test_generateOneBlock', [50, 300_000]);
      await expect.poll(() => call<Hex>(node.ports.core, 'cfx_getBestBlockHash'), {interval: 5}).toBe(hash);
    }
  }

  function chainOf(space: Space, address: string, sign: (nonce: number) => Promise<Hex>): Chain {
    let nonce = 0;
    let filters = 0;
    const unused = (number: number) =>
      space === 'core' ? coreAccount(`unused ${number}`).address : espaceAccount(`unused ${number}`).address;
    const port = node.ports[space];
    const [from, to] = space === 'core' ? ['fromEpoch', 'toEpoch'] : ['fromBlock', 'toBlock'];
    return {
      filter: () => ({address: [address, unused(++filters)]}),
      mine,
      async emit() {
        const answer = await gateway.askWithoutMining(space, `${PREFIX[space]}_sendRawTransaction`, [
          await sign(nonce++),
        ]);
        expect(answer.error).toBeUndefined();
        await mine(1);
        return answer.result as Hex;
      },
      newest: async (tag) => Number(await call<Hex>(node.ports.core, 'cfx_epochNumber', [tag])),
      async logs(first, last) {
        const range = {[from]: quantity(first), ...(last === undefined ? {} : {[to]: quantity(last)})};
        const found = await call<Log[]>(port, `${PREFIX[space]}_getLogs`, [{address, ...range}]);
        return found.map(({transactionHash}) => transactionHash);
      },
      connect: () => openSocket(`ws://127.0.0.1:${space === 'core' ? node.ports.coreWs : node.ports.espaceWs}`),
      async subscribe(socket, ...params) {
        const {error} = await socket.ask(`${PREFIX[space]}_subscribe`, params);
        expect(error).toBeUndefined();
      },
    };
  }

  /** Everything that arrives until nothing has arrived for a while. */
  async function drain(socket: RpcSocket): Promise<Notification[]> {
    const all: Notification[] = [];
    for (;;) {
      const next = await socket.notification(500).catch(() => null);
      if (next === null) return all;
      all.push(next as Notification);
    }
  }

  const hashes = (logs: Notification[]) => logs.flatMap(({transactionHash}) => transactionHash ?? []);
  const sorted = (values: Iterable<Hex>) => [...new Set(values)].sort();

  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    const data = creationOf(assemble('0 0 LOG0'));
    const [core, espace] = [createCoreSender(gateway), createEspaceSender(gateway)];
    const inCore = (await core.send('account', {data})).contractCreated!;
    const inEspace = (await espace.send('account', {data, gas: 500_000n})).contractAddress!;
    // Accounts that have sent nothing yet, because the node only knows the nonces of executed transactions.
    chains.core = chainOf('core', inCore, (nonce) =>
      core.sign('staker', {to: inCore, gas: 100_000n, nonce: BigInt(nonce)}),
    );
    chains.espace = chainOf('espace', inEspace, (nonce) =>
      espace.sign('sponsor', {to: inEspace, gas: 100_000n, nonce}),
    );
  });
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  /**
   * A client has processed everything that is executed. Then an event is mined, `distance` more epochs follow, and the
   * client reconnects and runs a recipe while the chain goes on and emits one more event.
   */
  async function reconnect(
    space: Space,
    distance: number,
    recipe: (chain: Chain, socket: RpcSocket, stored: number, goOn: () => Promise<void>) => Promise<Hex[]>,
  ): Promise<{found: Hex[]; missed: Hex; later: Hex}> {
    const chain = chains[space];
    await chain.mine(5);
    const stored = await chain.newest('latest_state');
    const missed = await chain.emit();
    await chain.mine(distance);
    const socket = await chain.connect();
    let later: Hex | undefined;
    try {
      const found = await recipe(chain, socket, stored, async () => {
        later = await chain.emit();
        await chain.mine(6);
      });
      // Both events were executed, whatever the client has seen.
      expect(await chain.logs(stored + 1)).toEqual([missed, later]);
      return {found: sorted(found), missed, later: later!};
    } finally {
      socket.close();
    }
  }

  describe.each(['core', 'espace'] as const)('%s', (space) => {
    it.each(UNLUCKY)(
      'subscribing and then filling the gap at once loses an event that %d epochs follow',
      async (distance) => {
        const {found, later} = await reconnect(space, distance, async (chain, socket, stored, goOn) => {
          await chain.subscribe(socket, 'logs', chain.filter());
          const filled = await chain.logs(stored + 1 - UNLUCKY.length);
          await goOn();
          return [...filled, ...hashes(await drain(socket))];
        });
        expect(found).toEqual([later]);
      },
    );

    it('an event that four epochs follow is executed, so even the old order finds it', async () => {
      const {found, missed, later} = await reconnect(space, 4, async (chain, socket, stored, goOn) => {
        await chain.subscribe(socket, 'logs', chain.filter());
        const filled = await chain.logs(stored + 1);
        await goOn();
        return [...filled, ...hashes(await drain(socket))];
      });
      expect(found).toEqual(sorted([missed, later]));
    });
  });

  it.each([...UNLUCKY, 4])(
    'Core Space: filling the gap when the newest epoch at the subscription is executed loses nothing, %d',
    async (distance) => {
      const {found, missed, later} = await reconnect('core', distance, async (chain, socket, stored, goOn) => {
        await chain.subscribe(socket, 'logs', chain.filter());
        const newest = await chain.newest('latest_mined');
        await goOn();
        await expect.poll(() => chain.newest('latest_state')).toBeGreaterThanOrEqual(newest);
        return [...(await chain.logs(stored + 1, newest)), ...hashes(await drain(socket))];
      });
      expect(found).toEqual(sorted([missed, later]));
    },
  );

  it.each([...UNLUCKY, 4])(
    'Core Space: each subscription to executed epochs starts with the first epoch mined after it, %d',
    async (distance) => {
      const {found, missed, later} = await reconnect('core', distance, async (chain, socket, stored, goOn) => {
        const newest = await chain.newest('latest_mined');
        await chain.subscribe(socket, 'epochs', 'latest_state');
        await goOn();
        const first = Number((await drain(socket))[0]!.epochNumber);
        expect(first).toBe(newest + 1);
        return [...(await chain.logs(stored + 1, first - 1)), ...(await chain.logs(first))];
      });
      expect(found).toEqual(sorted([missed, later]));
    },
  );

  /** Reads the logs up to each epoch that a notification is about, from where the last query ended. */
  async function follow(chain: Chain, socket: RpcSocket, stored: number): Promise<Hex[]> {
    const found: Hex[] = [];
    let next = stored + 1;
    for (const {number, epochNumber} of await drain(socket)) {
      const executed = Number(number ?? epochNumber);
      if (executed < next) continue;
      found.push(...(await chain.logs(next, executed)));
      next = executed + 1;
    }
    return found;
  }

  describe.each([
    ['core', ['epochs', 'latest_state']],
    ['espace', ['newHeads']],
  ] as const)('%s', (space, signal) => {
    it.each([...UNLUCKY, 4])('a subscription used only as a signal loses nothing, %d', async (distance) => {
      const {found, missed, later} = await reconnect(space, distance, async (chain, socket, stored, goOn) => {
        await chain.subscribe(socket, ...signal);
        await goOn();
        return follow(chain, socket, stored);
      });
      expect(found).toEqual(sorted([missed, later]));
    });
  });

  it('eSpace: if another client already follows newHeads, the first header is no mark for a new log subscription', async () => {
    const other = await chains.espace.connect();
    await chains.espace.subscribe(other, 'newHeads');
    await chains.espace.mine(6);
    try {
      let first = 0;
      const {found, later} = await reconnect('espace', 0, async (chain, socket, stored, goOn) => {
        const logs = await chain.connect();
        await drain(other);
        await chain.subscribe(logs, 'logs', chain.filter());
        await chain.subscribe(socket, 'newHeads');
        await goOn();
        const heads = await drain(socket);
        first = Number(heads[0]!.number);
        const found = [...(await chain.logs(stored + 1, first)), ...hashes(await drain(logs))];
        logs.close();
        // The event is three epochs later, so the query up to this header can't find it.
        expect(first).toBe(stored + 2);
        return found;
      });
      expect(found).toEqual([later]);
    } finally {
      other.close();
    }
  });

  it.each(['core', 'espace'] as const)(
    '%s: a query beyond the newest executed epoch ends there without an error, as on a node that is behind',
    async (space) => {
      const chain = chains[space];
      const missed = await chain.emit();
      const newest = await chain.newest('latest_mined');
      expect(await chain.logs(newest - 8, newest + 100)).not.toContain(missed);
      await chain.mine(6);
      expect(await chain.logs(newest - 8, newest + 100)).toContain(missed);
    },
  );

  it.each(['core', 'espace'] as const)(
    '%s: a filter starts at the newest executed epoch, so it has no such gap',
    async (space) => {
      const {found, missed, later} = await reconnect(space, 1, async (chain, socket, stored, goOn) => {
        const port = node.ports[space];
        const id = await call<Hex>(port, `${PREFIX[space]}_newFilter`, [chain.filter()]);
        const filled = await chain.logs(stored + 1 - UNLUCKY.length);
        await goOn();
        const changes = await call<Log[]>(port, `${PREFIX[space]}_getFilterChanges`, [id]);
        return [...filled, ...changes.map(({transactionHash}) => transactionHash)];
      });
      expect(found).toEqual(sorted([missed, later]));
    },
  );
});
