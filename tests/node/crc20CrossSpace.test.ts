import fs from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {decodeFunctionResult, encodeDeployData, encodeFunctionData, type Abi, type Address, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, encode, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';
import {coreOf, espaceOf, hexOf} from '../../scripts/devnet/world/addresses';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';

const ROOT = path.resolve(__dirname, '../..');
const SHOWN = path.join(ROOT, 'src/snippets/tutorials/crc20-cross-space');
const ODD = path.join(ROOT, 'tests/support/node/core/OddTokens.sol');

type Compiled = Record<string, {abi: Abi; bytecode: Hex}>;

/** The contracts of the page and the odd tokens. */
function compile(change = (source: string) => source): Compiled {
  const sources = Object.fromEntries(
    [...['Coin', 'Mirror', 'ICrossSpaceCall', 'Vault'].map((name) => path.join(SHOWN, `${name}.sol`)), ODD].map(
      (file) => [path.basename(file), {content: change(fs.readFileSync(file, 'utf8'))}],
    ),
  );
  const settings = {
    evmVersion: 'cancun',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  };
  const load = (name: string) => ({contents: fs.readFileSync(path.join(ROOT, 'node_modules', name), 'utf8')});
  const {contracts} = JSON.parse(
    (solc.compile as (input: string, callbacks: object) => string)(
      JSON.stringify({language: 'Solidity', sources, settings}),
      {import: load},
    ),
  ) as {contracts: Record<string, Record<string, {abi: Abi; evm: {bytecode: {object: string}}}>>};
  return Object.fromEntries(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, {abi, evm}]) => [name, {abi, bytecode: `0x${evm.bytecode.object}` as Hex}]),
    ),
  );
}

