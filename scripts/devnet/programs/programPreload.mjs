// Loaded before a snippet runs. Redirects requests for the endpoints in REDIRECTS (JSON, endpoint to address) to the
// node of the test, because snippets use public endpoints, some of them from a library's own description of a network.
import crypto from 'node:crypto';
import {existsSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

const redirects = Object.entries(JSON.parse(process.env.REDIRECTS ?? '{}'));
const {fetch} = globalThis;

globalThis.fetch = (input, init) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const found = redirects.find(([endpoint]) => url === endpoint || url === `${endpoint}/`);
  // A server that a tutorial starts itself. Ports of a local node are among the redirects.
  if (!found && url.startsWith('http://127.0.0.1:')) return fetch(input, init);
  if (!found) throw new Error(`a snippet asks ${url}, which is no endpoint of src/facts/networks.json`);
  return fetch(input instanceof Request ? new Request(found[1], input) : found[1], init);
};

// The program was compiled next to its source (transpile.ts), but its arguments must contain the name of the source.
const source = process.argv[1]?.replace(/\.js$/, '.ts');
if (source && existsSync(source)) process.argv[1] = source;

// Gas depends on the zero bytes of an address, so the keys of a program's new accounts are the same in every run. They
// are derived from a text, which is chosen so that the addresses have no such bytes if a page shows their gas.
if (process.env.SEED) {
  const {randomBytes} = crypto;
  let count = 0;
  crypto.randomBytes = (size, ...rest) =>
    size === 32 && rest.length === 0
      ? crypto.createHash('sha256').update(`${process.env.SEED}, account ${++count}`).digest()
      : randomBytes(size, ...rest);
  syncBuiltinESMExports();
}
