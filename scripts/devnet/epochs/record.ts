import {keccak256, toRlp, fromRlp, type Hex} from 'viem';
import {
  TAGS,
  type FilmBlock,
  type Frame,
  type Heads,
  type Recording,
} from '@site/src/components/tools/EpochPlayer/model/film';
import {stageOf} from '@site/src/components/tools/EpochPlayer/model/stage';
import {protocolFact} from '@site/src/facts/protocolFacts';
import {startNode, type RunningNode} from '../node/process';
import {shortVersion} from '../recording/record';
import {call} from '../node/rpc';
import {coreOf} from '../world/addresses';
import {createCoreSender} from '../world/coreSender';
import {FIRST_EPOCH, PLAN, RIVAL, type Planned} from './plan';

/** About half of the recordings have the wrong hash at the fork. */
const ATTEMPTS = 24;
/**
 * Blocks after the drawn ones until PoS can decide: a node considers a block confirmed about 30 blocks later, and
 * recomputes weights at every twentieth.
 */
const AFTER = 60;
/** If PoS hasn't decided after this many milliseconds, this many more blocks are added. */
const [MORE, MORE_AFTER_MS] = [20, 15_000];
/** Epochs from the first to the last drawn one. */
const DRAWN = 13;
/** PoS runs in real time. A decision takes at most this long. */
const TIMEOUT_MS = 60_000;
/** A new best block is published a moment after the call that made it. A request in that window deadlocks v3.0.2. */
const SETTLE_MS = 5;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const number = (hex: string): number => Number(BigInt(hex));

interface NodeBlock {
  height: Hex;
  transactions: Hex[];
  deferredStateRoot: Hex;
}

/** Makes the blocks of the plan on one node, and records what the node returned after each of them. */
class Recorder {
  private readonly hashes: Hex[] = [];
  private readonly sent = new Map<number, Hex>();
  readonly frames: Frame[] = [];
  readonly receipts: number[][] = [];
  private readonly blocks: FilmBlock[] = [];

  constructor(readonly node: RunningNode) {}

  core = <T>(method: string, ...params: unknown[]): Promise<T> => call<T>(this.node.ports.core, method, params);

  async heads(): Promise<Heads> {
    const values = await Promise.all(
      TAGS.map(async (tag) => [tag, number(await this.core<Hex>('cfx_epochNumber', tag))] as const),
    );
    return Object.fromEntries(values) as Heads;
  }

  /** Makes a block; `raw` are its transactions. */
  private async make(parent: Hex, refs: readonly Hex[], raw: readonly Hex[]): Promise<Hex> {
    const packed = toRlp(raw.map((transaction) => fromRlp(transaction, 'hex')));
    const hash = await call<Hex>(this.node.ports.local, 'test_generateCustomBlock', [
      parent,
      refs,
      packed,
      false,
      null,
    ]);
    while ((await this.core<unknown>('cfx_getBlockByHash', hash, false)) === null) await sleep(2);
    await sleep(SETTLE_MS);
    return hash;
  }

  async empty(): Promise<void> {
    await this.make(await this.core<Hex>('cfx_getBestBlockHash'), [], []);
  }

  /** Adds a block to the film. */
  async add(hash: Hex, {parent, refs}: Planned): Promise<void> {
    const {height, transactions, deferredStateRoot} = await this.core<NodeBlock>('cfx_getBlockByHash', hash, false);
    this.hashes.push(hash);
    this.blocks.push({
      hash,
      height: number(height),
      parent,
      refs,
      transactions: transactions.length,
      deferredStateRoot,
    });
  }

  async planned(block: Planned): Promise<void> {
    const sender = createCoreSender({
      ask: async (_space, method, params) => ({result: await this.core(method, ...(params as unknown[]))}),
    });
    const raw = block.sender
      ? [await sender.sign(block.sender, {to: coreOf('recipient'), value: 1n, gas: 21_000n, nonce: 0n})]
      : [];
    if (raw[0]) this.sent.set(this.blocks.length, keccak256(raw[0]));
    await this.add(
      await this.make(
        this.hashes[block.parent]!,
        block.refs.map((one) => this.hashes[one]!),
        raw,
      ),
      block,
    );
  }

