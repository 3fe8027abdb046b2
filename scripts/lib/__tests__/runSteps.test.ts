import {describe, expect, it} from 'vitest';
import {runNode} from '../process.mjs';
import {runSteps} from '../runSteps.mjs';
import {closingLine, table} from '../summary.mjs';

describe('runSteps', () => {
  const quiet = (): void => {};
  const passing = {passed: 3, failed: 0, skipped: 0};

  it('adds up the runners and closes with one line', async () => {
    const results = await runSteps([
      {name: 'check', run: async () => 0},
      {name: 'unit', run: async () => 0, counts: () => passing},
      {name: 'content', run: async () => 0, counts: () => passing},
    ], quiet);
    expect(closingLine(results)).toBe('6 passed, 0 failed');
    expect(table(results)).toMatch(/^unit\s+ok\s+\d+\.\d\s+3\s+0\s+0\s*$/m);
  });

  it('shows tests that passed only at a repetition in a column of their own', () => {
    const lines = table([
      {name: 'unit', state: 'ok', seconds: 1, counts: passing},
      {name: 'e2e', state: 'ok', seconds: 2, counts: {passed: 6, failed: 0, skipped: 2, flaky: 1}},
    ]).split('\n');
    expect(lines.map((line) => line.trimEnd().split(/\s{2,}/).slice(3))).toEqual([['passed', 'failed', 'skipped', 'flaky'], ['------', '------', '-------', '-----'], ['3', '0', '0'], ['6', '0', '2', '1']]);
  });

  it('does not run what needs a failed step, and neither is counted as zero failures', async () => {
    const results = await runSteps([
      {name: 'build', run: async () => 1},
      {name: 'e2e', needs: 'build', run: async () => 0, counts: () => passing},
      {name: 'unit', run: async () => 0, counts: () => passing},
    ], quiet);
    expect(results.map(({state}) => state)).toEqual(['failed', 'not run', 'ok']);
    expect(closingLine(results)).toBe('3 passed, 2 failed');
  });

  it('lets a step that may be empty find no test, but not fail one', async () => {
    const none = {passed: 0, failed: 0, skipped: 0};
    const results = await runSteps([
      {name: 'empty', mayBeEmpty: true, run: async () => 0, counts: () => none},
      {name: 'silent', mayBeEmpty: true, run: async () => 0, counts: () => undefined},
      {name: 'crashed', mayBeEmpty: true, run: async () => 1, counts: () => undefined},
      {name: 'failing', mayBeEmpty: true, run: async () => 0, counts: () => ({passed: 2, failed: 1, skipped: 0})},
    ], quiet);
    expect(results.map(({state}) => state)).toEqual(['ok', 'ok', 'failed', 'failed']);
  });

  it('fails a runner that crashed, wrote no report or found no test', async () => {
    const none = {passed: 0, failed: 0, skipped: 0};
    const results = await runSteps([
      {name: 'crash', run: async () => 128, counts: () => passing},
      {name: 'silent', run: async () => 0, counts: () => undefined},
      {name: 'empty', run: async () => 0, counts: () => none},
    ], quiet);
    expect(results.every(({state}) => state === 'failed')).toBe(true);
    expect(closingLine(results)).toBe('3 passed, 3 failed');
  });

  /** A step that notes its beginning and its end, and ends when it is told. */
  function noting(name: string, log: string[], more: {aside?: boolean; alone?: boolean; needs?: string; code?: number; says?: string} = {}) {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const {code = 0, says, ...rest} = more;
    const run = async (keep?: (output: Buffer) => void): Promise<number> => {
      log.push(`${name} begins`);
      if (says) keep?.(Buffer.from(says));
      await ended;
      log.push(`${name} ends`);
      return code;
    };
    return {step: {name, run, ...rest}, end};
  }
  /** Lets everything go on that can. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('runs a step aside beside those after it; one that is alone waits for it', async () => {
    const log: string[] = [];
    const [first, slow, second, last] = [noting('first', log), noting('slow', log, {aside: true}), noting('second', log), noting('last', log, {alone: true})];
    const run = runSteps([first.step, slow.step, second.step, last.step], quiet);
    await settle();
    expect(log).toEqual(['first begins']);
    first.end();
    await settle();
    expect(log.slice(1).sort()).toEqual(['first ends', 'second begins', 'slow begins']);
    second.end();
    await settle();
    expect(log.slice(4)).toEqual(['second ends']);
    slow.end();
    last.end();
    expect((await run).map(({name, state}) => `${name} ${state}`)).toEqual(['first ok', 'slow ok', 'second ok', 'last ok']);
    expect(log.slice(5)).toEqual(['slow ends', 'last begins', 'last ends']);
  });

  it('runs steps aside one after the other', async () => {
    const log: string[] = [];
    const [one, two] = [noting('one', log, {aside: true}), noting('two', log, {aside: true})];
    const run = runSteps([one.step, two.step], quiet);
    await settle();
    expect(log).toEqual(['one begins']);
    one.end();
    two.end();
    await run;
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('shows what a step aside has said whole, after the step in front', async () => {
    const [said, log]: [string[], string[]] = [[], []];
    const [slow, front] = [noting('slow', log, {aside: true, says: 'three words said'}), noting('front', log)];
    const run = runSteps([slow.step, front.step], (text) => said.push(text.trim()));
    slow.end();
    await settle();
    expect(said).toEqual(['=== front']);
    front.end();
    await run;
    expect(said).toEqual(['=== front', '=== slow, beside other steps\nthree words said']);
  });

  it('counts the failure of a step aside, and the others go on', async () => {
    const log: string[] = [];
    const [bad, front] = [noting('bad', log, {aside: true, code: 1}), noting('front', log)];
    const run = runSteps([bad.step, front.step], quiet);
    bad.end();
    front.end();
    const results = await run;
    expect(results.map(({state}) => state)).toEqual(['failed', 'ok']);
    expect(closingLine(results)).toBe('0 passed, 1 failed');
  });
});

describe('the output of a command', () => {
  it('goes to whoever keeps it', async () => {
    const kept: Buffer[] = [];
    expect(await runNode(['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'], {keep: (output) => kept.push(output)})).toBe(3);
    expect(Buffer.concat(kept).toString().trim().split('\n').sort()).toEqual(['err', 'out']);
  });
});
