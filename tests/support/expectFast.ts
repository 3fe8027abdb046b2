import {expect} from 'vitest';

/**
 * The result of a task on a hostile input, which must be quick. The limit is processor time, so other work on the
 * machine doesn't count. It is at least three times what the task needs on a slow machine of CI; work that grows with
 * the square of the input needs thousands of times as much.
 *
 * @param limitMs milliseconds of the processor
 */
export async function expectFast<T>(task: () => T | Promise<T>, limitMs = 4_000): Promise<T> {
  const begin = process.cpuUsage();
  const result = await task();
  expect(process.cpuUsage(begin).user / 1_000, 'milliseconds of the processor').toBeLessThan(limitMs);
  return result;
}
