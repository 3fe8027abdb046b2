import {describe, expect, it} from 'vitest';
import {redirects, resolveRedirect} from '../redirects';

describe('§2.1 and §9 redirects', () => {
  it.each([
    ['/docs-62b', '/docs'],
    ['/docs-62b/', '/docs'],
    ['/zh-CN/docs-62b', '/zh-CN/docs'],
    ['/es/docs-62b', '/es/docs'],
    ['/zh', '/zh-CN/'],
    ['/zh/', '/zh-CN/'],
    ['/zh/docs/espace/Overview', '/zh-CN/docs/espace/Overview'],
    ['/en', '/'],
    ['/en/docs/general', '/docs/general'],
  ])('%s leads to %s', (from, to) => expect(resolveRedirect(from)).toBe(to));

  it.each(['/', '/zh-CN/', '/es/docs', '/docs/zh', '/english', '/docs-62bis'])('%s stays', (path) =>
    expect(resolveRedirect(path)).toBeUndefined(),
  );

  it('never leaves the site through doubled slashes', () => {
    expect(resolveRedirect('/en//example.org')).toBe('/example.org');
    expect(resolveRedirect('/en///example.org')).toBe('/example.org');
    expect(resolveRedirect('/zh//example.org')).toBe('/zh-CN/example.org');
  });

  it('keeps the rest of the path on both sides or on none, and never loops', () => {
    for (const {from, to} of redirects) {
      expect(from.endsWith('/*')).toBe(to.endsWith('*'));
      expect(resolveRedirect(to.replace('*', 'docs'))).toBeUndefined();
    }
  });
});
