import path from 'node:path';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * Files of tests that take more than about twenty seconds, the longest first. A runner that has not run them before knows only their
 * sizes, and would begin some of these last: one processor then waits for the other.
 */
export const LONG = [
  'tests/tutorials/scaffold.test.ts',
  'tests/tutorials/walletNext.test.ts',
  'tests/tutorials/walletConnectOthers.test.ts',
  'tests/tutorials/walletVue.test.ts',
  'tests/tutorials/walletReact.test.ts',
  'tests/tutorials/walletConnect.test.ts',
  'tests/node/printedEspaceTutorials.test.ts',
  'tests/node/printedCoreTutorials.test.ts',
  'tests/node/independentChain.test.ts',
  'tests/node/espaceTutorials.test.ts',
  'tests/node/snippets.test.ts',
  'tests/node/envio.test.ts',
  'tests/node/soloValidator.test.ts',
  'tests/node/nodeConfiguration.test.ts',
  'tests/node/subgraph.test.ts',
  'tests/node/contractTools.test.ts',
  'tests/node/indexer.test.ts',
  'tests/node/samples.test.ts',
  'tests/node/recordings.test.ts',
  'tests/node/upgradeFoundry.test.ts',
  'tests/node/finality.test.ts',
  'tests/node/claims.test.ts',
  'tests/node/thirdweb.test.ts',
  'tests/node/world.test.ts',
  'tests/node/paramsVotes.test.ts',
  'tests/build/fixtures.test.ts',
  'tests/build/firefox.test.ts',
  'tests/build/search.test.ts',
];

/** Where a file stands in the list; the same for all that are not in it. */
export function rank(file: string, root: string): number {
  const index = LONG.indexOf(path.relative(root, file).replaceAll(path.sep, '/'));
  return index === -1 ? LONG.length : index;
}

/** Begins with the files that take long; the others stand as the runner has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const {root} = this.ctx.config;
    return (await super.sort(files)).sort((one, other) => rank(one.moduleId, root) - rank(other.moduleId, root));
  }
}
