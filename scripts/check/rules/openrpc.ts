import {FOLDER, openrpcSources} from '../openrpc/sources';
import type {Problem, SiteRule} from '../types';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** Faults in the sources of the JSON-RPC reference that would stop the build. */
export const openrpc: SiteRule = {
  id: 'openrpc',
  about: 'YAML of the JSON-RPC reference: form, schemas, examples, errors and translations, validated as in the build',
  check(site): (Problem & {file: string})[] {
    return (openrpcSources(site)?.faults ?? []).map(({file, line, message, fix}) => ({
      file: `${FOLDER}/${file}`,
      line: Math.max(1, line),
      message: sentence(message),
      fix: sentence(fix),
    }));
  },
};
