// @vitest-environment dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, expect, it, vi} from 'vitest';
import Calculator from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it('a calculator whose code cannot be fetched says so, and fetches it again when the reader asks', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let come: (entries: {isIntersecting: boolean}[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof come) {
        come = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const load = vi
    .fn<() => Promise<{default: () => string}>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({default: () => 'the fields'});
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Calculator label="" summary="" className="" load={load} panel={{}} />));
  await act(async () => come([{isIntersecting: false}]));
  expect(load).not.toHaveBeenCalled();
  await act(async () => come([{isIntersecting: true}]));
  const retry = () => act(async () => place.querySelector('button')!.click());
  const problem = () => place.querySelector('[role=alert]')?.textContent;
  expect(problem()).toContain('The calculator didn’t load.');
  await retry();
  expect(problem()).toContain('The calculator didn’t load.');
  await retry();
  expect(problem()).toBeUndefined();
  expect(place.textContent).toContain('the fields');
  act(() => root.unmount());
});
