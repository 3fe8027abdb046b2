import type {SearchAnswer} from '../model';

/** Requests from the page to the worker. */
export type Request = {type: 'load'; url: string} | {type: 'find'; id: number; query: string; limit: number};

/** Messages from the worker to the page. */
export type Reply =
  | {type: 'ready'}
  | {type: 'failed'; reason: string}
  | {type: 'answer'; id: number; answer: SearchAnswer};
