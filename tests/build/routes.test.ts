import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import routes from '../fixtures/routes.json';
import pending from '../baselines/pending-routes.json';

const BUILD = path.resolve(__dirname, '../../build');
const landed: string[] = pending.landed;

/** Whether a static host finds a file for the path. */
function answers(locale: string, pathname: string): boolean {
  const file = path.join(BUILD, locale, pathname);
  return fs.existsSync(path.join(file, 'index.html')) || fs.existsSync(`${file}.html`);
}

describe('§2 every route that is owed answers in three languages', () => {
  const later = new Set(Object.keys(pending.areas));
  const due = routes.filter(({path: route, area}) => !later.has(area) || landed.includes(route));

  it.each([['en', ''], ['zh-CN', 'zh-CN'], ['es', 'es']])('%s', (_, folder) => {
    expect(due.length).toBeGreaterThan(20);
    expect(due.filter(({path: route}) => !answers(folder, route)).map(({path: route}) => route)).toEqual([]);
  });

  it('the list of pending routes only shrinks: a route that answers is listed as landed', () => {
    const done = routes.filter(({path: route, area}) => later.has(area) && answers('', route)).map(({path: route}) => route);
    expect(done.filter((route) => !landed.includes(route)), 'add to "landed" in tests/baselines/pending-routes.json').toEqual([]);
  });
});
