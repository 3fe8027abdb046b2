import {describe, expect, it, vi} from 'vitest';
import type {Film} from '../model/film';
import {sceneOf} from '../model/scene';
import json from '../recording.json';
import {browser, GAP_MS, type Around} from '../live/ask';
import {assemble} from '../live/assemble';
import {decodeBlock, decodeEpoch, decodeEpochBlocks} from '../live/decode';
import {EPOCHS, LOOK_MS, LOOKS, watch} from '../live/watch';
import {send} from '@site/src/components/tools/LiveRequest/send';
import {randomGraph} from './random';

const hex = (value: number) => `0x${value.toString(16)}`;
const OUTSIDE = `0x${'f'.repeat(64)}`;

/** The responses of a node; a test replaces parts of it. */
interface Network {
  epochs: string[][];
  first: number;
  blocks: Map<string, Record<string, unknown>>;
  heads: Record<string, number>;
}

/** The network of the recording: its drawn epochs are the newest ones. */
function recorded(): Network {
  const {blocks, epochs, first} = json;
  const described = blocks.map(
    ({hash, parent, refs, height, transactions, deferredStateRoot}) =>
      [
        hash,
        {
          hash,
          height: hex(height),
          parentHash: blocks[parent]?.hash ?? OUTSIDE,
          refereeHashes: refs.map((one) => blocks[one]!.hash),
          transactions: Array.from({length: transactions}, () => OUTSIDE),
          deferredStateRoot,
        },
      ] as const,
  );
  const mined = first + epochs.length - 1;
  return {
    first,
    epochs: epochs.map((epoch) => epoch.map((index) => blocks[index]!.hash)),
    blocks: new Map(described),
    heads: {latest_mined: mined, latest_state: mined - 4, latest_confirmed: mined - 30, latest_finalized: 0},
  };
}

const hashAt = (index: number) => `0x${(index + 1).toString(16).padStart(64, '0')}`;

/** A network from epoch 0 on with so many blocks in each epoch, each of them on the one before it. */
function chained(sizes: readonly number[]): Network {
  const blocks = new Map<string, Record<string, unknown>>();
  const epochs: string[][] = [];
  for (const [number, size] of sizes.entries()) {
    const pivot = epochs.at(-1)?.at(-1) ?? OUTSIDE;
    const members = Array.from({length: size}, (_, at) => hashAt(blocks.size + at));
    for (const [at, hash] of members.entries()) {
      const [before, isPivot] = [members[at - 1], at === size - 1];
      blocks.set(hash, {
        hash,
        height: hex(isPivot ? number : number + at),
        parentHash: isPivot ? pivot : (before ?? pivot),
        refereeHashes: isPivot && before ? [before] : [],
        transactions: [],
        deferredStateRoot: OUTSIDE,
      });
    }
    epochs.push(members);
  }
  const mined = sizes.length - 1;
  return {
    first: 0,
    epochs,
    blocks,
    heads: {latest_mined: mined, latest_state: mined, latest_confirmed: mined, latest_finalized: 0},
  };
}

/** The requests and pauses of a watch on a fake network. */
interface Log {
  asked: number;
  sent: unknown[];
  waited: number[];
}

/** Runs a watch; `answer` can replace the result of a request with the text of a whole HTTP response. */
async function run(
  network: Network,
  {
    answer,
    stopAt = Infinity,
    move,
    show = () => undefined,
  }: {
    answer?: (method: string, params: unknown[], count: number) => string | undefined;
    stopAt?: number;
    move?: (network: Network, look: number) => void;
    show?: () => void;
  } = {},
) {
  const log: Log = {asked: 0, sent: [], waited: []};
  const films: Film[] = [];
  const stop = new AbortController();
  const fetched = vi.fn(async (_url: unknown, init: RequestInit) => {
    const sent = JSON.parse(init.body as string) as {method: string; params: [string]};
    const {method, params} = sent;
    log.sent.push(sent);
    if (++log.asked >= stopAt) stop.abort();
    const results: Record<string, () => unknown> = {
      cfx_epochNumber: () => hex(network.heads[params[0]]!),
      cfx_getBlocksByEpoch: () => network.epochs[Number(params[0]) - network.first],
      cfx_getBlockByHash: () => network.blocks.get(params[0]),
    };
    return new Response(
      answer?.(method, params, log.asked) ??
        JSON.stringify({jsonrpc: '2.0', id: 1, result: results[method]!() ?? null}),
    );
  });
  let looks = 0;
  const around: Around = {
    send: (url, body, signal, _around, decode) =>
      send(
        url,
        body,
        signal,
        {fetch: fetched as unknown as typeof fetch, now: () => 0, isOffline: () => false},
        decode,
      ),
    wait: (ms) => {
      log.waited.push(ms);
      if (ms === LOOK_MS) move?.(network, ++looks);
      return Promise.resolve();
    },
  };
  const film = (one: Film) => {
    films.push(one);
    show();
  };
  const end = await watch('https://node.example', stop.signal, film, around);
  return {end, films, log};
}

