import {describe, expect, it} from 'vitest';
import {runNode} from '../process.mjs';
import {runSteps} from '../runSteps.mjs';
import {closingLine, table} from '../summary.mjs';

describe('runSteps', () => {
  const silent = (): void => {};
  const passing = {passed: 3, failed: 0, skipped: 0};

  it('adds up the results and ends with one line', async () => {
    const results = await runSteps(
      [
        {name: 'check', run: async () => 0},
        {name: 'unit', run: async () => 0, counts: () => passing},
        {name: 'content', run: async () => 0, counts: () => passing},
      ],
      silent,
    );
    expect(closingLine(results)).toBe('6 passed, 0 failed');
    expect(table(results)).toMatch(/^unit\s+ok\s+\d+\.\d\s+3\s+0\s+0\s*$/m);
  });

  it('shows tests that passed only after a repetition in a separate column', () => {
    const lines = table([
      {name: 'unit', state: 'ok', seconds: 1, counts: passing},
      {name: 'e2e', state: 'ok', seconds: 2, counts: {passed: 6, failed: 0, skipped: 2, flaky: 1}},
    ]).split('\n');
    expect(
      lines.map((line) =>
        line
          .trimEnd()
          .split(/\s{2,}/)
          .slice(3),
      ),
    ).toEqual([
      ['passed', 'failed', 'skipped', 'flaky'],
      ['------', '------', '-------', '-----'],
      ['3', '0', '0'],
      ['6', '0', '2', '1'],
    ]);
  });

  it('does not run a step that needs a failed step, and counts each as a failure', async () => {
    const results = await runSteps(
      [
        {name: 'build', run: async () => 1},
        {name: 'e2e', needs: 'build', run: async () => 0, counts: () => passing},
        {name: 'unit', run: async () => 0, counts: () => passing},
      ],
      silent,
    );
    expect(results.map(({state}) => state)).toEqual(['failed', 'not run', 'ok']);
    expect(closingLine(results)).toBe('3 passed, 2 failed');
  });

  it('passes a step with mayBeEmpty that finds no test, but not one that fails', async () => {
    const none = {passed: 0, failed: 0, skipped: 0};
    const results = await runSteps(
      [
        {name: 'empty', mayBeEmpty: true, run: async () => 0, counts: () => none},
        {name: 'silent', mayBeEmpty: true, run: async () => 0, counts: () => undefined},
        {name: 'crashed', mayBeEmpty: true, run: async () => 1, counts: () => undefined},
        {name: 'failing', mayBeEmpty: true, run: async () => 0, counts: () => ({passed: 2, failed: 1, skipped: 0})},
      ],
      silent,
    );
    expect(results.map(({state}) => state)).toEqual(['ok', 'ok', 'failed', 'failed']);
  });

  it('fails a runner that crashed, wrote no report or found no test', async () => {
    const none = {passed: 0, failed: 0, skipped: 0};
    const results = await runSteps(
      [
        {name: 'crash', run: async () => 128, counts: () => passing},
        {name: 'silent', run: async () => 0, counts: () => undefined},
        {name: 'empty', run: async () => 0, counts: () => none},
      ],
      silent,
    );
    expect(results.every(({state}) => state === 'failed')).toBe(true);
    expect(closingLine(results)).toBe('3 passed, 3 failed');
  });

  /** A step that records its start and its end, and ends when the test calls `end`. */
  function recording(
    name: string,
    log: string[],
    more: {background?: boolean; exclusive?: boolean; needs?: string; code?: number; prints?: string} = {},
  ) {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const {code = 0, prints, ...rest} = more;
    const run = async (keep?: (output: Buffer) => void): Promise<number> => {
      log.push(`${name} begins`);
      if (prints) keep?.(Buffer.from(prints));
      await ended;
      log.push(`${name} ends`);
      return code;
    };
    return {step: {name, run, ...rest}, end};
  }
  /** Waits until pending promises have settled. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('runs a background step while the steps after it run; an exclusive step waits for it', async () => {
    const log: string[] = [];
    const [first, slow, second, last] = [
      recording('first', log),
      recording('slow', log, {background: true}),
      recording('second', log),
      recording('last', log, {exclusive: true}),
    ];
    const run = runSteps([first.step, slow.step, second.step, last.step], silent);
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
    expect((await run).map(({name, state}) => `${name} ${state}`)).toEqual([
      'first ok',
      'slow ok',
      'second ok',
      'last ok',
    ]);
    expect(log.slice(5)).toEqual(['slow ends', 'last begins', 'last ends']);
  });

  it('runs background steps at the same time, and an exclusive step after all of them', async () => {
    const log: string[] = [];
    const [one, two, last] = [
      recording('one', log, {background: true}),
      recording('two', log, {background: true}),
      recording('last', log, {exclusive: true}),
    ];
    const run = runSteps([one.step, two.step, last.step], silent);
    await settle();
    expect(log).toEqual(['one begins', 'two begins']);
    two.end();
    await settle();
    expect(log.slice(2)).toEqual(['two ends']);
    one.end();
    last.end();
    expect((await run).map(({name}) => name)).toEqual(['one', 'two', 'last']);
    expect(log.slice(3)).toEqual(['one ends', 'last begins', 'last ends']);
  });

  it('prints the output of a background step in one piece, after the foreground step', async () => {
    const [printed, log]: [string[], string[]] = [[], []];
    const [slow, front] = [
      recording('slow', log, {background: true, prints: 'three words printed'}),
      recording('front', log),
    ];
    const run = runSteps([slow.step, front.step], (text) => printed.push(text.trim()));
    slow.end();
    await settle();
    expect(printed).toEqual(['=== front']);
    front.end();
    await run;
    expect(printed).toEqual(['=== front', '=== slow, in the background\nthree words printed']);
  });

  it('counts the failure of a background step, and runs the others', async () => {
    const log: string[] = [];
    const [bad, front] = [recording('bad', log, {background: true, code: 1}), recording('front', log)];
    const run = runSteps([bad.step, front.step], silent);
    bad.end();
    front.end();
    const results = await run;
    expect(results.map(({state}) => state)).toEqual(['failed', 'ok']);
    expect(closingLine(results)).toBe('0 passed, 1 failed');
  });
});

describe('the output of a command', () => {
  it('goes to the callback `keep`', async () => {
    const kept: Buffer[] = [];
    expect(
      await runNode(['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'], {
        keep: (output) => kept.push(output),
      }),
    ).toBe(3);
    expect(Buffer.concat(kept).toString().trim().split('\n').sort()).toEqual(['err', 'out']);
  });
});
