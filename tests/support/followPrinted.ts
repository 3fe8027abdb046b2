import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {follow} from '../../scripts/devnet/tutorials/printed/follow';
import type {Printed} from '../../scripts/devnet/tutorials/printed/page';

/** A machine that also builds takes several times as long as a free one. */
const LIMIT_MS = 600_000;

/** Follows each page on a node that they share. Parts of snippets that no page shows, and files that no page has its reader save, don't exist here. */
export function followPrinted(name: string, tutorials: readonly Printed[]): void {
  describe.skipIf(nodeIsMissing('the tutorials as printed'))(name, () => {
    let node: RunningNode;
    let gateway: Gateway;
    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
    }, 60_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    // `$page` would shorten long paths, which `-t` then doesn't find.
    it.each(tutorials.map((tutorial) => [tutorial.page, tutorial] as const))('%s', async (_, tutorial) => {
      await expect(follow(tutorial, gateway)).resolves.toBeUndefined();
    }, LIMIT_MS);
  });
}
