import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {registryIsMissing} from '../support/registry';
import {follow} from '../../scripts/devnet/tutorials/printed/follow';
import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {packagesFolder, toolchainFolders} from '../../scripts/devnet/tutorials/toolchain';

/** A machine that also builds takes several times as long as a free one. */
const LIMIT_MS = 600_000;

const own = PRINTED.flatMap(({packages, hardhat}) => [...(packages ? [packagesFolder(packages)] : []), ...(hardhat ? toolchainFolders() : [])]);
const isOffline = await registryIsMissing('tutorials with packages of their own', own);

/** Parts of snippets that no page shows, and files that no page has its reader save, don't exist here. */
describe.skipIf(nodeIsMissing('the tutorials as printed'))('tutorials, from what their pages show', () => {
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
  it.each(PRINTED.filter(({packages, hardhat}) => !(packages || hardhat) || !isOffline).map((tutorial) => [tutorial.page, tutorial] as const))('%s', async (_, tutorial) => {
    await expect(follow(tutorial, gateway)).resolves.toBeUndefined();
  }, LIMIT_MS);
});