describe.skipIf(nodeIsMissing('the token bridge'))(
  'what /docs/core/tutorials/crc20-cross-space says of its vault',
  () => {
    let lab: CoreLab;
    let espace: EspaceSender;
    const all = compile();
    const unguarded = compile((source) => source.replaceAll(' nonReentrant', ''));

    const call = (name: string, functionName: string, ...args: unknown[]) =>
      encodeFunctionData({abi: all[name]!.abi, functionName, args});
    const deploy = async (name: string, args: unknown[] = [], from: Compiled = all) =>
      (await lab.core.send('account', {data: encodeDeployData({...from[name]!, args})})).contractCreated!;
    const read = async <T>(to: string, name: string, functionName: string, ...args: unknown[]) =>
      decodeFunctionResult({
        abi: all[name]!.abi,
        functionName,
        data: await lab.core.client<Hex>('cfx_call', {to, data: call(name, functionName, ...args)}),
      }) as T;
    const supplyOf = async (mirror: Address) =>
      BigInt(await espace.client<Hex>('eth_call', {to: mirror, data: call('Mirror', 'totalSupply')}, 'latest'));
    const send = (to: string, data: Hex) => lab.core.send('account', {to, data});
    const lockedIn = (vault: string, token: string) => read<bigint>(token, 'Coin', 'balanceOf', hexOf(vault));
    async function bridge(token: string, from?: Compiled) {
      const vault = await deploy('Vault', [hexOf(token)], from);
      return {vault, mirror: await read<Address>(vault, 'Vault', 'mirror')};
    }

    beforeAll(async () => {
      lab = await startCoreLab();
      espace = createEspaceSender(lab.gateway);
    }, 60_000);
    afterAll(() => lab?.stop());

    it('mints what arrives of a token that keeps a fee', async () => {
      const token = await deploy('FeeToken');
      const {vault, mirror} = await bridge(token);
      await send(token, call('Coin', 'approve', hexOf(vault), 100n));
      await send(vault, call('Vault', 'deposit', 100n, espaceOf('account')));
      expect([await lockedIn(vault, token), await supplyOf(mirror)]).toEqual([90n, 90n]);
    });

    it('is protected from tokens with hooks by its guard alone', async () => {
      const rob = async (from: Compiled) => {
        const token = await deploy('HookToken');
        const {vault, mirror} = await bridge(token, from);
        const robber = await deploy('Robber', [hexOf(vault)]);
        await send(token, call('HookToken', 'mint', hexOf(robber), 150n));
        const {outcomeStatus} = await lab.send('account', {to: robber, data: call('Robber', 'rob'), gas: 6_000_000n});
        return [outcomeStatus, await lockedIn(vault, token), await supplyOf(mirror)];
      };
      expect(await rob(unguarded)).toEqual(['0x0', 150n, 200n]);
      expect(await rob(all)).toEqual(['0x1', 0n, 0n]);
    }, 30_000);

    describe('with a coin', () => {
      let coin: string;
      let vault: string;
      let mirror: Address;
      const burnFor = (name: string, amount: bigint, recipient: Address) =>
        espace.send(name, {to: mirror, data: call('Mirror', 'burn', amount, recipient)});

      beforeAll(async () => {
        coin = await deploy('Coin');
        ({vault, mirror} = await bridge(coin));
        await send(coin, call('Coin', 'approve', hexOf(vault), 1000n));
        for (const name of ['account', 'poor']) await send(vault, call('Vault', 'deposit', 100n, espaceOf(name)));
      }, 30_000);

      it('a contract can claim what was burned for it', async () => {
        const robber = await deploy('Robber', [hexOf(vault)]);
        await burnFor('account', 30n, hexOf(robber));
        await send(robber, call('Robber', 'claim'));
        expect(await read(coin, 'Coin', 'balanceOf', hexOf(robber))).toBe(30n);
      });

      it('only user accounts and contracts of Core Space can be recipients', async () => {
        const outcomes = await Promise.all(
          Array.from({length: 16}, async (_, digit) => {
            const data = call('Mirror', 'burn', 1n, `0x${digit.toString(16)}${'1'.repeat(39)}`);
            return espace.client('eth_estimateGas', {from: espaceOf('account'), to: mirror, data}).then(
              () => digit,
              () => undefined,
            );
          }),
        );
        expect(outcomes.filter((digit) => digit !== undefined)).toEqual([1, 8]);
      });

      it('its sponsor pays for a claim, in eSpace too, and for nothing else', async () => {
        const control = (data: Hex, value = 0n) => lab.core.send('account', {to: internalAt(1), data, value});
        await control(encode('setSponsorForGas(address,uint256)', hexOf(vault), CFX / 100n), 10n * CFX);
        await control(encode('setSponsorForCollateral(address)', hexOf(vault)), CFX);
        await control(encode('addPrivilegeByAdmin(address,address[])', hexOf(vault), [hexOf(coreOf('poor'))]));
        await espace.send('faucet', {to: espaceOf('poor'), value: CFX});
        await burnFor('poor', 40n, hexOf(coreOf('poor')));
        const receipt = await lab.core.send('poor', {to: vault, data: call('Vault', 'claim')});
        expect(receipt).toMatchObject({gasCoveredBySponsor: true, storageCoveredBySponsor: true});
        expect([
          await lab.balance(coreOf('poor')),
          await read(coin, 'Coin', 'balanceOf', hexOf(coreOf('poor'))),
        ]).toEqual([0n, 40n]);
        expect(await lab.refusal('poor', {to: coin, data: call('Coin', 'approve', hexOf(vault), 40n)})).toMatch(
          /out of balance|NotEnoughCash|balance/i,
        );
      });

      it('its admin cannot take tokens', async () => {
        const before = await lockedIn(vault, coin);
        await lab.core.send('account', {to: internalAt(0), data: encode('destroy(address)', hexOf(vault))});
        expect(await lockedIn(vault, coin)).toBe(before);
        await send(vault, call('Vault', 'deposit', 1n, espaceOf('account')));
        expect(await lockedIn(vault, coin)).toBe(before + 1n);
      });
    });
  },
);
