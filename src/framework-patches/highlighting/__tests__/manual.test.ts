import fs from 'node:fs';
import {createRequire} from 'node:module';
import vm from 'node:vm';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const PRISM = fs.readFileSync(createRequire(import.meta.url).resolve('prismjs/components/prism-core'), 'utf8');
const shared = globalThis as {Prism?: object};
const before = shared.Prism;

beforeEach(() => {
  vi.resetModules();
  delete shared.Prism;
});
afterEach(() => void (shared.Prism = before));

/** How often Prism requests a callback, in a page or in a worker. */
function callbacks(place: 'page' | 'worker'): number {
  const addEventListener = vi.fn();
  const document = {
    readyState: 'loading',
    currentScript: {tagName: 'SCRIPT', hasAttribute: () => false},
    addEventListener,
  };
  const self = {Prism: shared.Prism, addEventListener};
  vm.runInNewContext(PRISM, place === 'page' ? {window: {...self, document}, document} : {window: self});
  return addEventListener.mock.calls.length;
}

it.each(['page', 'worker'] as const)(
  'Prism changes nothing by itself in a %s, which it would otherwise',
  async (place) => {
    expect(callbacks(place)).toBe(1);
    await import('../client/manual');
    expect(callbacks(place)).toBe(0);
  },
);
