import {expect, it} from 'vitest';
import {isOlder} from '../nodeVersion.mjs';

it.each([
  ['v20.18.3', '20.19', true],
  ['v18.99.0', '20.19', true],
  ['v20.19.0', '20.19', false],
  ['v20.19.1', '20.19', false],
  ['v22.1.0', '20.19', false],
])('Node.js %s, where %s is needed, is too old: %s', (version, oldest, isTooOld) => {
  expect(isOlder(version, oldest)).toBe(isTooOld);
});
