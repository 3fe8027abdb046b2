/**
 * Runs the steps of `npm test`: one after the other in the foreground, and in the background those that leave processor
 * time unused.
 */

import {closingLine, notes, table} from './summary.mjs';

/**
 * `needs` is the name of an earlier foreground step that must have succeeded; `counts` reads the runner's report. A
 * `background` step runs while the steps after it run, at the same time as other background steps, and passes its
 * output on. An `exclusive` step starts when all background steps before it have ended. A step with `mayBeEmpty`
 * also passes if it ran no test.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs]
 * @property {boolean} [background]
 * @property {boolean} [exclusive]
 * @property {boolean} [mayBeEmpty]
 * @property {(keep?: (output: Buffer) => void) => Promise<number>} run
 * @property {() => import('./results.mjs').Counts | undefined} [counts]
 */

/**
 * @param {Step} step
 * @param {(output: Buffer) => void} [keep]
 * @returns {Promise<import('./summary.mjs').StepResult>}
 */
async function runStep({name, run, counts: count, mayBeEmpty = false}, keep) {
  const start = performance.now();
  const code = await run(keep);
  const counts = count?.();
  // A runner that found no test or wrote no report has not passed.
  const proved =
    !count ||
    (counts !== undefined && (counts.passed > 0 || mayBeEmpty) && counts.failed === 0) ||
    (mayBeEmpty && counts === undefined);
  return {name, state: code === 0 && proved ? 'ok' : 'failed', seconds: (performance.now() - start) / 1000, counts};
}

/**
 * Runs all steps. After a failure, the steps that don't need the failed one still run. The output of a background step
 * is printed in one piece, after it and the current foreground step have ended.
 *
 * @param {Step[]} steps
 * @param {(text: string) => void} [print] receives the heading of each step and the output of background steps
 * @returns {Promise<import('./summary.mjs').StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, print = console.log) {
  /** @type {Map<string, import('./summary.mjs').StepResult>} */
  const results = new Map();
  /** @type {string[]} */
  const unprinted = [];
  /** @type {Promise<void>[]} */
  const background = [];
  const printAll = () => unprinted.splice(0).forEach((text) => print(text));
  /** @param {Step} step */
  const runInBackground = async (step) => {
    /** @type {Buffer[]} */
    const output = [];
    results.set(step.name, await runStep(step, (chunk) => output.push(chunk)));
    unprinted.push(`\n=== ${step.name}, in the background\n${Buffer.concat(output).toString('utf8')}`);
  };

  for (const step of steps) {
    if (step.background) {
      background.push(runInBackground(step));
      continue;
    }
    if (step.exclusive) await Promise.all(background);
    printAll();
    if (results.has(step.needs ?? '') && results.get(step.needs ?? '')?.state !== 'ok') {
      results.set(step.name, {name: step.name, state: 'not run', seconds: 0});
      continue;
    }
    print(`\n=== ${step.name}`);
    results.set(step.name, await runStep(step));
  }
  await Promise.all(background);
  printAll();
  return steps.flatMap(({name}) => results.get(name) ?? []);
}

/**
 * Prints how a run ended: a table of its steps, notes about failures and skipped tests, and one closing line.
 *
 * @param {import('./summary.mjs').StepResult[]} results
 * @param {(text: string) => void} [print]
 * @returns {0 | 1} the exit code: 0 only if there are steps and each of them passed
 */
export function finish(results, print = console.log) {
  print(['', table(results), ...notes(results), closingLine(results)].join('\n\n').slice(1));
  return results.length > 0 && results.every(({state}) => state === 'ok') ? 0 : 1;
}
