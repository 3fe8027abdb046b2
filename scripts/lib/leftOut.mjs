/** Environment variable of the runners: a JSON list of the tests that a run leaves out. */
export const LEFT_OUT = 'LEFT_OUT_TESTS';
