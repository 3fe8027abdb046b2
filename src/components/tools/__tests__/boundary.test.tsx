// @vitest-environment dom
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {act, type ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, expect, it, vi} from 'vitest';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const faults = vi.hoisted(() => {
  vi.resetModules();
  return {isOn: true};
});
const breaks = vi.hoisted(() => (name: string) => () => {
  if (faults.isOn) throw new TypeError(`a fault in ${name}`);
  return null;
});
const MOCKED = [
  '@docusaurus/Translate',
  '@docusaurus/router',
  '@docusaurus/Link',
  '@theme/RpcHtml',
  '@site/src/components/parts/Calculator/usePanel',
  '@site/src/components/tools/LiveRequest/useLiveRequest',
];
afterAll(() => {
  for (const name of MOCKED) vi.doUnmock(name);
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@docusaurus/router', () => ({useLocation: breaks('the address')}));
vi.mock('@docusaurus/Link', () => ({default: () => null}));
vi.mock('@theme/RpcHtml', () => ({default: () => null}));
// All calculators load their panel with this hook; the others send with the second one.
vi.mock('@site/src/components/parts/Calculator/usePanel', () => ({
  usePanel: () => ({Panel: breaks('the panel'), hasFailed: false, retry: () => undefined}),
}));
vi.mock('@site/src/components/tools/LiveRequest/useLiveRequest', () => ({useLiveRequest: breaks('the request')}));

const TOOLS = path.join(__dirname, '..');
const NAMES = readdirSync(TOOLS).filter((name) => !name.startsWith('__'));

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  faults.isOn = true;
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

it.each(NAMES)('%s keeps a fault to itself: the page around it stays, and the tool starts again', async (name) => {
  const {default: Tool} = (await import(`../${name}/index.tsx`)) as {default: ComponentType};
  act(() =>
    root.render(
      <main>
        <p>before</p>
        <Tool />
        <p>after</p>
      </main>,
    ),
  );
  expect(place.textContent).toMatch(/^before.*after$/s);
  const alert = () => place.querySelector('[role=alert]');
  expect(alert()?.textContent).toContain('This tool stopped because of an error');
  act(() => place.querySelector<HTMLElement>('[role=alert] button')!.click());
  expect(alert(), 'the same fault again').not.toBeNull();
});