  /** Waits until PoS has decided on a drawn epoch. The decision takes effect with the next block. */
  async decided(): Promise<void> {
    const limit = Date.now() + TIMEOUT_MS;
    for (let more = Date.now() + MORE_AFTER_MS; ;) {
      const {pivotDecision} = await this.core<{pivotDecision: {height: Hex}}>('pos_getStatus');
      if (number(pivotDecision.height) >= FIRST_EPOCH) return;
      if (Date.now() > limit) throw new Error(`PoS didn't decide within ${TIMEOUT_MS} ms.`);
      if (Date.now() > more) {
        for (let made = 0; made < MORE; made++) await this.empty();
        more += MORE_AFTER_MS;
      }
      await sleep(100);
    }
  }

  /** Records a moment. If no new block is drawn, it does so only if the stage of a drawn epoch has changed. */
  async watch(): Promise<Frame> {
    const best = await this.core<Hex>('cfx_getBestBlockHash');
    const [heads, last] = [await this.heads(), this.frames.at(-1)];
    const isDrawn = this.hashes.includes(best);
    const frame = {arrived: this.blocks.length, end: isDrawn ? this.hashes.indexOf(best) : last!.end, heads};
    const stages = (of: Heads) => Array.from({length: DRAWN}, (_, index) => stageOf(FIRST_EPOCH + index, of)).join();
    if (last?.arrived === frame.arrived && stages(last.heads) === stages(heads)) return frame;
    const receipts = await Promise.all(
      [...this.sent].map(async ([index, hash]) =>
        (await this.core<unknown>('cfx_getTransactionReceipt', hash)) ? [index] : [],
      ),
    );
    this.frames.push(frame);
    this.receipts.push(receipts.flat());
    return frame;
  }

  async film(): Promise<Recording> {
    const last = this.frames.at(-1)!;
    const count = this.blocks[last.end]!.height - FIRST_EPOCH + 1;
    const epochs = await Promise.all(
      Array.from({length: count}, (_, index) =>
        this.core<Hex[]>('cfx_getBlocksByEpoch', `0x${(FIRST_EPOCH + index).toString(16)}`),
      ),
    );
    const {blocks, frames, receipts} = this;
    return {
      node: shortVersion(this.node.version),
      first: FIRST_EPOCH,
      blocks,
      frames,
      receipts,
      epochs: epochs.map((epoch) => epoch.map((hash) => this.hashes.indexOf(hash))),
    };
  }
}

async function attempt(recorder: Recorder): Promise<Recording | undefined> {
  for (let made = 0; made < FIRST_EPOCH; made++) await recorder.empty();
  await recorder.add(await recorder.core<Hex>('cfx_getBestBlockHash'), {parent: -1, refs: []});
  await recorder.watch();
  for (const [index, block] of PLAN.entries()) {
    await recorder.planned(block);
    const {end} = await recorder.watch();
    if (index + 1 === RIVAL && end === RIVAL) return undefined;
  }
  for (let made = 0; made < AFTER; made++) {
    await recorder.empty();
    await recorder.watch();
  }
  await recorder.decided();
  await recorder.empty();
  await recorder.watch();
  return recorder.film();
}

/**
 * Records the film on fresh nodes, with the PoS deferral of the public networks. `inspect` can query the node before it
 * stops.
 */
export async function recordEpochs(
  inspect?: (film: Recording, node: RunningNode) => Promise<void>,
): Promise<Recording> {
  const changed = {cip113_pivot_decision_defer_epoch_count: Number(protocolFact('posPivotDefer').value)};
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const node = await startNode({changed});
    try {
      const film = await attempt(new Recorder(node));
      if (!film) continue;
      await inspect?.(film, node);
      return film;
    } finally {
      await node.stop();
    }
  }
  throw new Error(`The fork went the wrong way ${ATTEMPTS} times in a row.`);
}

/**
 * What a second recording must have in common with the first: hashes and roots are new each time, and with them the
 * order of blocks that do not point to each other.
 */
export function structureOf({first, blocks, frames, receipts, epochs}: Recording): unknown {
  const heads = ({latest_mined, latest_state, latest_confirmed}: Heads) => [
    latest_mined,
    latest_state,
    latest_confirmed,
  ];
  return {
    first,
    blocks: blocks.map(({parent, refs, height, transactions}) => ({parent, refs, height, transactions})),
    // When PoS decides depends on the clock, so the frames of that decision are left out.
    frames: frames
      .filter(({arrived, heads: {latest_finalized}}) => arrived < blocks.length || latest_finalized === 0)
      .map(({arrived, end, heads: of}) => ({arrived, end, heads: heads(of)})),
    receipts: receipts.filter((_, index) => frames[index]!.arrived < blocks.length),
    epochs: epochs.map((epoch) => [...epoch].sort((a, b) => a - b)),
    finalized: frames.at(-1)!.heads.latest_finalized,
  };
}
