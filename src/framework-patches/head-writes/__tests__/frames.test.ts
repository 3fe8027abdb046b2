import {beforeEach, expect, it, vi} from 'vitest';

const window = {requestAnimationFrame: vi.fn(() => 7), cancelAnimationFrame: vi.fn()};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('window', window);
});

it('the head is not written before the end of hydration, and then as the last one asked', async () => {
  const {cancelAnimationFrame, endHydration, requestAnimationFrame} = await import('../client/frames');
  const [first, last] = [vi.fn(), vi.fn()];
  cancelAnimationFrame(requestAnimationFrame(first));
  requestAnimationFrame(last);
  expect(window.requestAnimationFrame).not.toHaveBeenCalled();
  endHydration();
  expect(window.requestAnimationFrame.mock.calls).toEqual([[last]]);
});

it('what is cancelled before the end of hydration is not written', async () => {
  const {cancelAnimationFrame, endHydration, requestAnimationFrame} = await import('../client/frames');
  cancelAnimationFrame(requestAnimationFrame(vi.fn()));
  endHydration();
  expect(window.requestAnimationFrame).not.toHaveBeenCalled();
});

it('what others asked the window for can be cancelled before the end of hydration', async () => {
  const {cancelAnimationFrame, endHydration, requestAnimationFrame} = await import('../client/frames');
  const write = vi.fn();
  requestAnimationFrame(write);
  cancelAnimationFrame(1);
  expect(window.cancelAnimationFrame.mock.calls).toEqual([[1]]);
  endHydration();
  expect(window.requestAnimationFrame.mock.calls).toEqual([[write]]);
});

it('after hydration the frames are those of the window', async () => {
  const {cancelAnimationFrame, endHydration, requestAnimationFrame} = await import('../client/frames');
  endHydration();
  const write = vi.fn();
  expect(requestAnimationFrame(write)).toBe(7);
  cancelAnimationFrame(7);
  expect(window.requestAnimationFrame.mock.calls).toEqual([[write]]);
  expect(window.cancelAnimationFrame.mock.calls).toEqual([[7]]);
});
