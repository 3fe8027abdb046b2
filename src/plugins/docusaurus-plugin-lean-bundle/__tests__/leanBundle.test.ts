import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import leanBundlePlugin from '..';
import {contractsChunk, diagramChunk, gasChunk, sharedChunk} from '../sharedChunk';
import stripSources from '../stripSources';

const root = path.resolve(__dirname, '../../../..');
const groups = [sharedChunk, gasChunk, contractsChunk, diagramChunk];

interface Rule {test?: RegExp | string; loader?: string}
interface Configured {optimization?: {splitChunks: {cacheGroups: Record<string, {name: string; minChunks: number}>}}; module: {rules: Rule[]}}

const configured = (isServer: boolean): Configured => {
  const plugin = leanBundlePlugin({siteDir: root, generatedFilesDir: path.join(root, '.docusaurus')} as LoadContext);
  return (plugin.configureWebpack as unknown as (config: object, isServer: boolean) => Configured)({}, isServer);
};

describe('sharedChunk', () => {
  it.each([
    ['src/components/Card/index.tsx', 'portal'],
    ['src/facts/networks.json', 'portal'],
    ['src/components/GasTable/index.tsx', 'gas'],
    ['src/facts/gas.json', 'gas'],
    ['src/components/Address/index.tsx', 'contracts'],
    ['src/components/ContractTable/index.tsx', 'contracts'],
    ['src/facts/deployed-contracts.json', 'contracts'],
    ['src/facts/internal-contracts.json', 'contracts'],
    ['src/components/SequenceDiagram/Rows/index.tsx', 'diagrams'],
    ['src/components/Diagram/Arrow/path.ts', 'diagrams'],
    ['src/components/HardforkStatus/index.tsx', undefined],
    ['src/components/RpcMethodTable/index.tsx', undefined],
    ['src/theme/Root.tsx', undefined],
    ['src/components/Card/styles.module.css', undefined],
  ])('puts %s into %s', (file, name) => {
    for (const written of [`/site/${file}`, `C:/site/${file}`.replaceAll('/', '\\')]) {
      expect(groups.filter(({test}) => test.test(written)).map((group) => group.name)).toEqual(name ? [name] : []);
    }
  });
});

describe('cacheGroups', () => {
  it('are for the browser, and shared by fewer pages than half of them', () => {
    const browser = configured(false).optimization?.splitChunks.cacheGroups ?? {};
    expect(Object.fromEntries(Object.values(browser).map(({name, minChunks}) => [name, minChunks]))).toEqual({common: 100, portal: 5, gas: 2, contracts: 2, diagrams: 2});
    expect(configured(true).optimization).toBeUndefined();
  });
});

describe('stripSources', () => {
  it('takes the sources off at every depth, and nothing else', () => {
    const facts = {limit: {value: 1, source: 'a.rs:1'}, list: [{name: 'source', source: {file: 'b'}}], sources: 2};
    expect(JSON.parse(stripSources(JSON.stringify(facts)))).toEqual({limit: {value: 1}, list: [{name: 'source'}], sources: 2});
  });

  it.each(['protocol', 'networks', 'hardforks'])('makes %s.json smaller in the browser, and leaves it whole on the server', (name) => {
    const file = path.join(root, `src/facts/${name}.json`);
    const loaders = (isServer: boolean): Rule[] => configured(isServer).module.rules.filter(({test, loader}) => loader?.endsWith('stripSources.js') && test instanceof RegExp && test.test(file));
    expect([loaders(false).length, loaders(true).length]).toEqual([1, 0]);
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toContain('"source"');
    expect(stripSources(text)).not.toContain('"source"');
  });
});
