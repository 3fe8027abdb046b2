import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
/** Starting Node several times takes long on a machine that is also building. */
const LIMIT_MS = 120_000;
/** Kept apart from the number, so that nothing here counts as a citation. */
const S = '\u00a7';

/**
 * Stands in for both test runners: writes the report that the plan asks for, where the runner would. A plan has the
 * state of a test by the name of its step, or how its runner behaves: `empty`, `silent` or `crash`.
 */
const RUNNER = `
import fs from 'node:fs';
const plan = JSON.parse(fs.readFileSync('plan.json', 'utf8'));
const args = process.argv.slice(2);
const vitest = args.find((arg) => arg.startsWith('--outputFile.json='))?.split('=')[1];
const file = vitest ?? process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const name = vitest ? args[args.indexOf('--project') + 1] : 'e2e';
fs.appendFileSync('started.txt', name + '\\n');
const state = plan[name] ?? 'passed';
const is = (one) => Number(state === one);
const title = '${S}1 ' + name + ' works';
if (state !== 'silent') fs.writeFileSync(file, JSON.stringify(vitest
  ? {numPassedTests: is('passed') + is('crash'), numFailedTests: is('failed'), numPendingTests: is('skipped'),
     testResults: state === 'empty' ? [] : [{name: 'a.test.ts', status: 'passed', assertionResults: [{ancestorTitles: [], title, status: state === 'crash' ? 'passed' : state}]}]}
  : {stats: {expected: is('passed') + is('crash'), unexpected: is('failed'), flaky: is('flaky'), skipped: is('skipped')},
     suites: state === 'empty' ? [] : [{title: 'a', file: 'a', specs: [{title, file: 'a', tests: [{status: {passed: 'expected', failed: 'unexpected'}[state] ?? state}]}]}]}));
process.exitCode = state === 'crash' || state === 'failed' ? 1 : 0;
`;

/** The steps with a runner, and the part that each belongs to. */
const PART_OF: Record<string, string> = {
  unit: 'code',
  content: 'code',
  node: 'node',
  clock: 'node',
  tutorials: 'tutorials',
  build: 'site',
  e2e: 'site',
};
const STEPS = Object.keys(PART_OF);

describe('npm test, with stand-ins for the runners', {timeout: LIMIT_MS}, () => {
  let folder: string;
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  };
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-command-'));
    for (const file of ['scripts/test.mjs', 'scripts/lib'])
      fs.cpSync(path.join(ROOT, file), path.join(folder, file), {recursive: true});
    write(
      'package.json',
      JSON.stringify({scripts: {check: `node -e "process.exit(require('./plan.json').check ?? 0)"`}}),
    );
    for (const packages of ['.', 'tests/packages']) {
      write(`${packages}/package-lock.json`, '{}');
      write(`${packages}/node_modules/.lock-hash`, createHash('sha256').update('{}').digest('hex'));
    }
    write('node_modules/vitest/vitest.mjs', RUNNER);
    write(
      'node_modules/@playwright/test/cli.js',
      RUNNER.replace("import fs from 'node:fs';", "const fs = require('node:fs');"),
    );
    write(
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      `import fs from 'node:fs';\nprocess.exitCode = JSON.parse(fs.readFileSync('plan.json', 'utf8')).site ?? 0;`,
    );
    write('browser', '');
    write('SPECIFICATION.md', `# S\n\n## ${S}1 A\n\n1. It works.\n`);
    write('tests/statements.json', JSON.stringify({statements: {1.1: {proofs: ['unit works']}}}));
    write('tests/baselines/pending-routes.json', JSON.stringify({areas: {}}));
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  const run = async (plan: Record<string, string | number>, ...args: string[]) => {
    write('plan.json', JSON.stringify(plan));
    write('started.txt', '');
    // Without blocking, because Vitest expects signs of life from this process.
    const child = spawn(process.execPath, ['scripts/test.mjs', ...args], {
      cwd: folder,
      env: {...process.env, CHROMIUM_PATH: path.join(folder, 'browser')},
    });
    let stdout = '';
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString('utf8')));
    const [status] = (await once(child, 'close')) as [number];
    const started = fs.readFileSync(path.join(folder, 'started.txt'), 'utf8').split('\n').filter(Boolean);
    return {status, last: stdout.trim().split('\n').at(-1), stdout, started: started.sort()};
  };

  it('runs every kind of test, every time, and passes if all pass', async () => {
    for (const attempt of [1, 2]) {
      const {status, last, started} = await run({});
      expect({attempt, status, last, started}).toEqual({
        attempt,
        status: 0,
        last: '8 passed, 0 failed',
        started: [...STEPS].sort(),
      });
    }
  });

  it.each([
    // Vitest's steps are made by one function, so each way of failing is tried on one of them.
    ...['unit', 'e2e'].flatMap((step) =>
      (['failed', 'empty', 'silent', 'crash'] as const).map((how) => [step, how] as const),
    ),
    ...STEPS.filter((step) => step !== 'unit' && step !== 'e2e').map((step) => [step, 'failed'] as const),
    ['e2e', 'flaky'] as const,
  ])('fails if %s is %s', async (step, how) => {
    const {status, last} = await run({[step]: how}, `--part=${PART_OF[step]}`);
    expect(status).toBe(1);
    expect(last).toMatch(/ passed, [1-9]\d* failed$/);
  });

  it.each([
    ['check', 'code'],
    ['site', 'site'],
  ])('fails if the command of %s fails', async (name, part) => {
    const {status, last} = await run({[name]: 1}, `--part=${part}`);
    expect(status).toBe(1);
    expect(last).toMatch(/ [1-9]\d* failed$/);
  });

  it('a skipped test proves no statement, and is listed', async () => {
    const {status, stdout} = await run({unit: 'skipped'});
    expect(status).toBe(1);
    expect(stdout).toContain(`UNPROVED: ${S}1.1: "unit works" was skipped.`);
    expect(stdout).toContain('SKIPPED: 1 test of a.test.ts');
  });

  it('an old report proves nothing: a runner that writes none leaves the statement unproved', async () => {
    expect((await run({})).status).toBe(0);
    expect((await run({unit: 'silent'})).stdout).toContain(`UNPROVED: ${S}1.1: "unit works" did not run.`);
  });

  it('runs one part, and nothing else', async () => {
    expect(await run({}, '--part=node')).toMatchObject({status: 0, started: ['clock', 'node']});
    expect((await run({clock: 'failed'}, '--part=node')).status).toBe(1);
    expect(await run({}, '--part=statements')).toMatchObject({started: []});
  });
});
