import {expect, it} from 'vitest';
import {cleanPath} from '../cleanPath';

it.each([
  ['/docs/gas.html', '/docs/gas'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['/es/index.html', '/es/'],
  ['/zh-CN/index.html', '/zh-CN/'],
  ['/zh-CN/docs/gas.html', '/zh-CN/docs/gas'],
  ['//example.org/x.html', '/example.org/x'],
])('§2 %s becomes %s', (path, clean) => expect(cleanPath(path)).toBe(clean));

it.each(['/', '/docs/gas', '/docs/html', '/404.html', '/es/404.html', '/docs/a.htmlx'])('§2 %s stays', (path) =>
  expect(cleanPath(path)).toBe(path),
);
