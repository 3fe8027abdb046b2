import type {SearchAnswer} from '../model';

/** Requests from the page to the worker. The page fetches the first files, because it can start before the worker. */
export type Request =
  | {type: 'index'; url: string; text: string}
  | {type: 'words'; text: string}
  | {type: 'find'; id: number; query: string; limit: number};

/** Messages from the worker to the page. */
export type Reply =
  | {type: 'ready'}
  | {type: 'failed'; reason: string}
  | {type: 'answer'; id: number; answer: SearchAnswer};
