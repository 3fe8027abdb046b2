import {expect, it} from 'vitest';
import {__importDefault} from '../importDefault';

it("gives a module in TypeScript's form as it is, and another as the default of one, as tslib does", () => {
  const own = {__esModule: true, default: 1};
  const other: object = {answer: 42};
  expect(__importDefault(own)).toBe(own);
  expect(__importDefault(other)).toEqual({default: other});
});
