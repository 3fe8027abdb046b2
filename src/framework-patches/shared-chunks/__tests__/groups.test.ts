import {describe, expect, it} from 'vitest';
import {sharedChunks} from '..';
import type {Bundle} from '../../patch';
import {diagramChunk, sharedChunk} from '../groups';

const groups = [sharedChunk, diagramChunk];

interface Configured {
  optimization?: {splitChunks: {cacheGroups: Record<string, {name: string; minChunks: number}>}};
}

const configured = (isServer: boolean): Configured =>
  sharedChunks.configureWebpack!({isServer} as Bundle) as Configured;

describe('sharedChunk', () => {
  it.each([
    ['src/components/parts/Card/index.tsx', 'portal'],
    ['src/components/parts/Address/index.tsx', 'portal'],
    ['src/components/tables/GasTable/index.tsx', undefined],
    ['src/components/parts/Calculator/index.tsx', undefined],
    ['src/facts/networks.json', undefined],
    ['src/components/diagrams/Sequence/Rows/index.tsx', 'diagrams'],
    ['src/components/parts/Diagram/Arrow/path.ts', 'diagrams'],
    ['src/components/tools/HardforkStatus/index.tsx', undefined],
    ['src/components/tables/RpcMethodTable/index.tsx', undefined],
    ['src/theme/Root.tsx', undefined],
    ['src/components/parts/Card/styles.module.css', undefined],
  ])('puts %s into %s', (file, name) => {
    for (const written of [`/site/${file}`, `C:/site/${file}`.replaceAll('/', '\\')]) {
      expect(groups.filter(({test}) => test.test(written)).map((group) => group.name)).toEqual(name ? [name] : []);
    }
  });
});

describe('cacheGroups', () => {
  it('are for the browser, and shared by fewer pages than half of them', () => {
    const browser = configured(false).optimization?.splitChunks.cacheGroups ?? {};
    expect(Object.fromEntries(Object.values(browser).map(({name, minChunks}) => [name, minChunks]))).toEqual({
      common: 100,
      portal: 5,
      diagrams: 2,
    });
    expect(configured(true).optimization).toBeUndefined();
  });
});
