import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import type {HardFork} from '@site/src/facts/types';
import Result from '../Result';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it.each([
  [{epoch: 10_000}, 9_999n, 0n, 'Not active. Epochs left until epoch 10,000: 1. The newest epoch is 9,999.'],
  [{epoch: 10_000}, 10_000n, 0n, 'Active since epoch 10,000. The newest epoch is 10,000.'],
  [{block: 20_000}, 0n, 19_000n, 'Not active. Blocks left until block 20,000: 1,000. The newest block is 19,000.'],
  [{block: 20_000}, 0n, 21_000n, 'Active since block 20,000. The newest block is 21,000.'],
])('an upgrade at %j on a chain at epoch %d and block %d', (testnet, epoch, block, words) => {
  const fork: HardFork = {version: '1', client: 'v1', mainnet: {epoch: 1}, testnet, source: ''};
  const html = renderToStaticMarkup(<Result fork={fork} net="testnet" state={{kind: 'ok', ms: 1, epoch, block}} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(words);
});
