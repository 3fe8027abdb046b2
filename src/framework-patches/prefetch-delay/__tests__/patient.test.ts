// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {patient} from '../client/patient';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('§4 a page is fetched ahead when its link is still there after a moment', () => {
  document.body.innerHTML = '<a href="/docs/stays">stays</a><a href="/docs/goes">goes</a>';
  const prefetch = vi.fn();
  const later = patient(prefetch);
  later('/docs/stays');
  later('/docs/goes');
  expect(prefetch).not.toHaveBeenCalled();
  document.querySelector('[href="/docs/goes"]')!.setAttribute('href', '#');
  vi.advanceTimersByTime(299);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([['/docs/stays']]);
});
