import {expect, it} from 'vitest';
import {freePorts} from '../ports.mjs';

it('free ports differ from each other, and are none that an outgoing connection may get', async () => {
  const found = await freePorts(20);
  expect(new Set(found).size).toBe(20);
  expect(found.filter((port) => port < 10_000 || port >= 32_000)).toEqual([]);
});
