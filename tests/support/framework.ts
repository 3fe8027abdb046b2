/**
 * Whether the tests of the framework have passed for the current state of their dependencies, as
 * scripts/lib/framework.mjs determines.
 */
export const IS_FRAMEWORK_PROVED = process.env.FRAMEWORK_UNCHANGED === '1';

/** Why such a test is skipped. */
export const FRAMEWORK_PROVED =
  'nothing that it depends on has changed since it last passed (tests/baselines/framework.json)';
