// @vitest-environment dom
import {act, useState} from 'react';
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

/** Replaces the observer; returns the callback of the one that was made last. */
function intersections() {
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
  return () => come;
}

it('a calculator whose code cannot be fetched says so, and fetches it again when the reader asks', async () => {
  const come = intersections();
  const load = vi
    .fn<() => Promise<{default: () => string}>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({default: () => 'the fields'});
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Calculator label="" summary="" className="" load={load} panel={{}} />));
  await act(async () => come()([{isIntersecting: false}]));
  expect(load).not.toHaveBeenCalled();
  await act(async () => come()([{isIntersecting: true}]));
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

it('a fault of a panel stays in the calculator, and starting again brings its first values back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const come = intersections();
  const Panel = () => {
    const [text, setText] = useState('first');
    if (text === 'bad') throw new RangeError('Maximum call stack size exceeded');
    return <button onClick={() => setText('bad')}>{text}</button>;
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  const load = () => Promise.resolve({default: Panel});
  act(() =>
    root.render(
      <main>
        <p>before</p>
        <Calculator label="" summary="what it does" className="" load={load} panel={{}} />
        <p>after</p>
      </main>,
    ),
  );
  await act(async () => come()([{isIntersecting: true}]));
  const press = () => act(() => place.querySelector('button')!.click());
  press();
  expect(place.querySelector('[role=alert]')?.textContent).toContain('This tool stopped because of an error');
  expect(place.textContent).toMatch(/before.*what it does.*after/s);
  press();
  expect(place.querySelector('[role=alert]')).toBeNull();
  expect(place.querySelector('button')!.textContent).toBe('first');
  act(() => root.unmount());
});
