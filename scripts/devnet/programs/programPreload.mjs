// Loaded before a snippet runs: requests to the endpoints of REDIRECTS (JSON, endpoint to address) go to the node of
// the test. Snippets name public endpoints, some of them inside a library's own description of a network.
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

// The program was compiled next to its source (transpile.ts), whose file name it may import.
const source = process.argv[1]?.replace(/\.js$/, '.ts');
if (source && existsSync(source)) process.argv[1] = source;

// Gas depends on the zero bytes of an address: the keys of a program's new accounts are the same in every run,
// made of a text that gives them addresses without such bytes where a page shows their gas.
if (process.env.SEED) {
  const {randomBytes} = crypto;
  let count = 0;
  crypto.randomBytes = (size, ...rest) =>
    size === 32 && rest.length === 0
      ? crypto.createHash('sha256').update(`${process.env.SEED}, account ${++count}`).digest()
      : randomBytes(size, ...rest);
  syncBuiltinESMExports();
}
