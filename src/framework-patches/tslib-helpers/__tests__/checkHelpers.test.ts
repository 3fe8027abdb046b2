import {expect, it} from 'vitest';
import {checkHelpers} from '..';

it('passes while the package needs one helper, and says what else it needs', () => {
  expect(() => checkHelpers(['tslib_1.__importDefault(a)', 'b'])).not.toThrow();
  expect(() => checkHelpers(['tslib_1.__importDefault(a)', 'tslib_1.__rest(b)'])).toThrow(
    '@docusaurus/utils-common also needs __rest of tslib',
  );
  expect(() => checkHelpers(['b'])).toThrow('no longer calls tslib_1.__importDefault');
});
