import type {CoreReceipt} from '../../scripts/devnet/world/coreSender';
import fs from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {encodeDeployData, keccak256, slice, type Abi, type Address, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {CFX, coreOf, encode, hexOf, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';

const SOURCE = path.join(__dirname, '../support/node/roles/Roles.sol');

interface Compiled {
  abi: Abi;
  evm: {bytecode: {object: string}};
}

/** Compiles the contracts of `Roles.sol`. */
function compileRoles(): Record<string, Compiled> {
  const input = {
    language: 'Solidity',
    sources: {'Roles.sol': {content: fs.readFileSync(SOURCE, 'utf8')}},
    settings: {
      evmVersion: 'cancun',
      optimizer: {enabled: true, runs: 200},
      outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: {'Roles.sol': Record<string, Compiled>};
  };
  return output.contracts['Roles.sol'];
}

describe.skipIf(nodeIsMissing('what roles can do to funds'))('§1 what each role can do to the funds of others', () => {
  const contracts = compileRoles();
  let lab: CoreLab;
  let espace: EspaceSender;
  const creation = (name: string): Hex => `0x${contracts[name]!.evm.bytecode.object}`;

  beforeAll(async () => {
    lab = await startCoreLab();
    espace = createEspaceSender(lab.gateway);
    await lab.fund('manager', 5000n * CFX);
    await lab.fund('thief', 10n * CFX);
  });
  afterAll(() => lab?.stop());

  const send = (name: string, to: string, signature: string, args: unknown[] = [], value = 0n): Promise<CoreReceipt> =>
    lab.send(name, {to, value, data: encode(signature, ...args), gas: 2_000_000n, storageLimit: 2048n});
  const fine = async (...request: Parameters<typeof send>) =>
    expect((await send(...request)).txExecErrorMsg).toBeNull();
  const fails = async (message: string, ...request: Parameters<typeof send>) =>
    expect((await send(...request)).txExecErrorMsg).toContain(message);
  /** By how much the transactions changed the balance of an account, apart from less than 1 CFX for fees. */
  async function gained(name: string, task: () => Promise<unknown>): Promise<number> {
    const before = await lab.balance(coreOf(name));
    await task();
    return Math.round(Number((await lab.balance(coreOf(name))) - before) / 1e18);
  }
  const deployCore = async (name: string, by: string) =>
    (await lab.core.send(by, {data: creation(name)})).contractCreated!;

  /** A pool of `account` with another manager. Two users have some votes each, and the manager has one. */
  async function poolWithUsers(votes = 1n): Promise<string> {
    const pool = await deployCore('CorePool', 'account');
    await fine('account', pool, 'setManager(address)', [hexOf(coreOf('manager'))]);
    for (const user of ['staker', 'sponsor'])
      await fine(user, pool, 'increaseStake(uint64)', [votes], votes * 1000n * CFX);
    await fine('manager', pool, 'increaseStake(uint64)', [1n], 1000n * CFX);
    return pool;
  }
  const retire = (name: string, pool: string, votes: bigint) => fine(name, pool, 'decreaseStake(uint64)', [votes]);
  const withdraw = (name: string, pool: string, votes: bigint) => fine(name, pool, 'withdrawStake(uint64)', [votes]);
  const staked = async (pool: string) => Number(await lab.core.client<Hex>('cfx_getStakingBalance', pool)) / 1e18;

  describe('a pool in Core Space', () => {
    it('its manager withdraws four times what it paid in, from the stake of others', async () => {
      const pool = await poolWithUsers(2n);
      expect(await staked(pool)).toBe(5000);
      await retire('manager', pool, 1n);
      await fine('manager', pool, 'setCfxCountOfOneVote(uint256)', [4000n]);
      expect(await gained('manager', () => withdraw('manager', pool, 1n))).toBe(4000);
      expect(await staked(pool)).toBe(1000);
    });

    it('its manager makes three votes of a user pay 3 CFX', async () => {
      const pool = await poolWithUsers(3n);
      await retire('staker', pool, 3n);
      await fine('manager', pool, 'setCfxCountOfOneVote(uint256)', [1n]);
      expect(await gained('staker', () => withdraw('staker', pool, 3n))).toBe(3);
    });

    it('its manager can claim the rewards of others, and cut what users get of rewards that they have not claimed', async () => {
      const pool = await poolWithUsers();
      await lab.core.send('account', {to: pool, value: 60n * CFX, gas: 100_000n});
      await fine('manager', pool, 'setCfxCountOfOneVote(uint256)', [1000n]);
      await fine('staker', pool, 'claimInterest(uint256)', [0n]);
      await fine('manager', pool, 'setPoolUserShareRatio(uint64)', [1n]);
      // A third of 60 CFX, of which the user now gets one ten thousandth.
      await fails('Vm reverted', 'sponsor', pool, 'claimInterest(uint256)', [CFX / 100n]);
      await fine('manager', pool, 'setPoolUserShareRatio(uint64)', [10_000n]);
      await fine('manager', pool, 'setCfxCountOfOneVote(uint256)', [3000n]);
      expect(await gained('manager', () => fine('manager', pool, 'claimInterest(uint256)', [60n * CFX]))).toBe(60);
    });

    it('its manager can keep users from retiring and from withdrawing votes', async () => {
      const pool = await poolWithUsers();
      // An account without code as escrow: the query for the user's lock reverts.
      await fine('manager', pool, 'setVotingEscrow(address)', [hexOf(coreOf('manager'))]);
      await fails('Vm reverted', 'staker', pool, 'decreaseStake(uint64)', [1n]);
      await fine('manager', pool, 'setVotingEscrow(address)', [`0x${'0'.repeat(40)}`]);
      await fine('manager', pool, 'setUnlockPeriod(uint64)', [2n ** 64n - 1n]);
      await retire('staker', pool, 1n);
      await fails('Unlocked is not enough', 'staker', pool, 'withdrawStake(uint64)', [1n]);
    });

    it('its manager can lock the stake of all users in the Staking contract, and no one can undo it', async () => {
      const pool = await poolWithUsers();
      await retire('staker', pool, 1n);
      await fine('manager', pool, 'setVotingEscrow(address)', [hexOf(coreOf('manager'))]);
      const farAway = 63_072_000n * 100n;
      await fine('manager', pool, 'lockForVotePower(uint256,uint256)', [3000n * CFX, farAway]);
      await fine('manager', pool, 'setVotingEscrow(address)', [`0x${'0'.repeat(40)}`]);
      await fails('Vm reverted', 'staker', pool, 'withdrawStake(uint64)', [1n]);
      // The receipt doesn't contain the reason, but an estimate does.
      const request = {from: coreOf('staker'), to: pool, data: encode('withdrawStake(uint64)', 1n)};
      const {error} = await lab.gateway.ask('core', 'cfx_estimateGasAndCollateral', [request]);
      expect(JSON.stringify(error)).toContain('not enough withdrawable staking balance to withdraw');
    });

    it('a stranger can do none of it', async () => {
      const pool = await deployCore('CorePool', 'account');
      for (const signature of ['setCfxCountOfOneVote(uint256)', 'setUnlockPeriod(uint64)'])
        await fails('Only manager can call this function', 'thief', pool, signature, [1n]);
    });

    it('its contract admin takes the rewards with AdminControl, but not the stake', async () => {
      const pool = await poolWithUsers();
      await lab.core.send('account', {to: pool, value: 70n * CFX, gas: 100_000n});
      const destroy = () => fine('account', internalAt(0), 'destroy(address)', [hexOf(pool)]);
      expect(await gained('account', destroy)).toBe(70);
      expect(await staked(pool)).toBe(3000);
      await retire('staker', pool, 1n);
      expect(await gained('staker', () => withdraw('staker', pool, 1n))).toBe(1000);
    });

    it("if the contract admin takes rewards that are booked, users can't retire until someone pays them back", async () => {
      const pool = await deployCore('CorePool', 'account');
      await fine('manager', pool, 'increaseStake(uint64)', [1n], 1000n * CFX);
      await lab.core.send('account', {to: pool, value: 10n * CFX, gas: 100_000n});
      await fine('manager', pool, 'claimInterest(uint256)', [0n]);
      await fine('account', internalAt(0), 'destroy(address)', [hexOf(pool)]);
      await fails('Vm reverted', 'manager', pool, 'decreaseStake(uint64)', [1n]);
      await lab.core.send('account', {to: pool, value: 10n * CFX, gas: 100_000n});
      await retire('manager', pool, 1n);
    });
  });

  describe('a sponsored contract', () => {
    it("its admin spends the sponsors' funds for any account, but no one gets them paid out", async () => {
      const contract = await lab.deploy('account');
      const control = internalAt(1);
      await fine('sponsor', control, 'setSponsorForGas(address,uint256)', [hexOf(contract), CFX / 1000n], CFX);
      const info = () => lab.core.client<{sponsorBalanceForGas: Hex}>('cfx_getSponsorInfo', contract);
      const request = {to: contract, data: lab.probe('fail'), gas: 100_000n, storageLimit: 0n};
      expect(await lab.refusal('friend of the admin', request)).toContain('out of balance');
      const admit = 'addPrivilegeByAdmin(address,address[])';
      await fine('account', control, admit, [hexOf(contract), [hexOf(coreOf('friend of the admin'))]]);
      const before = BigInt((await info()).sponsorBalanceForGas);
      const {gasCoveredBySponsor, gasFee} = await lab.send('friend of the admin', request);
      expect(gasCoveredBySponsor).toBe(true);
      const spent = before - BigInt((await info()).sponsorBalanceForGas);
      expect(spent).toBe(BigInt(gasFee));
      await fine('account', internalAt(0), 'destroy(address)', [hexOf(contract)]);
      expect(BigInt((await info()).sponsorBalanceForGas)).toBe(before - spent);
    });
  });

  describe('a pool in eSpace and its bridge', () => {
    const inEspace = async (name: string, by: string) =>
      (await espace.send(by, {data: creation(name), gas: 5_000_000n})).contractAddress!;
    const write = (name: string, to: Address, signature: string, args: unknown[], value = 0n) =>
      espace.send(name, {to, value, data: encode(signature, ...args), gas: 1_000_000n});
    const balanceOf = async (address: Address) =>
      Number(await espace.client<Hex>('eth_getBalance', address, 'latest')) / 1e18;

    it("the pool's owner can direct new deposits to any address", async () => {
      const pool = await inEspace('EspacePool', 'account');
      const thief = espaceAccount('eSpace thief').address;
      await write('account', pool, 'setBridge(address)', [thief]);
      await write('staker', pool, 'increaseStake(uint64)', [2n], 2000n * CFX);
      expect(await balanceOf(thief)).toBe(2000);
    });

    it("the bridge's owner can take deposits on their way, and stake on its way back", async () => {
      const core = await deployCore('CorePool', 'account');
      const bridge = await deployCore('CoreBridge', 'account');
      const pool = await inEspace('EspacePool', 'account');
      const coreTaker = await deployCore('Taker', 'account');
      const espaceTaker = await inEspace('Taker', 'account');
      await write('account', pool, 'setBridge(address)', [slice(keccak256(hexOf(bridge)), 12)]);
      await fine('account', bridge, 'setPoolAddress(address)', [hexOf(core)]);
      await fine('account', bridge, 'setESpacePoolAddress(address)', [pool]);
      // The honest way: two votes are staked.
      await write('staker', pool, 'increaseStake(uint64)', [3n], 3000n * CFX);
      await fine('account', bridge, 'crossStake(uint64)', [2n]);
      expect(await staked(core)).toBe(2000);
      // The third vote goes to the owner's own contract.
      await fine('account', bridge, 'setPoolAddress(address)', [hexOf(coreTaker)]);
      await fine('account', bridge, 'crossStake(uint64)', [1n]);
      expect(Number(await lab.balance(coreTaker)) / 1e18).toBe(1000);
      // And so does the stake of the other two.
      await fine('account', bridge, 'setPoolAddress(address)', [hexOf(core)]);
      await fine('account', bridge, 'setESpacePoolAddress(address)', [espaceTaker]);
      await fine('account', bridge, 'unstake(uint64)', [2n]);
      await fine('account', bridge, 'withdrawVotesByVotes(uint64)', [2n]);
      expect(await balanceOf(espaceTaker)).toBe(2000);
    });
  });

  it('the owner of a ProxyAdmin takes the CFX of a proxy, and tokens that are approved for it, by replacing its code', async () => {
    const artifact = (name: string) =>
      JSON.parse(
        fs.readFileSync(
          path.resolve(__dirname, `../../node_modules/@openzeppelin/contracts/build/contracts/${name}.json`),
          'utf8',
        ),
      ) as {abi: Abi; bytecode: Hex};
    const {abi, bytecode} = artifact('TransparentUpgradeableProxy');
    const deploy = async (data: Hex) => (await espace.send('sponsor', {data, gas: 5_000_000n})).contractAddress!;
    const first = await deploy(creation('EspacePool'));
    const owner = espaceAccount('sponsor').address;
    // OpenZeppelin's proxy requires an initializing call: one that changes nothing will do.
    const proxy = await deploy(encodeDeployData({abi, bytecode, args: [first, owner, encode('owner()')]}));
    await espace.send('staker', {to: proxy, value: 5n * CFX, gas: 100_000n});
    const slot = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103';
    const admin = `0x${(await espace.client<Hex>('eth_getStorageAt', proxy, slot, 'latest')).slice(26)}` as Address;
    const upgrade = encode('upgradeAndCall(address,address,bytes)', proxy, await deploy(creation('Emptied')), '0x');
    const balance = async (address: Address) => BigInt(await espace.client<Hex>('eth_getBalance', address, 'latest'));
    expect((await espace.send('staker', {to: admin, data: upgrade, gas: 500_000n, mayFail: true})).status).toBe('0x0');
    await espace.send('sponsor', {to: admin, data: upgrade, gas: 500_000n});
    const token = (await espace.send('staker', {data: creation('Token'), gas: 2_000_000n})).contractAddress!;
    await espace.send('staker', {to: token, data: encode('approve(address,uint256)', proxy, 100n), gas: 200_000n});
    const pull = encode('pull(address,address,uint256)', token, espaceAccount('staker').address, 100n);
    for (const data of [encode('drain()'), pull]) await espace.send('sponsor', {to: proxy, data, gas: 300_000n});
    expect(await balance(proxy)).toBe(0n);
    const held = await espace.client<Hex>('eth_call', {to: token, data: encode('balanceOf(address)', owner)}, 'latest');
    expect(Number(held)).toBe(100);
  });
});
