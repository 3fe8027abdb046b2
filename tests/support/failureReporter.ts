import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {SerializedError} from 'vitest';
import type {Reporter, TestCase, TestModule, TestSuite} from 'vitest/node';

/** Environment variable: the file that receives the failures of a run, for the end of `npm test`. */
export const FAILURES_FILE = 'FAILURES_FILE';

const textOf = ({message, diff}: SerializedError): string =>
  stripVTControlCharacters([message, diff].filter(Boolean).join('\n'));

/** A file, group or test that failed itself, not through its content: a hook that failed belongs to its group. */
interface Failed {
  readonly name: string;
  readonly errors: readonly SerializedError[];
}

const nameOf = (entity: TestModule | TestSuite | TestCase): string => {
  const file = entity.type === 'module' ? entity.moduleId : entity.module.moduleId;
  return [path.relative(process.cwd(), file), ...(entity.type === 'module' ? [] : [entity.fullName])].join(' › ');
};

function failuresOf(module: TestModule): Failed[] {
  const groups = [module, ...module.children.allSuites()].map((group) => ({
    name: nameOf(group),
    errors: group.errors(),
  }));
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: nameOf(test),
    errors: test.result().errors ?? [],
  }));
  return [...groups.filter(({errors}) => errors.length > 0), ...tests];
}

/**
 * Writes the failures of a Vitest run, with the cause: a JSON list of `{name, message}`. Vitest's own JSON report
 * contains no failed hooks, and no difference between the expected and the actual value.
 */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[FAILURES_FILE];
    if (!file) return;
    const failed = [
      ...modules.flatMap(failuresOf),
      ...(unhandled.length > 0 ? [{name: 'outside the tests', errors: unhandled}] : []),
    ];
    fs.writeFileSync(
      file,
      JSON.stringify(
        failed.map(({name, errors}) => ({name, message: errors.map(textOf).join('\n')})),
        null,
        2,
      ),
    );
  }
}
