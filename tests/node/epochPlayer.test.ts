import {beforeAll, describe, expect, it} from 'vitest';
import {watch} from '@site/src/components/tools/EpochPlayer/live/watch';
import {browser} from '@site/src/components/tools/EpochPlayer/live/ask';
import {stateBehind, stateShownAt} from '@site/src/components/tools/EpochPlayer/model/deferred';
import type {Film, Recording} from '@site/src/components/tools/EpochPlayer/model/film';
import {epochOf, sceneOf, stageIn} from '@site/src/components/tools/EpochPlayer/model/scene';
import committed from '@site/src/components/tools/EpochPlayer/recording.json';
import {protocolFact} from '@site/src/facts/protocolFacts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {recordEpochs, structureOf} from '../../scripts/devnet/epochs/record';
import {call} from '../../scripts/devnet/node/rpc';

const DEFERRAL = Number(protocolFact('deferredEpochs').value);

describe.skipIf(nodeIsMissing('the recording of the epoch player'))('the epoch player, against the node', () => {
  let film: Recording;
  let live: Film;
  /**
   * Epochs of the transactions by the receipts, and pivot blocks whose root of deferred receipts is not that of one
   * empty block.
   */
  const receiptEpochs = new Map<number, number>();
  let filled: {height: number; root: string}[];
  let liveEpochs: string[][];

  beforeAll(async () => {
    film = await recordEpochs(async ({blocks, first, receipts}, {ports}) => {
      const core = <T>(method: string, ...params: unknown[]) => call<T>(ports.core, method, params);
      const roots = await Promise.all(
        Array.from({length: 24}, async (_, index) => {
          const height = first + index;
          return {
            height,
            root: (
              await core<{deferredReceiptsRoot: string}>('cfx_getBlockByEpochNumber', `0x${height.toString(16)}`, false)
            ).deferredReceiptsRoot,
          };
        }),
      );
      filled = roots.filter(({root}) => root !== roots[0]!.root);
      for (const index of receipts.at(-1)!) {
        const {transactions} = await core<{transactions: string[]}>('cfx_getBlockByHash', blocks[index]!.hash, false);
        receiptEpochs.set(
          index,
          Number((await core<{epochNumber: string}>('cfx_getTransactionReceipt', transactions[0])).epochNumber),
        );
      }
      const stop = new AbortController();
      const end = await watch(
        `http://127.0.0.1:${ports.core}`,
        stop.signal,
        (shown) => {
          live = shown;
          stop.abort();
        },
        {...browser, wait: () => Promise.resolve()},
      );
      expect(end).toEqual({kind: 'cancelled'});
      liveEpochs = await Promise.all(
        live.blocks.map(({height}) => core<string[]>('cfx_getBlocksByEpoch', `0x${height.toString(16)}`)),
      );
    });
  }, 120_000);

  it('the committed recording has the structure of a new one: blocks, edges, epochs and epoch numbers after each block', () => {
    expect(structureOf(film)).toEqual(structureOf(committed));
    expect(film.node).toBe(committed.node);
  });

  it('finds the blocks of each epoch, and their order', () => {
    expect(sceneOf(film, film.frames.length - 1).epochs.map(({blocks}) => blocks)).toEqual(film.epochs);
  });

  it('calls a transaction executed exactly when the node has its receipt, in the epoch of the receipt', () => {
    for (const [at, known] of film.receipts.entries()) {
      const scene = sceneOf(film, at);
      const executed = film.blocks.flatMap(({transactions}, index) =>
        transactions > 0 && !['arrived', 'ordered', undefined].includes(stageIn(scene, index)) ? [index] : [],
      );
      expect(executed).toEqual(known);
      for (const index of known) expect(epochOf(scene, index)?.number).toBe(receiptEpochs.get(index));
    }
    expect(receiptEpochs.size).toBe(2);
  });

  it('says which pivot block contains the result of an epoch', () => {
    // The root depends on how many blocks an epoch has, and on their receipts.
    const several = film.epochs.flatMap(({length}, index) => (length > 1 ? [film.first + index] : []));
    expect([...receiptEpochs.values()].filter((epoch) => !several.includes(epoch))).toEqual([]);
    expect(filled.map(({height}) => height)).toEqual(several.map((epoch) => stateShownAt(epoch, DEFERRAL)));
    expect(filled.map(({height}) => stateBehind({height}, DEFERRAL))).toEqual(several);
    // Two epochs of two blocks, one of them with a transaction.
    expect(new Set(filled.map(({root}) => root)).size).toBe(several.length);
  });

  it('reads the newest epochs over HTTP as it does on the public network', () => {
    expect(live.blocks.length).toBeGreaterThan(5);
    expect(sceneOf(live, 0).epochs.map(({blocks}) => blocks.map((index) => live.blocks[index]!.hash))).toEqual(
      liveEpochs,
    );
    expect(live.frames[0]!.heads).toMatchObject({
      latest_finalized: committed.frames.at(-1)!.heads.latest_finalized,
      latest_mined: live.blocks.at(-1)!.height,
    });
  });
});