/** How often a watch began to read the blocks, if it has shown none. */
const attempts = ({sent}: Log) => JSON.stringify(sent).split('["latest_mined"]').length - 1;

const result = (value: unknown) => JSON.stringify({jsonrpc: '2.0', id: 1, result: value});
const change = (network: Network, index: number, fields: Record<string, unknown>): Network => {
  const hash = json.blocks[index]!.hash;
  network.blocks.set(hash, {...network.blocks.get(hash), ...fields});
  return network;
};

describe('a watch of the network', () => {
  it('shows the newest epochs as the node has them, then each change of a stage, until all are final', async () => {
    const {end, films, log} = await run(recorded(), {
      move: ({heads}, look) => {
        for (const tag of ['latest_mined', 'latest_state', 'latest_confirmed']) heads[tag]! += 10;
        if (look === 7) heads.latest_finalized = 120;
      },
    });
    expect(end).toEqual({kind: 'final'});
    const scene = sceneOf(films[0]!, 0);
    expect(scene.epochs.map(({number}) => number)).toEqual([59, 60, 61, 62, 63, 64, 65, 66]);
    expect(scene.epochs.map(({blocks}) => blocks.map((index) => films[0]!.blocks[index]!.hash))).toEqual(
      recorded().epochs.slice(-EPOCHS),
    );
    expect(scene.epochs.map(({stage}) => stage)).toEqual([
      'executed',
      'executed',
      'executed',
      'executed',
      'ordered',
      'ordered',
      'ordered',
      'ordered',
    ]);
    expect(films.at(-1)!.frames.map(({heads}) => heads.latest_mined)).toEqual([66, 86, 126, 136]);
    expect(new Set(sceneOf(films.at(-1)!, 3).epochs.map(({stage}) => stage))).toEqual(new Set(['final']));
    // The pause before each request limits the rate.
    expect(log.waited.filter((ms) => ms === GAP_MS)).toHaveLength(log.asked);
  });

  it('ends after so many looks and requests when nothing gets final', async () => {
    const {end, log} = await run(recorded());
    expect(end).toEqual({kind: 'enough'});
    expect(log.waited.filter((ms) => ms === LOOK_MS)).toHaveLength(LOOKS);
    expect(log.asked).toBeLessThan(450);
  });

  it.each([1, 5, 9, 30])('ends when it is stopped at request %i', async (stopAt) => {
    const {end, log} = await run(recorded(), {stopAt});
    expect(end).toEqual({kind: 'cancelled'});
    expect(log.asked).toBe(stopAt);
  });

  it('reads again when the pivot chain switches between two responses, three times at most', async () => {
    const switched = () => change(recorded(), 16, {parentHash: OUTSIDE});
    const once = switched();
    const first = await run(once, {
      answer: (method, _params, count) =>
        void (
          method === 'cfx_epochNumber' &&
          count > 8 &&
          once.blocks.set(json.blocks[16]!.hash, recorded().blocks.get(json.blocks[16]!.hash)!)
        ),
      stopAt: 80,
    });
    expect(first.films.length).toBeGreaterThan(0);
    const {end, log} = await run(switched());
    expect([end, attempts(log)]).toEqual([{kind: 'switched'}, 3]);
  });

  it('draws fewer epochs when their blocks are many, and reports if one alone is too large', async () => {
    const many = Array.from({length: 60}, (_, index) => `0x${(index + 1).toString(16).padStart(64, '0')}`);
    const network = recorded();
    network.epochs[network.epochs.length - 3] = many;
    expect((await run(network, {stopAt: 20})).films[0]!.first).toBe(65);
    network.epochs[network.epochs.length - 1] = many;
    expect((await run(network)).end).toEqual({kind: 'tooMany'});
  });

  it.each([
    {sizes: [1, 1, 1], title: 'a young chain from its genesis block on', first: 0, blocks: 3},
    {sizes: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], title: 'the newest eight epochs', first: 2, blocks: 8},
    {sizes: [1, 47], title: 'two epochs with as many blocks as can be drawn', first: 0, blocks: 48},
    {sizes: [1, 48], title: 'one epoch with as many blocks as can be drawn', first: 1, blocks: 48},
  ])('reads $title', async ({sizes, first, blocks}) => {
    const {films} = await run(chained(sizes), {stopAt: 70});
    expect([films[0]?.first, films[0]?.blocks.length]).toEqual([first, blocks]);
  });

  it('shows how the epochs get final one by one, and ends with the last of them', async () => {
    const {end, films, log} = await run(chained([1, 1, 1, 1]), {
      move: ({heads}, look) => void (heads.latest_finalized = look),
    });
    expect(end).toEqual({kind: 'final'});
    expect(films.at(-1)!.frames.map(({heads}) => heads.latest_finalized)).toEqual([0, 1, 2, 3]);
    expect(log.waited.filter((ms) => ms === LOOK_MS)).toHaveLength(3);
  });

  it('asks in JSON-RPC 2.0, and for blocks without the content of their transactions', async () => {
    const {log} = await run(chained([1]), {stopAt: 7});
    const tags = ['latest_mined', 'latest_state', 'latest_confirmed', 'latest_finalized'];
    expect(log.sent).toEqual(
      [
        ...tags.map((tag) => ({method: 'cfx_epochNumber', params: [tag]})),
        {method: 'cfx_getBlocksByEpoch', params: ['0x0']},
        {method: 'cfx_getBlockByHash', params: [hashAt(0), false]},
        {method: 'cfx_epochNumber', params: ['latest_mined']},
      ].map((request) => ({jsonrpc: '2.0', id: 1, ...request})),
    );
  });

  it('hides no fault of the page', async () => {
    const show = () => {
      throw new Error('not drawn');
    };
    await expect(run(recorded(), {show})).rejects.toThrow('not drawn');
  });
});

