import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {leavePage} from '../leavePage';
import {onRouteUpdate} from '../redirect';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/ExecutionEnvironment');
  vi.doUnmock('../leavePage');
  vi.resetModules();
});
// The framework's module exists only in a build.
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: false}}));
vi.mock('../leavePage', () => ({leavePage: vi.fn()}));

const at = (address: string) => {
  const {pathname, search, hash} = new URL(address, 'https://site.example');
  return {pathname, search, hash} as Location;
};
const follow = (from: string | null, to: string) =>
  onRouteUpdate({location: at(to), previousLocation: from === null ? null : at(from)});

beforeEach(() => void vi.mocked(leavePage).mockClear());

describe('§9 a link inside the site', () => {
  it.each([
    ['/zh/docs/overview?a=1#b', '/zh-CN/docs/overview?a=1#b'],
    ['/en/docs/overview', '/docs/overview'],
    ['/en/', '/'],
  ])('to %s loads %s', (to, target) => {
    follow('/docs', to);
    expect(vi.mocked(leavePage).mock.calls).toEqual([[target]]);
  });

  it('to any other page is left to the router, a moved page too', () => {
    for (const to of ['/docs/overview', '/zh-CN/docs', '/docs-62b', '/docs/zh/x']) follow('/docs', to);
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('is not followed again for another search string of the same page, nor at the first load', () => {
    follow('/zh/docs', '/zh/docs?a=1');
    follow(null, '/zh/docs');
    expect(leavePage).not.toHaveBeenCalled();
  });
});
