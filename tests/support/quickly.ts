import {expect} from 'vitest';

/**
 * The result of a task on a hostile input, which must be quick. It's processor time: other work on the machine does not
 * count. A limit is at least ten times what the task needs on a machine of 2024, because some need twice as long as
 * others; work that grows with the square of the input needs thousands of times as much.
 *
 * @param limitMs milliseconds of the processor
 */
export async function quickly<T>(task: () => T | Promise<T>, limitMs = 4_000): Promise<T> {
  const begin = process.cpuUsage();
  const result = await task();
  expect(process.cpuUsage(begin).user / 1_000, 'milliseconds of the processor').toBeLessThan(limitMs);
  return result;
}
