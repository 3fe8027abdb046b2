import {afterAll, describe, expect, it, vi} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import {protocolFact} from '@site/src/facts';
import {datasetAt, type Growth} from '../octopus';
import {HIGHEST, readHeight} from '../read';
import {resultsOf} from '../results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});

// The framework's module exists only in a build.
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const value = (id: string) => Number(protocolFact(id).value);
const GROWTH: Growth = {
  start: value('octopusDatasetStart') * 2 ** 30,
  step: value('octopusDatasetGrowth') * 2 ** 20,
  stage: value('octopusStage'),
};
const GIB = 2 ** 30;
const at = (height: number) => datasetAt(height, GROWTH);

describe('the data set of Octopus', () => {
  it('has as many reads as the largest primes below powers of two', () => {
    // 2^24 - 3, 2^25 - 39 and 2^26 - 5 are the largest primes below 4, 8 and 16 GiB in reads of 256 bytes.
    for (const [gib, reads] of [
      [4, 2 ** 24 - 3],
      [8, 2 ** 25 - 39],
      [16, 2 ** 26 - 5],
    ] as const) {
      expect(at((gib - 4) * 64 * GROWTH.stage).bytes, `${gib} GiB`).toBe(reads * 256);
    }
  });

  it('grows at every stage and only there', () => {
    for (const stage of [1, 255, 256, 400]) {
      const first = stage * GROWTH.stage;
      expect(at(first - 1).grownAt).toBe(first);
      expect(at(first).bytes).toBeGreaterThan(at(first - 1).bytes);
      expect(at(first + GROWTH.stage - 1)).toEqual(at(first));
    }
  });

  it.each([8, 9, 10, 12])('reaches %i GiB at the height of the page', (gib) => {
    const height = value(`octopusHeight${gib}GiB`);
    const beforeReads = (gib * GIB - 16 * 2 ** 20) / 256;
    expect(at(height - 1).bytes / 256).toBeLessThan(beforeReads);
    expect(at(height).bytes / 256).toBeGreaterThan(beforeReads);
    expect(at(height).bytes).toBeLessThan(gib * GIB);
  });

  it('grows by a GiB in the months that the page states, and fits into the memory that it requires', () => {
    const seconds = 64 * GROWTH.stage * value('epochInterval');
    expect(Math.round(seconds / (30.44 * 86_400))).toBe(value('octopusMonthsPerGiB'));
    expect(value('minerGpuMemory')).toBe(10);
  });

  it('is found at once for the highest height', async () => {
    expect((await expectFast(() => at(HIGHEST), 1_000)).bytes).toBeGreaterThan(300 * GIB);
  });
});

describe('a height that a reader types', () => {
  it.each([
    ['0', 0],
    [' 155,140,000 ', 155_140_000],
    ['155 140 000', 155_140_000],
    ['0x93f3f20', 155_139_872],
    ['0X10', 16],
    ['10,000,000,000', HIGHEST],
    ['10000000001', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['0x', undefined],
    ['latest', undefined],
    ['', undefined],
  ])('%j is %j', (text, height) => expect(readHeight(text)).toBe(height));
});

describe('the results', () => {
  const texts = (height: number | undefined) => resultsOf(height, GROWTH, 1.2).map(({text}) => text);

  it('show a size that is not too small, the bytes and the next growth', () => {
    const {bytes} = at(134_217_728);
    expect(texts(134_217_728)).toEqual([
      '8.00\u00a0GiB',
      bytes.toLocaleString('en'),
      '134,742,016, 7.3 days later at about 1.2 s per block height',
    ]);
    expect(texts(134_217_728 + GROWTH.stage)[0]).toBe('8.02\u00a0GiB');
  });

  it('have their names', () =>
    expect(resultsOf(0, GROWTH, 1.2).map(({label}) => label)).toEqual([
      'Data set',
      'Exact size in bytes',
      'Grows at height',
    ]));

  it('are empty without a height', () => expect(texts(undefined)).toEqual([undefined, undefined, undefined]));
});
