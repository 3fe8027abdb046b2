/** Runs the steps of `npm test`: one after the other in front, and beside them those that leave a part of the machine unused. */

/**
 * `needs` names an earlier step in front that must have succeeded; `counts` reads the runner's report. A step `aside` runs beside
 * those that come after it, one such step after the other, and gives its output to `keep`. A step `alone` waits until all of these
 * have ended. A step that `mayBeEmpty` is content when nothing was to be run.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs]
 * @property {boolean} [aside]
 * @property {boolean} [alone]
 * @property {boolean} [mayBeEmpty]
 * @property {(keep?: (output: Buffer) => void) => Promise<number>} run
 * @property {() => import('./results.mjs').Counts | undefined} [counts]
 */

/** @param {Step} step @param {(output: Buffer) => void} [keep] @returns {Promise<import('./summary.mjs').StepResult>} */
async function runStep({name, run, counts: count, mayBeEmpty = false}, keep) {
  const start = performance.now();
  const code = await run(keep);
  const counts = count?.();
  // A runner that found no test, or left no report, proved nothing.
  const proved = !count || (counts !== undefined && (counts.passed > 0 || mayBeEmpty) && counts.failed === 0) || (mayBeEmpty && counts === undefined);
  return {name, state: code === 0 && proved ? 'ok' : 'failed', seconds: (performance.now() - start) / 1000, counts};
}

/**
 * Runs all steps. A failure does not stop those that can still tell something. What a step aside has said is shown whole,
 * when it and the step in front have ended.
 *
 * @param {Step[]} steps
 * @param {(text: string) => void} [announce] tells which step begins, and what one aside has said
 * @returns {Promise<import('./summary.mjs').StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, announce = console.log) {
  /** @type {Map<string, import('./summary.mjs').StepResult>} */
  const results = new Map();
  /** @type {string[]} */
  const unsaid = [];
  let aside = Promise.resolve();
  const sayAll = () => unsaid.splice(0).forEach((text) => announce(text));
  /** @param {Step} step */
  const runAside = async (step) => {
    /** @type {Buffer[]} */
    const said = [];
    results.set(step.name, await runStep(step, (output) => said.push(output)));
    unsaid.push(`\n=== ${step.name}, beside other steps\n${Buffer.concat(said).toString('utf8')}`);
  };

  for (const step of steps) {
    if (step.aside) {
      aside = aside.then(() => runAside(step));
      continue;
    }
    if (step.alone) await aside;
    sayAll();
    if (results.has(step.needs ?? '') && results.get(step.needs ?? '')?.state !== 'ok') {
      results.set(step.name, {name: step.name, state: 'not run', seconds: 0});
      continue;
    }
    announce(`\n=== ${step.name}`);
    results.set(step.name, await runStep(step));
  }
  await aside;
  sayAll();
  return steps.flatMap(({name}) => results.get(name) ?? []);
}
