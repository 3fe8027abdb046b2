/**
 * Requests every address outside of the portal to check that it still works, and lists pages whose review is due. Runs
 * on a schedule (.github/workflows/external-links.yml), never before a merge, because a merge must not depend on other
 * sites.
 */
import process from 'node:process';
import {format} from './check/engine/report';
import {runContentCheck} from './check/engine/run';
import {freshness} from './check/rules/freshness';
import type {SiteRule} from './check/types';
import {type Citations, byHost, collectLinks} from './external-links/collect';
import {probe} from './external-links/probe';

/** How many hosts are requested at the same time. */
const LANES = 8;

async function main(): Promise<void> {
  let citations: Citations = new Map();
  const collect: SiteRule = {
    id: 'collect',
    about: '',
    check(site) {
      citations = collectLinks(site);
      return [];
    },
  };
  const {findings} = await runContentCheck(process.cwd(), [collect, freshness]);
  for (const finding of findings.filter(({rule}) => rule === freshness.id)) console.log(format(finding));
  const queue = byHost(citations.keys());
  let dead = 0;
  const lane = async () => {
    for (let urls = queue.shift(); urls; urls = queue.shift()) {
      for (const url of urls) {
        const verdict = await probe(url);
        if (verdict.state === 'alive') continue;
        dead++;
        for (const place of citations.get(url)!) console.log(`${place}  ${url}  ${verdict.why}`);
      }
    }
  };
  await Promise.all(Array.from({length: LANES}, lane));
  console.log(`${dead} of ${citations.size} addresses do not respond`);
  process.exitCode = dead > 0 ? 1 : 0;
}

void main();
