/** `npm run routes`: adds the addresses of new pages to the list of published ones, which only grows. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {runContentCheck} from './check/engine/run';
import {PUBLISHED, pageRoutes, readPublished, writePublished} from './check/routes/published';
import {RouteTable} from './check/routes/routes';
import type {SiteRule} from './check/types';

async function main(): Promise<void> {
  let routes: string[] = [];
  const collect: SiteRule = {
    id: 'collect',
    about: '',
    check(site) {
      routes = pageRoutes(new RouteTable(site));
      return [];
    },
  };
  await runContentCheck(process.cwd(), [collect]);
  const before = existsSync(PUBLISHED) ? readFileSync(PUBLISHED, 'utf8') : '';
  writeFileSync(PUBLISHED, writePublished(before, routes));
  const known = readPublished(before);
  const fresh = routes.filter((route) => !known.has(route));
  for (const route of fresh) console.log(`added  ${route}`);
  console.log(`${fresh.length} added to ${PUBLISHED}, ${known.size + fresh.length} in all`);
}

void main();
