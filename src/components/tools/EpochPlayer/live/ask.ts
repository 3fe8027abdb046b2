import {send, type Decode, type Outcome} from '@site/src/components/tools/LiveRequest/send';
import {TAGS, type Heads} from '../model/film';
import {decodeBlock, decodeEpoch, decodeEpochBlocks, type RawBlock} from './decode';

/**
 * Pause before each request, in milliseconds: at most ten per second, a fifth of the limit of the endpoint's free plan.
 */
export const GAP_MS = 100;

/** Thrown to end a watch: no response, or an unreadable one. */
export class NoAnswer extends Error {
  constructor(readonly why: Exclude<Outcome, {kind: 'ok'}> | {readonly kind: 'tooMany'}) {
    super(why.kind);
  }
}

/** The environment of a watch, so that a test can replace each part. */
export interface Around {
  readonly send: typeof send;
  /** Milliseconds; ends early when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const wait: Around['wait'] = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      {once: true},
    );
  });

export const browser: Around = {send, wait};

/** Calls one endpoint, one request after the other. Its methods throw `NoAnswer`. */
export class Asker {
  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal,
    private readonly around: Around,
  ) {}

  private async ask<T>(method: string, params: readonly unknown[], decode: Decode<T>): Promise<T> {
    await this.pause(GAP_MS);
    const outcome = await this.around.send(
      this.url,
      JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
      this.signal,
      undefined,
      decode,
    );
    if (outcome.kind !== 'ok') throw new NoAnswer(outcome);
    return outcome;
  }

  async pause(ms: number): Promise<void> {
    await this.around.wait(ms, this.signal);
    if (this.signal.aborted) throw new NoAnswer({kind: 'cancelled'});
  }

  async heads(): Promise<Heads> {
    const heads: Partial<Record<keyof Heads, number>> = {};
    for (const tag of TAGS) heads[tag] = (await this.ask('cfx_epochNumber', [tag], decodeEpoch)).value;
    return heads as Heads;
  }

  async hashes(epoch: number): Promise<readonly string[]> {
    return (await this.ask('cfx_getBlocksByEpoch', [`0x${epoch.toString(16)}`], decodeEpochBlocks)).hashes;
  }

  async block(hash: string): Promise<RawBlock> {
    return (await this.ask('cfx_getBlockByHash', [hash, false], decodeBlock(hash))).block;
  }
}
