import {describe, expect, it} from 'vitest';
import {recordAttacks} from '../../scripts/devnet/claims/attacks/recordAttacks';
import {attackFile, claimFiles, differences} from '../../scripts/devnet/claims/claimFiles';
import {runNetworkExploits} from '../../scripts/devnet/claims/network';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';

describe.skipIf(nodeIsMissing('the attacks that need the network'))('attacks on a node, in both spaces', () => {
  it('end as the pages show', {timeout: 600_000}, async () => {
    expect(differences(claimFiles(undefined, await runNetworkExploits())), 'run "npm run claims -- network"').toEqual(
      [],
    );
  });
});

describe.skipIf(nodeIsMissing('the attacks that pages run'))('attacks of pages, on a node', () => {
  it('end in both spaces as they are recorded', {timeout: 600_000}, async () => {
    expect(differences(attackFile(await recordAttacks())), 'run "npm run claims -- attacks"').toEqual([]);
  });
});
