import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {LONG, rank} from '../support/scheduleByDuration';

const ROOT = path.resolve(__dirname, '../..');

it('the list of long tests contains only files that exist, each once', () => {
  expect(LONG.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});

it('long tests start before all others, in the order of the list', () => {
  const files = [
    'tests/node/x402.test.ts',
    'tests/node/indexer.test.ts',
    'tests/node/subgraph.test.ts',
    'tests/node/variety.test.ts',
  ];
  const sorted = files.map((file) => path.join(ROOT, file)).sort((one, other) => rank(one, ROOT) - rank(other, ROOT));
  expect(sorted.map((file) => path.basename(file, '.test.ts'))).toEqual(['subgraph', 'indexer', 'x402', 'variety']);
});
