import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {expect, it, vi} from 'vitest';
import {SCRIPTS_DONE} from '../../base-url-banner/client/bannerScript';

const source = fs.readFileSync(path.join(__dirname, '../start.js'), 'utf8');

interface FakeScript {
  src?: string;
  async?: boolean;
  onload?: () => void;
  onerror?: () => void;
}

/**
 * Runs the script in a page with two files to start. Returns the elements that it added, and functions that simulate
 * later browser events.
 */
function start({
  visibilityState = 'visible',
  entryTypes = ['mark', 'paint'] as string[] | null,
  hasObserver = true,
} = {}) {
  const added: FakeScript[] = [];
  const events: string[] = [];
  const timers: [() => void, number | undefined][] = [];
  const frames: (() => void)[] = [];
  const observe = vi.fn();
  const disconnect = vi.fn();
  let report = (_entries: object, _observer: object): void => undefined;
  class Observer {
    static supportedEntryTypes = entryTypes ?? undefined;
    observe = observe;
    constructor(callback: typeof report) {
      report = callback;
    }
  }
  const globals = {
    document: {
      visibilityState,
      head: {appendChild: (script: FakeScript) => (added.push(script), script)},
      createElement: (): FakeScript => ({}),
      querySelectorAll: (selector: string) =>
        selector === 'link[data-entry]' ? [{href: '/runtime.js'}, {href: '/main.js'}] : [],
      dispatchEvent: ({type}: Event) => events.push(type),
    },
    Event,
    setTimeout: (callback: () => void, delay?: number) => timers.push([callback, delay]),
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    ...(hasObserver && {PerformanceObserver: Observer}),
  };
  vm.runInNewContext(source, {...globals, window: globals});
  const paint = (name: string) =>
    report({getEntriesByName: (asked: string) => (asked === name ? [{}] : [])}, {disconnect});
  return {added, events, timers, frames, observe, disconnect, paint, addresses: () => added.map(({src}) => src)};
}

const BOTH = ['/runtime.js', '/main.js'];

it('the scripts run in order after the first paint with content, and once', () => {
  const {added, addresses, timers, observe, disconnect, paint} = start();
  expect(observe.mock.calls).toEqual([[{type: 'paint', buffered: true}]]);
  paint('first-paint');
  expect(addresses()).toEqual([]);
  paint('first-contentful-paint');
  expect(addresses()).toEqual(BOTH);
  expect(added.map((script) => script.async)).toEqual([false, false]);
  expect(disconnect).toHaveBeenCalledOnce();
  for (const [callback] of timers) callback();
  expect(addresses()).toEqual(BOTH);
});

it('a page that is not seen starts at once', () =>
  expect(start({visibilityState: 'hidden'}).addresses()).toEqual(BOTH));

it('a page that is never painted starts after two seconds', () => {
  const {addresses, timers} = start();
  expect(timers.map(([, delay]) => delay)).toEqual([2000]);
  timers[0]![0]();
  expect(addresses()).toEqual(BOTH);
});

it.each([
  ['tells of no paints', {entryTypes: ['mark']}],
  ['does not say what it tells of', {entryTypes: null}],
  ['observes nothing', {hasObserver: false}],
])('a browser that %s starts after the first frame', (_name, browser) => {
  const {addresses, timers, frames} = start(browser);
  frames[0]!();
  expect(addresses()).toEqual([]);
  timers.at(-1)![0]();
  expect(addresses()).toEqual(BOTH);
});

it.each(['onload', 'onerror'] as const)(
  '§8 the banner of the home page is told when the last script is through: %s',
  (end) => {
    const {added, events} = start({visibilityState: 'hidden'});
    expect(added[0]).not.toHaveProperty(end);
    added[1]![end]!();
    expect(events).toEqual([SCRIPTS_DONE]);
  },
);
