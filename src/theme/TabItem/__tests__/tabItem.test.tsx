import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import TabItem from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/theme-common/internal', '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
const tabs = vi.hoisted(() => ({
  selectedValue: 'npm',
  lazy: false,
  tabValues: [{value: 'npm', label: 'With npm'}, {value: 'yarn'}],
}));
vi.mock('@docusaurus/theme-common/internal', () => ({useTabs: () => tabs}));
vi.mock('@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css', () => ({default: {tabItem: 'item'}}));

const html = (value: string) => renderToStaticMarkup(<TabItem value={value}>text</TabItem>);

describe('the panel of a tab', () => {
  it('has the name of its tab, which is its value if it has no label', () => {
    expect(html('npm')).toBe('<div role="tabpanel" aria-label="With npm" class="item">text</div>');
    expect(html('yarn')).toBe('<div role="tabpanel" aria-label="yarn" class="item" hidden="">text</div>');
  });

  it('is left out if it isn’t chosen and the group is lazy', () => {
    tabs.lazy = true;
    expect(html('yarn')).toBe('');
    expect(html('npm')).toContain('text');
  });
});
