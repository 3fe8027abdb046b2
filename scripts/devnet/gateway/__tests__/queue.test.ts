import {setTimeout as sleep} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {createQueue} from '../queue';
import {devMine, failed} from '../requests';

it('one task runs at a time, in the order in which they came, whatever they take', async () => {
  const exclusive = createQueue();
  const log: string[] = [];
  const task = (name: string, ms: number) =>
    exclusive(async () => {
      log.push(`${name} begins`);
      await sleep(ms);
      log.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([task('a', 20), task('b', 1), task('c', 5)])).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a task that fails fails for its caller only', async () => {
  const exclusive = createQueue();
  const fails = exclusive(() => Promise.reject(new Error('no answer')));
  const next = exclusive(() => Promise.resolve('next'));
  await expect(fails).rejects.toThrow('no answer');
  expect(await next).toBe('next');
});

it('dev_mine is a request to the gateway, and a text that mentions it is not', () => {
  expect(devMine('{"id": 7, "method": "dev_mine", "params": [3]}')).toEqual({id: 7, extra: 3});
  expect(devMine('{"id": 7, "method": "dev_mine"}')).toEqual({id: 7, extra: 0});
  expect(devMine('{"id": 7, "method": "eth_call", "params": ["dev_mine"]}')).toBeNull();
});

it('what could not be served has an answer of JSON-RPC', () => {
  expect(JSON.parse(failed(new Error('no answer in 20 s')))).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: {code: -32000, message: 'gateway: no answer in 20 s'},
  });
});
