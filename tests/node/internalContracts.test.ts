import type {CoreReceipt} from '../../scripts/devnet/world/coreSender';
import fs from 'node:fs';
import path from 'node:path';
import {zeroAddress, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {
  CFX,
  coreOf,
  encode,
  hexOf,
  internalAt,
  internalHex,
  startCoreLab,
  type CoreLab,
} from '../support/node/core/coreProbe';
import {decodeRegistration, POS_DIR} from '../../scripts/devnet/node/posGenesis';
import {pageSource} from '../../scripts/lib/pageSource';

const PAGES = path.resolve(__dirname, '../../docs/core/core-space-basics/internal-contracts');
/** What a page says. */
const page = (name: string): string => pageSource(path.join(PAGES, `${name}.mdx`));
const [ADMIN, CONTROL, STAKING, CONTEXT, REGISTER, CROSS, PARAMS] = [0, 1, 2, 4, 5, 6, 7].map(internalAt) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const YEAR = 63_072_000n;
const CAST = 'castVote(uint64,(uint16,uint256[3])[])';

describe.skipIf(nodeIsMissing('the internal contracts of Core Space'))(
  '§1 what the pages on internal contracts say',
  () => {
    let lab: CoreLab;
    let contract: string;
    let hex: Hex;
    let round: bigint;
    const call = (to: string, signature: string, args: unknown[] = [], value = 0n, name = 'account') =>
      lab.send(name, {to, value, data: encode(signature, ...args)});
    const adminOf = async (of = contract) =>
      (await lab.read<string>(ADMIN, 'getAdmin(address) view returns (address)', hexOf(of))).toLowerCase();
    /** The call fails with a text that its page shows. */
    async function fails(name: string, text: string, sent: Promise<CoreReceipt>): Promise<void> {
      expect((await sent).txExecErrorMsg).toContain(text);
      expect(page(name)).toContain(`\`${text}`);
    }
    /** Sends a vote for the round in which it will be executed. */
    const vote = (votes: [number, bigint[]][], name = 'account') => call(PARAMS, CAST, [round, votes], 0n, name);

    beforeAll(async () => {
      lab = await startCoreLab();
      contract = await lab.deploy('account');
      hex = hexOf(contract);
    });
    afterAll(() => lab?.stop());

    it('what holds for all of them', async () => {
      await fails('index', 'unsupported function', lab.send('account', {to: STAKING, data: '0x12345678'}));
      await fails(
        'index',
        'ABI decode error: Incomplete function signature',
        lab.send('account', {to: STAKING, data: '0x'}),
      );
      await fails(
        'index',
        'ABI decode error: Incomplete static input parameter',
        lab.send('account', {to: STAKING, data: '0xb6b55f25'}),
      );
      const paid = await call(STAKING, 'deposit(uint256)', [CFX], 1n);
      await fails('index', 'should not transfer balance to non-payable function', Promise.resolve(paid));
      expect(Number(paid.gasUsed)).toBe(300_000);
      const write = encode('deposit(uint256)', CFX);
      const read = encode('getStakingBalance(address)', hex);
      const ok = async (name: string, data: Hex) =>
        (await lab.ask<[boolean, Hex]>(contract, name, internalHex(2), data))[0];
      expect([await ok('staticCall', read), await ok('staticCall', write), await ok('delegateCall', read)]).toEqual([
        true,
        false,
        false,
      ]);
      expect((await lab.ask<[bigint, Hex]>(contract, 'codeOf', internalHex(2)))[0]).toBe(4n);
      expect(await lab.core.client('cfx_getCode', STAKING)).toBe('0x');
      expect((await lab.send('account', {to: internalAt(3), data: '0x'})).outcomeStatus).toBe('0x0');
    });

    it('AdminControl: who may appoint whom, and what destroy still does', async () => {
      const me = hexOf(coreOf('account')).toLowerCase();
      const bob = hexOf(coreOf('bob'));
      await lab.fund('bob', 2n * CFX);
      expect((await call(ADMIN, 'setAdmin(address,address)', [hex, bob], 0n, 'bob')).outcomeStatus).toBe('0x0');
      expect((await call(ADMIN, 'setAdmin(address,address)', [hex, hex])).outcomeStatus).toBe('0x0');
      expect(await adminOf()).toBe(me);
      await lab.send('account', {to: contract, data: lab.probe('make')});
      const child = await lab.ask<Hex>(contract, 'child');
      expect((await lab.read<string>(ADMIN, 'getAdmin(address) view returns (address)', child)).toLowerCase()).toBe(me);
      await lab.send('account', {to: contract, data: lab.probe('makeOwnerless')});
      expect(
        await lab.read<string>(
          ADMIN,
          'getAdmin(address) view returns (address)',
          await lab.ask<Hex>(contract, 'child'),
        ),
      ).toBe(zeroAddress);
      await lab.core.send('account', {to: contract, value: CFX});
      await call(ADMIN, 'destroy(address)', [hex], 0n, 'bob');
      expect(await lab.balance(contract)).toBe(CFX);
      const code = await lab.core.client('cfx_getCode', contract);
      await call(ADMIN, 'destroy(address)', [hex]);
      expect([await lab.balance(contract), await lab.core.client('cfx_getCode', contract)]).toEqual([0n, code]);
      const other = await lab.deploy('account');
      await call(ADMIN, 'setAdmin(address,address)', [hexOf(other), zeroAddress]);
      expect(await adminOf(other)).toBe(zeroAddress);
      expect(BigInt(await adminOf(coreOf('bob')))).toBe(0n);
    });

    it('SponsorWhitelistControl: every refusal', async () => {
      const control = (text: string, signature: string, args: unknown[], value = 0n, name = 'account') =>
        fails('sponsor-whitelist-control', text, call(CONTROL, signature, args, value, name));
      const forGas = 'setSponsorForGas(address,uint256)';
      const bound = CFX / 1000n;
      await control('sponsor should at least sponsor upper_bound * 1000', forGas, [hex, bound + 1n], CFX);
      await control('not allowed to sponsor non-contract account', forGas, [hexOf(coreOf('account')), bound], CFX);
      await control('contract address not exist', forGas, [`0x8${'0'.repeat(36)}abc`, bound], CFX);
      await call(CONTROL, forGas, [hex, bound], CFX, 'sponsor');
      await control('sponsor_balance is not exceed previous sponsor', forGas, [hex, bound], CFX);
      await control('upper_bound is not exceed previous sponsor', forGas, [hex, bound - 1n], 2n * CFX);
      await control('cannot change upper_bound to a smaller one', forGas, [hex, bound - 1n], CFX, 'sponsor');
      await control('zero sponsor balance is not allowed', 'setSponsorForCollateral(address)', [hex]);
      await call(CONTROL, 'setSponsorForCollateral(address)', [hex], CFX, 'sponsor');
      await control(
        "sponsor_balance is not enough to cover previous sponsor's sponsor_balance and collateral_for_storage",
        'setSponsorForCollateral(address)',
        [hex],
        CFX / 4n,
      );
      await control('normal account is not allowed to set commission_privilege', 'addPrivilege(address[])', [[hex]]);
      const everybody = () => lab.read<boolean>(CONTROL, 'isAllWhitelisted(address) view returns (bool)', hex);
      expect(
        (await call(CONTROL, 'addPrivilegeByAdmin(address,address[])', [hex, [zeroAddress]], 0n, 'sponsor'))
          .outcomeStatus,
      ).toBe('0x0');
      expect(await everybody()).toBe(false);
      await call(CONTROL, 'addPrivilegeByAdmin(address,address[])', [hex, [zeroAddress]]);
      expect([
        await everybody(),
        await lab.read(CONTROL, 'isWhitelisted(address,address) view returns (bool)', hex, internalHex(9)),
      ]).toEqual([true, true]);
      await call(CONTROL, 'removePrivilegeByAdmin(address,address[])', [hex, [zeroAddress]]);
      expect(await everybody()).toBe(false);
    });

    it('Staking: every refusal, and locks that overlap', async () => {
      const head = BigInt((await lab.core.client<{blockNumber: Hex}>('cfx_getStatus')).blockNumber) + 1000n;
      const staking = (text: string, signature: string, ...args: bigint[]) =>
        fails('staking', text, call(STAKING, signature, args));
      await staking(
        'invalid deposit amount',
        'deposit(uint256)',
        CFX * BigInt(protocolFact('stakingMinimum').value) - 1n,
      );
      await staking('not enough balance to deposit', 'deposit(uint256)', 1_000_000n * CFX);
      expect((await call(STAKING, 'deposit(uint256)', [20n * CFX])).logs).toEqual([]);
      await staking('invalid unlock_block_number', 'voteLock(uint256,uint256)', CFX, 1n);
      await staking('not enough staking balance to lock', 'voteLock(uint256,uint256)', 21n * CFX, head + YEAR);
      await call(STAKING, 'voteLock(uint256,uint256)', [20n * CFX, head + YEAR]);
      await call(STAKING, 'voteLock(uint256,uint256)', [10n * CFX, head + YEAR / 2n]);
      expect(
        await lab.read(
          STAKING,
          'getLockedStakingBalance(address,uint256) view returns (uint256)',
          hexOf(coreOf('account')),
          0n,
        ),
      ).toBe(20n * CFX);
      await staking('not enough withdrawable staking balance to withdraw', 'withdraw(uint256)', 1n);
      await call(STAKING, 'deposit(uint256)', [CFX]);
      expect((await call(STAKING, 'withdraw(uint256)', [CFX])).outcomeStatus).toBe('0x0');
    });

    it('ParamsControl: every refusal, and what a second vote does', async () => {
      // Votes are six blocks apart, so start early in a round, which has forty blocks on this node.
      const at = async () => BigInt((await lab.core.client<{blockNumber: Hex}>('cfx_getStatus')).blockNumber);
      while ((await at()) % 40n > 6n) await lab.gateway.mine();
      round = (await at()) / 40n + 1n;
      await fails('params-control', 'vote version unmatch', call(PARAMS, CAST, [round + 5n, []]));
      await fails('params-control', 'invalid vote index or opt_index', vote([[4, [0n, 0n, 0n]]]));
      await fails(
        'params-control',
        'Parameter voted twice',
        vote([
          [0, [0n, 0n, 0n]],
          [0, [0n, 0n, 0n]],
        ]),
      );
      await fails('params-control', 'not enough vote power', vote([[0, [0n, 21n * CFX, 0n]]]));
      expect((await vote([[0, [0n, 20n * CFX, 0n]]])).logs).toHaveLength(4);
    });

    it('ParamsControl: rounds that are too old, and those that are not', async () => {
      const current = await lab.read<bigint>(PARAMS, 'currentRound() view returns (uint64)');
      const total = async (of: bigint) =>
        (await lab.gateway.ask('core', 'cfx_call', [{to: PARAMS, data: encode('totalVotes(uint64)', of)}])).error?.data;
      expect(await total(current)).toBeUndefined();
      expect(await total(current + 1n)).toContain('Unsupport version');
      expect(page('params-control')).toContain('`Unsupport version');
    });

    it('CrossSpaceCall: a withdrawal of too much, and EIP-1820 once only', async () => {
      await fails(
        'crossSpaceCall',
        'Not enough balance for withdrawing from mapped address',
        call(CROSS, 'withdrawFromMapped(uint256)', [CFX]),
      );
      const deploy = () => lab.send('account', {to: CROSS, data: encode('deployEip1820()'), gas: 2_000_000n});
      expect((await deploy()).outcomeStatus).toBe('0x0');
      await fails('crossSpaceCall', 'eip-1820 contract has been deployed.', deploy());
      expect(
        await lab.gateway.ask('espace', 'eth_getCode', ['0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24', 'latest']),
      ).toMatchObject({result: expect.stringMatching(/^0x60/)});
    });

    it('ConfluxContext: numbers of the PoS chain, and hashes of executed epochs only', async () => {
      const executed = BigInt(await lab.core.client<Hex>('cfx_epochNumber', 'latest_state'));
      const hashOf = (epoch: bigint) => lab.read<Hex>(CONTEXT, 'epochHash(uint256) view returns (bytes32)', epoch);
      expect(await hashOf(executed)).toBe(
        (await lab.core.client<{hash: Hex}>('cfx_getBlockByEpochNumber', `0x${executed.toString(16)}`, false)).hash,
      );
      expect(BigInt(await hashOf(executed + 1n))).toBe(0n);
      const epoch = await lab.read<bigint>(CONTEXT, 'epochNumber() view returns (uint256)');
      expect(await lab.read<bigint>(CONTEXT, 'finalizedEpochNumber() view returns (uint256)')).toBeLessThan(epoch);
      expect(await lab.read<bigint>(CONTEXT, 'posHeight() view returns (uint256)')).toBeTypeOf('bigint');
    });

    it('PoSRegister: a registration, more votes, a retirement, and every refusal that needs no second key', async () => {
      const {data} = JSON.parse(fs.readFileSync(path.join(POS_DIR, 'registration.json'), 'utf8')) as {data: Hex};
      const identifier = `0x${decodeRegistration(data).address.toString('hex')}` as Hex;
      const register = (name = 'posStaker') => lab.send(name, {to: REGISTER, data, gas: 1_000_000n});
      const pos = (signature: string, votes: bigint) =>
        lab.send('posStaker', {to: REGISTER, data: encode(signature, votes), gas: 6_000_000n});
      await lab.fund('posStaker', 4100n * CFX);
      /** The same registration with another digit at a place: 10 is the identifier's first, -1 the proof's last. */
      const forged = (place: number) => {
        const at = (place + data.length) % data.length;
        return lab.send('posStaker', {
          to: REGISTER,
          data: `${data.slice(0, at)}${data[at] === '0' ? '1' : '0'}${data.slice(at + 1)}` as Hex,
          gas: 1_000_000n,
        });
      };
      await fails('poSRegister', 'Inconsistent identifier', forged(10));
      await fails('poSRegister', 'Can not verify bls pubkey', forged(-1));
      await fails('poSRegister', 'Not enough staking balance', register());
      await fails('poSRegister', 'The sender has not register a PoS identifier', pos('increaseStake(uint64)', 1n));
      await call(STAKING, 'deposit(uint256)', [4000n * CFX], 0n, 'posStaker');
      expect((await register()).logs).toHaveLength(2);
      await fails('poSRegister', 'can not change identifier', register());
      await fails('poSRegister', 'identifier has already been registered', register('account'));
      await fails('poSRegister', 'vote_power should be none zero', pos('increaseStake(uint64)', 0n));
      expect((await pos('increaseStake(uint64)', 1n)).logs).toHaveLength(1);
      await fails('poSRegister', 'Not enough staking balance', pos('increaseStake(uint64)', 1n));
      await fails(
        'staking',
        'not enough unlocked staking balance to withdraw',
        call(STAKING, 'withdraw(uint256)', [1n], 0n, 'posStaker'),
      );
      // The same stake can be locked for votes on the parameters too; what is above the larger of the two stays free.
      const head = BigInt((await lab.core.client<{blockNumber: Hex}>('cfx_getStatus')).blockNumber);
      const stake = (signature: string, ...amounts: bigint[]) => call(STAKING, signature, amounts, 0n, 'posStaker');
      expect((await stake('deposit(uint256)', 30n * CFX)).outcomeStatus).toBe('0x0');
      expect((await stake('voteLock(uint256,uint256)', 4010n * CFX, head + YEAR)).outcomeStatus).toBe('0x0');
      expect((await stake('withdraw(uint256)', 20n * CFX)).outcomeStatus).toBe('0x0');
      await fails('staking', 'not enough withdrawable staking balance to withdraw', stake('withdraw(uint256)', 1n));
      const retired = await pos('retire(uint64)', 1n);
      expect([retired.logs.length, Number(retired.gasUsed) > Number(protocolFact('retireGas').value)]).toEqual([
        1,
        true,
      ]);
      expect(await lab.read(REGISTER, 'getVotes(bytes32) view returns (uint256,uint256)', identifier)).toEqual([
        4n,
        0n,
      ]);
      expect(
        (
          await lab.read<string>(REGISTER, 'identifierToAddress(bytes32) view returns (address)', identifier)
        ).toLowerCase(),
      ).toBe(hexOf(coreOf('posStaker')).toLowerCase());
    }, 120_000);
  },
);
