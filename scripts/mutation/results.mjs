/** Reads a report of Stryker. */

/** @typedef {{status: string, location: {start: {line: number}}}} Mutant */
/** @typedef {{files: Record<string, {mutants: Mutant[]}>}} Report */
/**
 * Mutants of a file that no test noticed, by line.
 * @typedef {{file: string, mutants: number, survivors: Map<number, number>}} FileResult
 */
/** @typedef {{killed: number, survived: number, uncovered: number, leftOut: number, files: FileResult[]}} AreaResult */

/** If a mutant makes a test run forever, the tests have noticed it too. */
const KILLED = ['Killed', 'Timeout'];
/** No test reaches an uncovered mutant, which is a survivor too. */
const SURVIVED = ['Survived', 'NoCoverage'];

/** Counts what happened to the mutants of an area. @param {Report} report @returns {AreaResult} */
export function resultOf(report) {
  const all = Object.values(report.files).flatMap(({mutants}) => mutants);
  /** @param {string[]} statuses */
  const count = (...statuses) => all.filter(({status}) => statuses.includes(status)).length;
  const files = Object.entries(report.files).map(([file, {mutants}]) => {
    const survivors = new Map();
    for (const {status, location} of mutants)
      if (SURVIVED.includes(status)) survivors.set(location.start.line, (survivors.get(location.start.line) ?? 0) + 1);
    return {file, mutants: mutants.filter(({status}) => [...KILLED, ...SURVIVED].includes(status)).length, survivors};
  });
  return {
    killed: count(...KILLED),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    leftOut: count('Ignored'),
    files,
  };
}
