import fs from 'node:fs';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';

type Tag = {label: string; permalink: string; description: string};
type Tags = Record<string, Tag>;

const read = (file: string): Tags => parse(fs.readFileSync(file, 'utf8'), {uniqueKeys: true}) as Tags;
const english = read('docs/tags.yml');
const translated = {
  zh: read('i18n/zh/docusaurus-plugin-content-docs/current/tags.yml'),
  es: read('i18n/es/docusaurus-plugin-content-docs/current/tags.yml'),
};
const all = Object.entries({en: english, ...translated});

/** Permalinks that §2.1 of the specification requires. */
const NAMED = [
  'gas',
  'nft',
  'staking',
  'security',
  'wallets',
  'rpc-providers',
  'hard-forks',
  'e-space',
  'core-space',
  'nonce',
  'sponsorship-mechanism',
  'hardhat',
  'mempool',
  'transaction-lifecycle',
  'transaction-tracing',
  'transparent-proxy',
  'troubleshooting',
  'tx-origin-attacks',
  'uint-types',
  'unchecked',
  'upgradeable-contracts',
  'use-wallet',
  'uups-vs-transparent-proxy',
  'vm-differences',
  'wallet-connect',
  'web-3-js',
  'web-3-paywall',
  'web-3-py',
  'what-is-conflux',
  'whitelist',
  'witnet',
];

const duplicates = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

describe('§2.1 docs tags', () => {
  it('§2.1 there are 150 to 200 tags', () => {
    expect(Object.keys(english).length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(english).length).toBeLessThanOrEqual(200);
  });

  it('§2.1 every permalink that the specification names exists', () => {
    const permalinks = new Set(Object.values(english).map((tag) => tag.permalink));
    expect(NAMED.filter((slug) => !permalinks.has(`/${slug}`))).toEqual([]);
  });

  it('keys are sorted, kebab-case, and equal the permalink', () => {
    const keys = Object.keys(english);
    expect(keys).toEqual([...keys].sort());
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(
      Object.entries(english)
        .filter(([key, tag]) => tag.permalink !== `/${key}`)
        .map(([key]) => key),
    ).toEqual([]);
  });

  it.each(all)('labels and descriptions are present and unique (%s)', (_locale, tags) => {
    const values = Object.values(tags);
    expect(
      Object.entries(tags)
        .filter(([, tag]) => !tag.label?.trim() || !tag.description?.trim())
        .map(([key]) => key),
    ).toEqual([]);
    expect(duplicates(values.map((tag) => tag.label.toLowerCase()))).toEqual([]);
    expect(duplicates(values.map((tag) => tag.description.toLowerCase()))).toEqual([]);
  });

  it.each(Object.entries(translated))(
    '%s has the same keys and permalinks, with descriptions of its own',
    (locale, tags) => {
      expect(Object.keys(tags)).toEqual(Object.keys(english));
      for (const [key, tag] of Object.entries(tags)) {
        expect(tag.permalink, key).toBe(english[key]?.permalink);
        expect(tag.description, key).not.toBe(english[key]?.description);
        expect(tag.description, key).toMatch(locale === 'zh' ? /\p{Script=Han}.*。$/u : /\.$/);
      }
    },
  );
});
