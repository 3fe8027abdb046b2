import fs from 'node:fs';
import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, encode, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';

const STAKING = internalAt(2);
const PARAMS = internalAt(7);
const PAGES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => `${folder}/core/core-space-basics/internal-contracts/params-control.mdx`);
const YEAR = 63_072_000n;
const WEIGHT = 20n * CFX;
/** The topic with the smallest value: 40,000 millionths of interest. */
const INTEREST = 1;
const START = 40_000;
const LEAST = 2 ** 8;

describe.skipIf(nodeIsMissing('votes on parameters'))(
  '§1 how /docs/core/core-space-basics/internal-contracts/params-control counts a round',
  () => {
    let lab: CoreLab;
    const interest = async () =>
      Number((await lab.core.client<{interestRate: Hex}>('cfx_getParamsFromVote')).interestRate);
    const current = () => lab.read<bigint>(PARAMS, 'currentRound() view returns (uint64)');
    /** Makes blocks up to the next round, and notes each new value. */
    const toNextRound = async (seen: number[]) => {
      const round = await current();
      while ((await current()) === round) {
        await lab.gateway.mine();
        const value = await interest();
        if (value !== seen.at(-1)) seen.push(value);
      }
    };

    beforeAll(async () => {
      lab = await startCoreLab();
      const {blockNumber} = await lab.core.client<{blockNumber: Hex}>('cfx_getStatus');
      await lab.send('account', {to: STAKING, data: encode('deposit(uint256)', WEIGHT)});
      await lab.send('account', {
        to: STAKING,
        data: encode('voteLock(uint256,uint256)', WEIGHT, BigInt(blockNumber) + 2n * YEAR),
      });
    }, 60_000);
    afterAll(() => lab?.stop());

    it('a unanimous decrease halves a value one round later, down to 2⁸ and no further', async () => {
      for (const page of PAGES) expect(fs.readFileSync(page, 'utf8'), page).toMatch(/2⁸\D+2¹⁹²/);
      const seen = [await interest()];
      await toNextRound(seen);
      // Eight rounds reach the limit, one more shows that it holds, and the last values take effect a round later.
      for (let round = 0; round < 11; round++) {
        const receipt = await lab.send('account', {
          to: PARAMS,
          data: encode('castVote(uint64,(uint16,uint256[3])[])', await current(), [[INTEREST, [0n, 0n, WEIGHT]]]),
        });
        expect(receipt.outcomeStatus).toBe('0x0');
        await toNextRound(seen);
        if (round === 0) expect(seen).toEqual([START]);
      }
      const halved = Array.from({length: 8}, (_, times) => Math.floor(START / 2 ** times));
      expect(seen).toEqual([...halved, LEAST]);
    }, 120_000);
  },
);