describe('a pause of a watch in the browser', () => {
  it.each([
    {title: 'lasts as long as asked', abortAt: 5000, steps: [999, 1], ended: [false, true]},
    {title: 'ends early when the watch is stopped', abortAt: 400, steps: [399, 1], ended: [false, true]},
  ])('$title', async ({abortAt, steps, ended}) => {
    vi.useFakeTimers();
    try {
      const stop = new AbortController();
      let isOver = false;
      void browser.wait(1000, stop.signal).then(() => (isOver = true));
      setTimeout(() => stop.abort(), abortAt);
      const seen: boolean[] = [];
      for (const step of steps) {
        await vi.advanceTimersByTimeAsync(step);
        seen.push(isOver);
      }
      expect(seen).toEqual(ended);
      // Only the later abort is left, and no pause.
      expect(vi.getTimerCount()).toBe(abortAt > 1000 ? 1 : 0);
    } finally {
      vi.useRealTimers();
    }
  });
});

/** Results that no honest node returns. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  NaN,
  '',
  '0x',
  '0x00',
  '0xg',
  '-0x1',
  `0x${'f'.repeat(17)}`,
  `0x${'1'.repeat(100_000)}`,
  '<b>1</b>',
  '\u0000',
  [],
  {},
  [[]],
  [null],
  [{}],
  ['0x1'],
  [`0x${'g'.repeat(64)}`],
  [[OUTSIDE]],
  Array.from({length: 100_000}, () => OUTSIDE),
  [OUTSIDE, OUTSIDE],
  {hash: OUTSIDE},
  {hash: OUTSIDE, parentHash: null, refereeHashes: 'none', height: {}, transactions: 7},
  {__proto__: {hash: OUTSIDE}},
  {length: 5},
];
/** Whole responses of a server. */
const ANSWERS: readonly [name: string, text: string][] = [
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['nothing', ''],
  ['half of an answer', '{"jsonrpc":"2.0","result":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"x"'],
  ['a list', '[1]'],
  ['an error', '{"error":{"code":-32000,"message":"<img src=x>"}}'],
  ['an odd error', '{"error":{"code":"x"}}'],
  ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ...HOSTILE.map((value, index): [string, string] => [`result ${index}`, result(value)]),
];
const METHODS = ['cfx_epochNumber', 'cfx_getBlocksByEpoch', 'cfx_getBlockByHash'];
const REASONS = ['unexpected', 'notJson', 'refused', 'contradiction', 'switched', 'tooMany'];

