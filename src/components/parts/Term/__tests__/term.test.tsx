// @vitest-environment dom
import {act, type ComponentProps} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, expect, it, vi} from 'vitest';
import Term from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['react-router-dom', '@docusaurus/useBaseUrl'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
vi.mock('react-router-dom', () => ({
  Link: ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => `/es${path}`}));

it('the meaning of a term disappears when the keyboard moves on, so no two are open', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() =>
    root.render(
      <>
        <Term id="epoch" tip="A group of blocks.">
          epoch
        </Term>
        <Term id="drip" tip="The smallest unit.">
          Drip
        </Term>
      </>,
    ),
  );
  const shown = () => [...place.querySelectorAll('[role=tooltip]')].map(({textContent}) => textContent);
  const [first, second] = place.querySelectorAll('a');
  expect(first!.getAttribute('href')).toBe('/es/docs/general/conflux-basics/glossary#epoch');
  act(() => first!.focus());
  expect(shown()).toEqual(['A group of blocks.']);
  act(() => second!.focus());
  expect(shown()).toEqual(['The smallest unit.']);
  act(() => second!.blur());
  expect(shown()).toEqual([]);
  act(() => root.unmount());
  place.remove();
});
