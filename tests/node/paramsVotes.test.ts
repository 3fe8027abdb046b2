import fs from 'node:fs';
import path from 'node:path';
import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {POS_DIR} from '../../scripts/devnet/node/posGenesis';
import {CFX, encode, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';

const STAKING = internalAt(2);
const REGISTER = internalAt(5);
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
/** Topics that no other test votes on. */
const BLOCK_REWARD = 0;
const POINTS = 2;

describe.skipIf(nodeIsMissing('votes on parameters'))(
  '§1 how /docs/core/core-space-basics/internal-contracts/params-control counts a round',
  () => {
    let lab: CoreLab;
    const interest = async () =>
      Number((await lab.core.client<{interestRate: Hex}>('cfx_getParamsFromVote')).interestRate);
    const current = () => lab.read<bigint>(PARAMS, 'currentRound() view returns (uint64)');
    /** Makes blocks up to the next round, and records each new value. */
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
    });
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

    it('a topic counts from the turnout on, of what was staked for PoS votes when the round started', async () => {
      const {data} = JSON.parse(fs.readFileSync(path.join(POS_DIR, 'registration.json'), 'utf8')) as {data: Hex};
      const succeeds = async (name: string, to: string, call: Hex) =>
        expect((await lab.send(name, {to, data: call, gas: 1_000_000n})).outcomeStatus).toBe('0x0');
      await lab.fund('posStaker', 4100n * CFX);
      await succeeds('posStaker', STAKING, encode('deposit(uint256)', 4000n * CFX));
      await succeeds('posStaker', REGISTER, data);
      await toNextRound([]);
      const round = await current();
      const base = await lab.read<bigint>(PARAMS, 'posStakeForVotes(uint64) view returns (uint256)', round);
      const needed = (base * BigInt(protocolFact('voteTurnout').value)) / 100n;
      expect(base).toBeGreaterThan(0n);
      // More stake in the middle of the round doesn't raise the required amount.
      await succeeds('posStaker', REGISTER, encode('increaseStake(uint64)', 1n));
      const {blockNumber} = await lab.core.client<{blockNumber: Hex}>('cfx_getStatus');
      await succeeds('account', STAKING, encode('deposit(uint256)', needed));
      await succeeds('account', STAKING, encode('voteLock(uint256,uint256)', needed, BigInt(blockNumber) + 2n * YEAR));
      const values = () => lab.core.client<{powBaseReward: Hex; storagePointProp: Hex}>('cfx_getParamsFromVote');
      const before = await values();
      await succeeds(
        'account',
        PARAMS,
        encode('castVote(uint64,(uint16,uint256[3])[])', round, [
          [BLOCK_REWARD, [0n, 0n, needed]],
          [POINTS, [0n, 0n, needed - 1n]],
        ]),
      );
      expect(await current(), 'the votes are in the same round').toBe(round);
      await toNextRound([]);
      await toNextRound([]);
      await lab.gateway.mine();
      const after = await values();
      expect(BigInt(after.powBaseReward)).toBe(BigInt(before.powBaseReward) / 2n);
      expect(after.storagePointProp).toBe(before.storagePointProp);
    }, 120_000);
  },
);
