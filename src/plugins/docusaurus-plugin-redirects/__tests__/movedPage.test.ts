import {expect, it} from 'vitest';
import {movedPage} from '../movedPage';

it('§9 a page that has moved refreshes to its target, is not indexed and holds no script', () => {
  const html = movedPage('Conflux Docs', 'https://example.org', '/zh-CN/docs', 'zh-CN');
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/zh-CN/docs">');
  expect(html).toContain('<link rel="canonical" href="https://example.org/zh-CN/docs">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script');
});
