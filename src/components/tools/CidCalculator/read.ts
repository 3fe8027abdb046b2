import {MAX_BYTES} from './settings';

export interface Content {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why a choice of files has no CID here. */
export type Problem = 'several' | 'tooLarge' | 'unreadable';

export type Chosen = {ok: true; content: Content} | {ok: false; problem: Problem};

const fail = (problem: Problem): Chosen => ({ok: false, problem});

/** Reads the file that was chosen or dropped. Browsers pass a dropped folder as a file that can't be read. */
export async function readFile(files: readonly File[]): Promise<Chosen> {
  const [file, ...others] = files;
  if (!file) return fail('unreadable');
  if (others.length > 0) return fail('several');
  if (file.size > MAX_BYTES) return fail('tooLarge');
  try {
    return {ok: true, content: {name: file.name, bytes: new Uint8Array(await file.arrayBuffer())}};
  } catch {
    return fail('unreadable');
  }
}
