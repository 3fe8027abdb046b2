import {expect, it} from 'vitest';
import {at, growthTable, type Measurement} from '../growth';

const measured = (routes: number, build: number, walk: number): Measurement => ({
  routes,
  steps: [
    {name: 'build', state: 'ok', seconds: build},
    {name: 'walk', state: 'ok', seconds: walk},
  ],
});

it('a size between two measurements, or beyond them, takes what their line says, and never less than nothing', () => {
  const [today, more] = [measured(500, 100, 10), measured(1000, 150, 30)];
  expect(at(750, today, more).steps.map(({seconds}) => seconds)).toEqual([125, 20]);
  expect(at(400, today, more).steps.map(({seconds}) => seconds)).toEqual([90, 6]);
  expect(at(100, today, more).steps.map(({seconds}) => seconds)).toEqual([60, 0]);
});

it('the table has each step, says what failed or did not run, and compares with today', () => {
  const today = measured(500, 100, 10);
  const more: Measurement = {
    routes: 1000,
    steps: [
      {name: 'build', state: 'failed', seconds: 150, counts: {failed: 2}},
      {name: 'walk', state: 'not run', seconds: 0},
    ],
  };
  expect(
    growthTable([at(400, today, measured(1000, 150, 30)), today, more], 500)
      .split('\n')
      .slice(0, 5),
  ).toEqual([
    'step        400 routes, computed  500 routes, today       1000 routes',
    'build                       90.0              100.0  150.0 (2 failed)',
    'walk                         6.0               10.0           not run',
    'together                    96.0              110.0             150.0',
    'than today                 -14.0               +0.0             +40.0',
  ]);
});
