import {writeJson} from '../exactJson';
import type {SampleKind} from './types';

/** A text inside single quotes of a POSIX shell. */
function shellQuoted(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

export const curl: SampleKind = {
  id: 'curl',
  label: 'curl',
  language: 'bash',
  file: 'call.sh',
  packages: [],
  write: ({url, method, params}) => {
    const body = writeJson({jsonrpc: '2.0', id: 1, method, params});
    return `curl -s ${shellQuoted(url)} \\\n  -H 'content-type: application/json' \\\n  -d ${shellQuoted(body)}\n`;
  },
};
