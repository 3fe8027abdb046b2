import fs from 'node:fs';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {privateKeyToAccount} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {recordCalls} from '../../scripts/devnet/claims/calls/recordCalls';
import {differences} from '../../scripts/devnet/claims/claimFiles';
import {startGateway} from '../../scripts/devnet/gateway';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode} from '../../scripts/devnet/node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';
import {READER_KEY, runProgram} from '../../scripts/devnet/programs/runProgram';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

const FOLDER = 'src/snippets/js/first-contract';
/** The address depends on the account of the reader and on what it sent before. */
const ADDRESS = /(?:0x|cfxtest:)[0-9a-z]{20,}/gi;

describe.skipIf(nodeIsMissing('the calls that pages run'))('calls of pages, on a node', () => {
  it('do in both spaces what is recorded', {timeout: 600_000}, async () => {
    expect(differences(await recordCalls()), 'run "npm run claims -- calls"').toEqual([]);
  });

  it('the contract is deployed to both spaces as the page prints it', {timeout: 300_000}, async () => {
    const node = await startNode();
    try {
      const gateway = await startGateway(node);
      const value = 10n ** 19n;
      await createEspaceSender(gateway).send('faucet', {to: privateKeyToAccount(READER_KEY).address, value});
      const {address} = new PrivateKeyAccount(READER_KEY, TEST_NETWORK_CHAIN_IDS[0]);
      await createCoreSender(gateway).send('faucet', {to: address, value});
      for (const space of ['espace', 'core']) {
        const file = `js/first-contract/${space}.mjs`;
        const source = fs.readFileSync(`src/snippets/${file}`, 'utf8');
        const printed = await runProgram({file, language: 'js', source}, gateway);
        expect(printed.replaceAll(ADDRESS, '…')).toBe(fs.readFileSync(`${FOLDER}/${space}.txt`, 'utf8'));
      }
      await gateway.close();
    } finally {
      await node.stop();
    }
  });
});
