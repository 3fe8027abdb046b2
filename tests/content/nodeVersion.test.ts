import path from 'node:path';
import semver from 'semver';
import {describe, expect, it} from 'vitest';
import {TEST_PACKAGES} from '../../scripts/lib/install.mjs';
import {TRANSLATION_FOLDERS} from '../../src/languages';
import {pageSource} from '../../scripts/lib/pageSource';

interface LockEntry {
  version?: string;
  optional?: boolean;
  engines?: {node?: string};
}

/** Packages that require a newer Node than we do, and why that is acceptable. The list only shrinks. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@axe-core/playwright': 'one file that hands axe to a page; the browser tests run it with our minimum',
  '@pythnetwork/pyth-sdk-solidity': 'Solidity sources and ABI files; no program of it runs',
};

const read = (file: string): string => pageSource(file);
const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
const packagesOf = (folder: string) =>
  (JSON.parse(read(path.join(folder, 'package-lock.json'))) as {packages: Record<string, LockEntry>}).packages;
const minimum = semver.minVersion(engines.node)!;

/** Packages of a lock file that are installed everywhere and don't declare that they run with this Node. */
const refusing = (node: string, folder = ''): string[] =>
  Object.entries(packagesOf(folder))
    .filter(
      ([folder, {optional, engines: own}]) =>
        folder !== '' && !optional && own?.node && !semver.satisfies(node, own.node),
    )
    .map(([folder]) => folder.split('node_modules/').at(-1)!);

describe('the oldest Node that package.json admits', () => {
  it('is admitted by every package that is installed everywhere, but for the exceptions', () => {
    expect(refusing(minimum.version).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(2);
  });

  it('is admitted by every package that only tests use', () => {
    expect(Object.keys(packagesOf(TEST_PACKAGES)).length).toBeGreaterThan(1);
    expect(refusing(minimum.version, TEST_PACKAGES)).toEqual([]);
  });

  it('would be found out if it were older', () => {
    expect(refusing('20.9.0')).toContain('vite');
  });

  it('is the one that the lock file, README.md and the page about working offline name', () => {
    const short = `${minimum.major}.${minimum.minor}`;
    expect(packagesOf('')['']?.engines?.node).toBe(engines.node);
    for (const file of [
      'README.md',
      'docs/overview/offline.mdx',
      ...TRANSLATION_FOLDERS.map(
        (language) => `i18n/${language}/docusaurus-plugin-content-docs/current/overview/offline.mdx`,
      ),
    ]) {
      expect(
        [...read(file).matchAll(/Node\.js (\d+(?:\.\d+)*)/g)].map(([, version]) => version),
        file,
      ).toEqual([short]);
    }
  });
});
