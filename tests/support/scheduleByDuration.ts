import path from 'node:path';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * Test files that take more than about twenty seconds, in descending order of duration. If Vitest has not run them
 * before, it sorts files by size and might start a long one last, so that only one processor has work at the end.
 */
export const LONG = [
  'tests/tutorials/printedEspace.test.ts',
  'tests/tutorials/printedCore.test.ts',
  'tests/tutorials/printedUpgrades.test.ts',
  'tests/tutorials/scaffold.test.ts',
  'tests/tutorials/walletNext.test.ts',
  'tests/tutorials/walletConnectOthers.test.ts',
  'tests/tutorials/walletVue.test.ts',
  'tests/tutorials/walletReact.test.ts',
  'tests/tutorials/walletConnect.test.ts',
  'tests/node/independentChain.test.ts',
  'tests/node/attacks.test.ts',
  'tests/node/claims.test.ts',
  'tests/node/espaceTutorials.test.ts',
  'tests/node/snippets.test.ts',
  'tests/node/envio.test.ts',
  'tests/node/nodeConfiguration.test.ts',
  'tests/node/soloValidator.test.ts',
  'tests/node/subgraph.test.ts',
  'tests/node/contractTools.test.ts',
  'tests/node/indexer.test.ts',
  'tests/node/samples.test.ts',
  'tests/node/nodeOperation.test.ts',
  'tests/node/recordings.test.ts',
  'tests/node/espaceNode.test.ts',
  'tests/node/coreDevNode.test.ts',
  'tests/node/coreTransactions.test.ts',
  'tests/node/treeGraphExplorer.test.ts',
  'tests/node/upgradeFoundry.test.ts',
  'tests/node/finality.test.ts',
  'tests/node/thirdweb.test.ts',
  'tests/node/world.test.ts',
  'tests/node/paramsVotes.test.ts',
  'tests/unit/addLanguage.test.ts',
  'tests/build/firefox.test.ts',
  'tests/build/search.test.ts',
];

/** The index of a file in the list; the same number for all files that are not in it. */
export function rank(file: string, root: string): number {
  const index = LONG.indexOf(path.relative(root, file).replaceAll(path.sep, '/'));
  return index === -1 ? LONG.length : index;
}

/** Starts the files of the list first, and keeps Vitest's order for the others. */
export class ScheduleByDuration extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const {root} = this.ctx.config;
    return (await super.sort(files)).sort((one, other) => rank(one.moduleId, root) - rank(other.moduleId, root));
  }
}
