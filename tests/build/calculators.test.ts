import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BUILD, readPage} from '../../scripts/built/files';
import {elements} from '../support/elements';

const SCRIPTS = path.join(BUILD, 'assets/js');
/** Calculators, each with pages that show it. */
const CALCULATORS: readonly [name: string, pages: readonly string[]][] = [
  ['mapped-address', ['/docs/general/conflux-basics/accounts']],
  ['selector', ['/docs/espace/tutorials/readLogs/indexer']],
  ['eip712', ['/docs/espace/tutorials/digitalSignature/EIP712']],
  ['transaction', ['/docs/core/core-space-basics/transactions/encoding-signning']],
  ['fee', ['/docs/general/conflux-basics/gas']],
  ['sponsor', ['/docs/core/build/gas-sponsorship']],
  ['tree-graph', ['/docs/general/conflux-basics/consensus-mechanisms/proof-of-work/tree-graph']],
  ['epochs', ['/docs/core/core-space-basics/transactions/lifecycle']],
  ['cid', ['/docs/general/build/nfts/ipfs']],
  ['merkle', ['/docs/general/build/smart-contracts/merkle-tree']],
  ['unit', ['/blog/mdx-blog-post', '/docs/general/conflux-basics/gas']],
];
const PAGES = [...new Set(CALCULATORS.flatMap(([, pages]) => pages))];
/** At most 25 KB each, after gzip, level 6, which the hosts use. */
const LIMIT = 25_000;

/** Files that many kinds of page load. */
const SHARED = /^(?:main|runtime~main|common|portal|openrpc[\w-]*|gas|contracts)\./;

const files = fs.readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
const textOf = (name: string) => fs.readFileSync(path.join(SCRIPTS, name), 'utf8');
const runtime = textOf(files.find((name) => name.startsWith('runtime~main'))!);

/** The file of a chunk that the runtime refers to; undefined for one that contains only styles. */
const fileOf = (chunk: string) =>
  files.find((name) => name.startsWith(`${chunk}.`) && runtime.includes(name.split('.').at(-2)!));

describe.each(CALCULATORS)('the calculator %s of %j', (name) => {
  const request = new RegExp(`Promise\\.all\\(\\[([^\\]]*"calculator-${name}"[^\\]]*)\\]\\)`);
  const owners = files.filter((file) => request.test(textOf(file)));
  const fetched = owners.map((file) =>
    [...request.exec(textOf(file))![1]!.matchAll(/"([^"]+)"/g)].flatMap(([, chunk]) => fileOf(chunk!) ?? []),
  );

  it('is asked for by the pages that show it, and by no shared file', () => {
    expect(owners.length).toBeGreaterThan(0);
    expect(owners.filter((file) => SHARED.test(file))).toEqual([]);
  });

  it(`fetches at most ${LIMIT / 1000} KB`, () => {
    for (const list of fetched) {
      expect(list).toContain(fileOf(`calculator-${name}`));
      expect(list.reduce((sum, file) => sum + gzipSync(textOf(file), {level: 6}).length, 0)).toBeLessThanOrEqual(LIMIT);
    }
  });
});

it.each(PAGES)('the calculators of %s have their places and sentences in the page, before any script runs', (page) => {
  const places = elements(readPage(page), 'div').filter(
    ({role, 'aria-label': label, class: names}) => role === 'group' && label && /place/.test(names ?? ''),
  );
  expect(places).toHaveLength(CALCULATORS.filter(([, pages]) => pages.includes(page)).length);
});

describe('files that every page loads', () => {
  it('hold neither the frame of a calculator nor the hash function', () => {
    const shared = files.filter((file) => SHARED.test(file));
    expect(shared.length).toBeGreaterThan(2);
    // Words from the hash function's own messages, because a file can contain its name to fetch it later.
    expect(files.some((file) => /keccak-f1600/.test(textOf(file)))).toBe(true);
    expect(shared.filter((file) => /calculator\.failed|keccak-f1600/.test(textOf(file)))).toEqual([]);
  });
});
