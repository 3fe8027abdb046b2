// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {patient, STANDING_MS} from '../patient';

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
  vi.advanceTimersByTime(STANDING_MS);
  expect(prefetch.mock.calls).toEqual([['/docs/stays']]);
});
