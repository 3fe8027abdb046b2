/** Where `npm run mutation` keeps what it makes, below the project's root. */
export const WORK = '.cache/mutation';
/** The committed summary. */
export const SUMMARY = 'tests/mutation.md';
/** Why survivors stay, by file. */
export const REASONS = 'tests/baselines/surviving-mutants.json';
/** @param {string} area */
export const reportOf = (area) => `${WORK}/${area}.json`;
