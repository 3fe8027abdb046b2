import fs from 'node:fs';
import semver from 'semver';
import {describe, expect, it} from 'vitest';

interface LockEntry {
  version?: string;
  optional?: boolean;
  engines?: {node?: string};
}

/** Packages that ask for a newer Node than we do, and why they may. The list only shrinks. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@axe-core/playwright': 'one file that hands axe to a page; the browser tests run it with our minimum',
  '@pythnetwork/pyth-sdk-solidity': 'Solidity sources and ABI files; no program of it runs',
};

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, LockEntry>};
const minimum = semver.minVersion(engines.node)!;

/** Packages of the lock file that are installed everywhere and do not say that they run with this Node. */
const refusing = (node: string): string[] =>
  Object.entries(packages)
    .filter(([folder, {optional, engines: own}]) => folder !== '' && !optional && own?.node && !semver.satisfies(node, own.node))
    .map(([folder]) => folder.split('node_modules/').at(-1)!);

describe('the oldest Node that package.json admits', () => {
  it('is admitted by every package that is installed everywhere, but for the exceptions', () => {
    expect(refusing(minimum.version).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(2);
  });

  it('would be found out if it were older', () => {
    expect(refusing('20.9.0')).toContain('vite');
  });

  it('is the one that the lock file, README.md and the page about working offline name', () => {
    const short = `${minimum.major}.${minimum.minor}`;
    expect(packages['']?.engines?.node).toBe(engines.node);
    for (const file of ['README.md', 'docs/overview/offline.mdx', ...['zh', 'es'].map((language) => `i18n/${language}/docusaurus-plugin-content-docs/current/overview/offline.mdx`)]) {
      expect([...read(file).matchAll(/Node\.js (\d+(?:\.\d+)*)/g)].map(([, version]) => version), file).toEqual([short]);
    }
  });
});
