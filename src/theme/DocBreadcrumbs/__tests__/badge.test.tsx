import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import DocBreadcrumbsWrapper from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const sidebar = vi.hoisted(() => {
  vi.resetModules();
  return {name: undefined as string | undefined};
});
const MODULES = [
  '@theme-original/DocBreadcrumbs',
  '@docusaurus/plugin-content-docs/client',
  '@site/src/components/parts/Space',
];
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@theme-original/DocBreadcrumbs', () => ({default: () => <nav />}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => (sidebar.name === undefined ? null : {name: sidebar.name}),
}));
vi.mock('@site/src/components/parts/Space', () => ({default: ({space}: {space: string}) => <b>{space}</b>}));

describe('the breadcrumbs', () => {
  it.each([
    ['coreSidebar', '<b>core</b><nav></nav>'],
    ['eSpaceSidebar', '<b>espace</b><nav></nav>'],
    ['generalSidebar', '<nav></nav>'],
    [undefined, '<nav></nav>'],
  ])('of a page in %s', (name, html) => {
    sidebar.name = name;
    expect(renderToStaticMarkup(<DocBreadcrumbsWrapper />)).toBe(html);
  });
});
