import type {Film, Frame, Heads} from '../model/film';
import {stageOf} from '../model/stage';
import {Asker, browser, NoAnswer, type Around} from './ask';
import type {RawBlock} from './decode';
import {assemble, type Misfit, type RawEpoch} from './assemble';

/** The newest epochs, as many as are drawn. */
export const EPOCHS = 8;
/** More blocks than this are not drawn. */
const MOST_BLOCKS = 48;
/**
 * Time between two queries of the epoch numbers, in milliseconds, and their number: eight minutes, almost twice the
 * time to finality. With three attempts at the blocks, a watch sends fewer than 600 requests.
 */
export const [LOOK_MS, LOOKS] = [5000, 96];
/** The end of the pivot chain can change while it is being read. It is then read again, at most this many times. */
const ATTEMPTS = 3;

/** How a watch ended. `final`: nothing can change anymore. */
export type Ending = NoAnswer['why'] | {readonly kind: Misfit | 'final' | 'enough'};

/** The newest epochs, oldest first; fewer of them when their blocks are many. */
async function newest(asker: Asker, mined: number): Promise<RawEpoch[]> {
  const epochs: RawEpoch[] = [];
  let blocks = 0;
  for (let number = mined; number >= 0 && number > mined - EPOCHS; number--) {
    const hashes = await asker.hashes(number);
    blocks += hashes.length;
    if (blocks > MOST_BLOCKS) {
      if (epochs.length === 0) throw new NoAnswer({kind: 'tooMany'});
      break;
    }
    const read: RawBlock[] = [];
    for (const hash of hashes) read.push(await asker.block(hash));
    epochs.unshift({number, blocks: read});
  }
  return epochs;
}

async function opening(asker: Asker): Promise<Film | Misfit> {
  let misfit: Misfit = 'switched';
  for (let tried = 0; tried < ATTEMPTS && misfit === 'switched'; tried++) {
    const epochs = await newest(asker, (await asker.heads()).latest_mined);
    const blocks = assemble(epochs);
    if (typeof blocks !== 'string')
      return {
        first: epochs[0]!.number,
        blocks,
        frames: [{arrived: blocks.length, end: blocks.length - 1, heads: await asker.heads()}],
      };
    misfit = blocks;
  }
  return misfit;
}

/** The film with another look at it. A look that changes no stage replaces the last one. */
function looked(film: Film, heads: Heads): Film {
  const last = film.frames.at(-1)!;
  const count = film.blocks.at(-1)!.height - film.first + 1;
  const stages = (of: Heads) => Array.from({length: count}, (_, index) => stageOf(film.first + index, of)).join();
  const frame: Frame = {...last, heads};
  return {
    ...film,
    frames: stages(last.heads) === stages(heads) ? [...film.frames.slice(0, -1), frame] : [...film.frames, frame],
  };
}

/**
 * Reads the newest epochs of a network, then watches how far they get, until they are final. Never throws: every end is
 * an `Ending`. `show` receives each film; the first one has a single frame.
 */
export async function watch(
  url: string,
  signal: AbortSignal,
  show: (film: Film) => void,
  around: Around = browser,
): Promise<Ending> {
  const asker = new Asker(url, signal, around);
  try {
    const opened = await opening(asker);
    if (typeof opened === 'string') return {kind: opened};
    let film = opened;
    show(film);
    for (let look = 0; look < LOOKS; look++) {
      if (film.frames.at(-1)!.heads.latest_finalized >= film.blocks.at(-1)!.height) return {kind: 'final'};
      await asker.pause(LOOK_MS);
      film = looked(film, await asker.heads());
      show(film);
    }
    return {kind: 'enough'};
  } catch (error) {
    if (error instanceof NoAnswer) return error.why;
    throw error;
  }
}
