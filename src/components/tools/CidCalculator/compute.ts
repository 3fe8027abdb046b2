import {fileCid, type FileCid} from './cid';
import {SETTINGS} from './settings';

export type Cids = Readonly<Record<keyof typeof SETTINGS, FileCid>>;

/** Bytes that are hashed before the page can draw again: a few milliseconds. */
const SLICE = 2 ** 20;

/** Computes the CIDs with all settings. The page stays responsive, and `signal` stops the work. */
export async function computeCids(bytes: Uint8Array, signal: AbortSignal): Promise<Cids> {
  let pending = 0;
  const pauseAfter = (chunk: number) => async () => {
    if (pending >= SLICE) {
      pending = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    pending += chunk;
    signal.throwIfAborted();
  };
  const compute = (name: keyof typeof SETTINGS) => fileCid(bytes, SETTINGS[name], pauseAfter(SETTINGS[name].chunk));
  return {modern: await compute('modern'), kubo: await compute('kubo'), legacy: await compute('legacy')};
}
