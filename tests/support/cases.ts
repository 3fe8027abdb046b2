/**
 * How many random cases a test runs: all of them, or a tenth while the test judges mutants (`npm run mutation`), since
 * each of thousands of mutants runs it again. The seeds stay the same, so these are the first cases of the whole test.
 */
export const casesOf = (all: number): number => (process.env.MUTATION_AREA ? Math.ceil(all / 10) : all);
