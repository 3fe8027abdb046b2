import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {follow, type Followed} from '../../scripts/devnet/tutorials/printed/follow';
import type {Printed} from '../../scripts/devnet/tutorials/printed/page';
import {packagesFolder, thirdwebFolder, toolchainFolders} from '../../scripts/devnet/tutorials/toolchain';
import {registryIsMissing} from './registry';

/** A machine that also runs a build takes several times as long as an idle one. */
const LIMIT_MS = 1_200_000;

/** Folders with the packages that a tutorial installs from the registry. */
const foldersOf = ({packages, hardhat, unpack}: Printed): string[] => [
  ...(packages ? [packagesFolder(packages)] : []),
  ...(hardhat ? toolchainFolders() : []),
  ...(unpack ? [thirdwebFolder()] : []),
];

/**
 * Follows each page on a node that they share. Parts of snippets that no page shows, and files that no page tells its
 * reader to save, don't exist here. Pages with packages of their own need the registry.
 */
export async function followPrinted(name: string, pages: readonly Printed[]): Promise<void> {
  const isOffline = await registryIsMissing('tutorials with packages of their own', pages.flatMap(foldersOf));
  const tutorials = pages.filter((page) => !isOffline || !(page.packages || page.hardhat));
  describe.skipIf(nodeIsMissing('the tutorials as printed'))(name, () => {
    let node: RunningNode;
    let gateway: Gateway;
    /** Readers at the end of pages that others continue, by page. */
    const ends = new Map<string, Followed>();
    const isContinued = (page: string) => tutorials.some(({after}) => after === page);
    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
    }, 60_000);
    afterAll(async () => {
      await Promise.all([...ends.values()].map(({reader}) => reader.leave()));
      await gateway?.close();
      await node?.stop();
    });

    // `$page` would shorten long paths, which `-t` then doesn't find.
    it.each(tutorials.map((tutorial) => [tutorial.page, tutorial] as const))(
      '%s',
      async (page, tutorial) => {
        // `resolves` would shorten the message, which has the line of the page and what the command printed.
        expect(
          await follow(tutorial, gateway, ends.get(tutorial.after ?? '')).then(
            async (end) => {
              if (isContinued(page)) ends.set(page, end);
              else await end.reader.leave();
              return 'followed';
            },
            ({message}: Error) => message,
          ),
        ).toBe('followed');
      },
      LIMIT_MS,
    );
  });
}
