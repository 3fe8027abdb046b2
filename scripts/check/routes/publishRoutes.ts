import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runContentCheck} from '../engine/run';
import type {SiteRule} from '../types';
import {PUBLISHED, pageRoutes, readPublished, writePublished} from './published';
import {RouteTable} from './routes';

/** Adds the addresses of new pages to the list of published ones, which only grows, and prints them. */
export async function publishRoutes(root: string): Promise<void> {
  let routes: string[] = [];
  const collect: SiteRule = {
    id: 'collect',
    about: '',
    check(site) {
      routes = pageRoutes(new RouteTable(site));
      return [];
    },
  };
  await runContentCheck(root, [collect]);
  const file = path.join(root, PUBLISHED);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, writePublished(before, routes));
  const known = readPublished(before);
  const fresh = routes.filter((route) => !known.has(route));
  for (const route of fresh) console.log(`added ${route}`);
  console.log(`${fresh.length} added to ${PUBLISHED}, ${known.size + fresh.length} in all`);
}
