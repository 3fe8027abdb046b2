// @vitest-environment dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useActiveInView} from '../useActiveInView';

type Box = {top: number; bottom: number};
let report: (entries: {boundingClientRect: Box; rootBounds: Box | null}[]) => void;
let observed: Element | undefined;
let root: ReturnType<typeof createRoot>;

function Sidebar({path}: {readonly path: string}) {
  useActiveInView(path);
  return (
    <div className="theme-doc-sidebar-container">
      <nav className="menu">
        {['/a', '/b'].map((one) => (
          <a key={one} href={one} aria-current={one === path ? 'page' : undefined} />
        ))}
      </nav>
    </div>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed = element;
      }
      disconnect() {
        observed = undefined;
      }
    },
  );
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const show = (path: string): Element => {
  act(() => root.render(<Sidebar path={path} />));
  return document.querySelector('.menu')!;
};
const frame = {top: 60, bottom: 660};

it.each([
  ['below the view', {top: 1000, bottom: 1030}, 655],
  ['above the view', {top: -500, bottom: -470}, -845],
  ['in view', {top: 100, bottom: 130}, 0],
])('the entry of the page, %s, scrolls only the sidebar, and only if needed', (_, boundingClientRect, scrolled) => {
  const menu = show('/b');
  expect(observed?.getAttribute('href')).toBe('/b');
  let top = 0;
  Object.defineProperty(menu, 'scrollTop', {get: () => top, set: (value: number) => (top = value)});
  report([{boundingClientRect, rootBounds: frame}]);
  expect(top).toBe(scrolled);
  expect(observed, 'it looks once').toBeUndefined();
});

it('looks again on another page, and does nothing on a page without an entry', () => {
  show('/b');
  show('/a');
  expect(observed?.getAttribute('href')).toBe('/a');
  show('/other');
  expect(observed).toBeUndefined();
});
