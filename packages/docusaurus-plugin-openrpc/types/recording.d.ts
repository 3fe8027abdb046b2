/** Recorded responses of a real node. */
import type {Json} from './schema';

/** One recorded exchange with a real node. */
export interface Recording {
  name: string;
  request: {method: string; params: Json[]};
  response: {result?: Json; error?: {code: number; message: string; data?: Json}; notification?: Json};
  /** JSON pointers into `{params, result | error, notification}` whose values change with each run. */
  masked: string[];
}

/** `recordings/<space>/<method>.json`. */
export interface RecordingFile {
  method: string;
  /** Version of the node that responded. */
  node: string;
  /** ISO date of the recording. */
  date: string;
  examples: Recording[];
}
