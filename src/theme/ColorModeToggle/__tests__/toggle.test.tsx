import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import Toggle from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/theme-common', '@theme-original/ColorModeToggle'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
const visible = vi.hoisted(() => ({colorMode: 'dark'}));
vi.mock('@docusaurus/theme-common', () => ({useColorMode: () => visible}));
vi.mock('@theme-original/ColorModeToggle', () => ({
  default: ({value, respectPrefersColorScheme}: {value: string; respectPrefersColorScheme: boolean}) =>
    `${value} ${respectPrefersColorScheme}`,
}));

it('switches from the visible mode to the other one, whether or not a mode is saved', () => {
  const show = (value: 'light' | 'dark' | null) =>
    renderToStaticMarkup(<Toggle value={value} respectPrefersColorScheme onChange={() => undefined} />);
  expect(show(null)).toBe('dark false');
  visible.colorMode = 'light';
  expect(show(null)).toBe('light false');
  expect(show('dark')).toBe('dark false');
});
