import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import SpaceBadge from '..';
import SidebarHead from '../SidebarHead';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it.each([
  ['core', 'Core Space', 'The native environment'],
  ['espace', 'eSpace', 'The EVM-compatible environment'],
] as const)('%s has its own name, description and colour', (space, name, line) => {
  const [badge, head] = [<SpaceBadge space={space} />, <SidebarHead space={space} />].map((part) =>
    renderToStaticMarkup(part),
  );
  expect(badge!.replace(/<[^>]*>/g, '')).toBe(name);
  expect(
    head!
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean),
  ).toEqual([name, line]);
  for (const html of [badge, head]) expect(new Set(html!.match(/accent-\w+/g))).toEqual(new Set([`accent-${space}`]));
});