describe('responses that no node returns', () => {
  it.each(METHODS.flatMap((method) => ANSWERS.map(([name, text]) => ({method, name, text}))))(
    '$method: $name ends the watch with a reason',
    async ({method, text}) => {
      for (const from of [0, 6]) {
        const {end, films} = await run(recorded(), {
          answer: (asked, _params, count) => (asked === method && count > from ? text : undefined),
        });
        expect(REASONS).toContain(end.kind);
        expect(films).toEqual([]);
      }
    },
  );

  it.each(['hash', 'parentHash', 'refereeHashes', 'height', 'transactions', 'deferredStateRoot'])(
    'a block whose field %s is missing or wrong is not read',
    (field) => {
      const good = recorded().blocks.get(json.blocks[8]!.hash)!;
      const decode = decodeBlock(json.blocks[8]!.hash);
      expect(decode(good)).toBeDefined();
      for (const value of HOSTILE) {
        if (
          Array.isArray(value) && field === 'transactions'
            ? value.length <= 100_000
            : Array.isArray(value) && value.length === 0 && field === 'refereeHashes'
        )
          continue;
        expect(decode({...good, [field]: value})).toBeUndefined();
      }
    },
  );

  it('epoch numbers and lists of hashes are read only when they are sound', () => {
    expect([decodeEpoch('0x0'), decodeEpoch('0x1fffffffffffff'), decodeEpoch('0x20000000000000')]).toEqual([
      {value: 0},
      {value: Number.MAX_SAFE_INTEGER},
      undefined,
    ]);
    expect(HOSTILE.map((value) => decodeEpoch(value)).filter(Boolean)).toEqual([]);
    expect(HOSTILE.map((value) => decodeEpochBlocks(value)).filter(Boolean)).toEqual([]);
    expect(decodeEpochBlocks([`0x${'F'.repeat(64)}`])).toEqual({hashes: [OUTSIDE]});
  });

  it.each([
    ['a block that points to itself', 12, {refereeHashes: [json.blocks[12]!.hash]}],
    ['two blocks that point to each other', 9, {refereeHashes: [json.blocks[12]!.hash]}],
    ['a wrong height of a pivot block', 12, {height: '0x1'}],
    ['a wrong height of another block', 9, {height: '0x9'}],
    ['a block that nothing brings into its epoch', 12, {refereeHashes: []}],
    ['a block that an earlier epoch reaches', 10, {refereeHashes: [json.blocks[7]!.hash, json.blocks[9]!.hash]}],
  ])('%s contradicts the epochs', async (_name, index, fields) => {
    const {end, log} = await run(change(recorded(), index, fields));
    expect([end, attempts(log)]).toEqual([{kind: 'contradiction'}, 1]);
  });

  it('heights that do not fit the numbers of the epochs contradict them', async () => {
    const network = recorded();
    for (const [index, {height}] of json.blocks.entries()) change(network, index, {height: hex(height + 1)});
    expect((await run(network)).end).toEqual({kind: 'contradiction'});
  });

  /** A block of an epoch; its name is its hash. */
  const raw = (hash: string, height: number, parent: string, refs: string[] = []) => ({
    hash,
    height,
    parent,
    refs,
    transactions: 0,
    deferredStateRoot: OUTSIDE,
  });
  it.each([
    ['sound epochs', [raw('a', 7, '')], [raw('b', 8, 'a'), raw('c', 8, 'a', ['b'])], 8, 'abc'],
    [
      'a child of the first block with a wrong height',
      [raw('a', 7, '')],
      [raw('b', 9, 'a'), raw('c', 8, 'a', ['b'])],
      8,
    ],
    ['an epoch that is left out', [raw('a', 7, '')], [raw('c', 9, 'b')], 9],
  ])('%s: they are assembled only if they fit together', (_name, older, newer, number, hashes = 'contradiction') => {
    const made = assemble([
      {number: 7, blocks: older},
      {number, blocks: newer},
    ]);
    expect(typeof made === 'string' ? made : made.map(({hash}) => hash).join('')).toBe(hashes);
  });

  it('a reference to a block that is older than the film is left out', async () => {
    const {films} = await run(change(recorded(), 13, {refereeHashes: [OUTSIDE]}), {stopAt: 60});
    expect(films[0]!.blocks.find(({hash}) => hash === json.blocks[13]!.hash)!.refs).toEqual([]);
  });

  it('the hashes of a block are read in lower case', () => {
    const asked = json.blocks[8]!.hash;
    const {hash, parentHash, refereeHashes, deferredStateRoot, ...others} = recorded().blocks.get(asked)!;
    const upper = (value: unknown) => `0x${String(value).slice(2).toUpperCase()}`;
    const decoded = decodeBlock(asked)({
      ...others,
      hash: upper(hash),
      parentHash: upper(parentHash),
      refereeHashes: (refereeHashes as string[]).map(upper),
      deferredStateRoot: upper(deferredStateRoot),
    });
    expect(decoded).toEqual(decodeBlock(asked)(recorded().blocks.get(asked)));
    expect(decoded!.block).toMatchObject({hash, parent: parentHash, refs: refereeHashes, deferredStateRoot});
  });

  it('a block other than the requested one is not read', () => {
    expect(decodeBlock(OUTSIDE)(recorded().blocks.get(json.blocks[8]!.hash))).toBeUndefined();
  });

  it('lists are read up to their limits', () => {
    const hashes = (count: number) =>
      Array.from({length: count}, (_, index) => `0x${index.toString(16).padStart(64, '0')}`);
    expect([decodeEpochBlocks(hashes(256))?.hashes.length, decodeEpochBlocks(hashes(257))]).toEqual([256, undefined]);
    const good = recorded().blocks.get(json.blocks[8]!.hash)!;
    const withTransactions = (count: number) =>
      decodeBlock(json.blocks[8]!.hash)({...good, transactions: Array.from({length: count}, () => OUTSIDE)})?.block
        .transactions;
    expect([withTransactions(100_000), withTransactions(100_001)]).toEqual([100_000, undefined]);
  });

  it('an epoch in another order contradicts its edges', async () => {
    const network = recorded();
    const [a, b, c] = network.epochs[5]!;
    network.epochs[5] = [b!, a!, c!];
    expect((await run(network)).end).toEqual({kind: 'contradiction'});
  });
});

