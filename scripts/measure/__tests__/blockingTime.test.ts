import {expect, it} from 'vitest';
import {blockingTimeOf} from '../blockingTime';

const task = (milliseconds: number, tid = 1) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 7,
  tid,
  tdur: milliseconds * 1000,
});
const thread = (name: string, tid: number) => ({name: 'thread_name', pid: 7, tid, args: {name}});

it('adds what tasks on the main thread take beyond 50 ms, on a processor slowed four times', () => {
  const events = [
    thread('CrRendererMain', 1),
    thread('Compositor', 2),
    task(10),
    task(20),
    task(30),
    task(100, 2),
    {name: 'Paint', pid: 7, tid: 1, tdur: 1e6},
  ];
  expect(blockingTimeOf(events)).toBe(4 * 20 - 50 + 4 * 30 - 50);
});