describe('random graphs as responses', () => {
  const CASES = 2000;

  it('makes the same epochs of them, and finds each swap of two blocks', () => {
    let swaps = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const {blocks, end, heads} = randomGraph(seed);
      const {epochs} = sceneOf({first: 7, blocks, frames: [{arrived: blocks.length, end, heads}]}, 0);
      const raw = (index: number) => ({
        ...blocks[index]!,
        parent: blocks[blocks[index]!.parent]?.hash ?? OUTSIDE,
        refs: blocks[index]!.refs.map((one) => blocks[one]!.hash),
      });
      const told = epochs.map(({number, blocks: members}) => ({number, blocks: members.map(raw)}));
      const made = assemble(told);
      expect(Array.isArray(made) && made.map(({hash}) => hash)).toEqual(
        told.flatMap((epoch) => epoch.blocks.map(({hash}) => hash)),
      );
      const at = told.findIndex((epoch) => epoch.blocks.length > 1);
      if (at < 0) continue;
      swaps++;
      const [first, second, ...others] = told[at]!.blocks;
      const swapped = told.map((epoch, index) =>
        index === at ? {...epoch, blocks: [second!, first!, ...others]} : epoch,
      );
      expect(['contradiction', 'switched']).toContain(assemble(swapped));
    }
    expect(swaps).toBeGreaterThan(CASES / 4);
  });
});
