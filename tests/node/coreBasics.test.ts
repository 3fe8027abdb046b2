import {format} from 'js-conflux-sdk';
import {concat, keccak256, pad, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import internal from '@site/src/facts/internal-contracts.json';
import {protocolFact} from '@site/src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {base32Of, coreOf, hexOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender, type CoreSender} from '../../scripts/devnet/world/coreSender';

/** Init code of a contract that stores the word that it receives, as in the scripts on the pages. */
const KEEPER = '0x645f355f55005f526005601bf3';
const word = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;
const EXAMPLE = String(protocolFact('exampleCoreAddressTestnet').value);

describe.skipIf(nodeIsMissing('the basics of Core Space'))(
  '§4 what /docs/core/core-space-basics says of addresses and accounts',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let sender: CoreSender;
    const refusal = async (address: string) => {
      const {error} = await gateway.ask('core', 'cfx_getBalance', [address]);
      return `${error?.message ?? ''} ${String(error?.data ?? '')}`;
    };
    const collateral = async (name: string) =>
      BigInt(await sender.client<Hex>('cfx_getCollateralForStorage', coreOf(name)));

    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
      sender = createCoreSender(gateway);
    });
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    it.each([
      ['network prefix unexpected', String(protocolFact('exampleCoreAddress').value)],
      ['invalid checksum', EXAMPLE.replace('jg4', 'jg5')],
      ['invalid checksum', EXAMPLE.slice(0, -1)],
      ['invalid char', EXAMPLE.replace('jg4', 'ji4')],
      ['mixed case string', EXAMPLE.replace('jg4', 'jG4')],
      ['zero or multiple prefixes', String(protocolFact('exampleHexAddress').value)],
    ])('addresses: the node answers "%s" for %s', async (reason, address) => {
      expect(await refusal(address)).toContain(reason);
    });

    it('addresses: short and long form are one address', async () => {
      const {result} = await gateway.ask('core', 'cfx_getAccount', [EXAMPLE]);
      const long = (result as {address: string}).address;
      expect(long).toMatch(/^CFXTEST:TYPE\.USER:/);
      expect((await gateway.ask('core', 'cfx_getBalance', [long])).error).toBeUndefined();
      expect(long.replace('TYPE.USER:', '').toLowerCase()).toBe(EXAMPLE);
    });

    it.each([
      ['1', 'aaj', 'aat'],
      ['8', 'aca', 'ach'],
      ['0', 'aaa', 'aah'],
    ])('addresses: payloads of the first digit %s begin with %s to %s', (digit, first, last) => {
      const start = (rest: string) =>
        base32Of(`0x${digit}${rest.repeat(39)}`)
          .split(':')[1]!
          .slice(0, 3);
      expect([start('0'), start('f')]).toEqual([first, last]);
    });

    it('addresses: internal contracts begin with a third letter of that range', () => {
      for (const {hex} of internal as unknown as {hex: string}[])
        expect(base32Of(hex).split(':')[1]).toMatch(/^aa[a-h]/);
      expect(format.hexAddress(EXAMPLE)).toBe(protocolFact('exampleHexAddress').value);
    });

    it('accounts: whoever writes a slot last holds its collateral, and gets it back when anybody clears it', async () => {
      const slot = (BigInt(Number(protocolFact('slotBytes').value)) * 10n ** 18n) / 1024n;
      const {contractCreated: keeper} = await sender.send('account', {data: KEEPER});
      const before = [await collateral('account'), await collateral('staker')];
      const change = async () => [
        (await collateral('account')) - before[0]!,
        (await collateral('staker')) - before[1]!,
      ];
      const write = (name: string, value: number) => sender.send(name, {to: keeper!, data: word(value)});
      await write('account', 1);
      expect(await change()).toEqual([slot, 0n]);
      await write('staker', 2);
      expect(await change()).toEqual([0n, slot]);
      const cleared = (await write('account', 0)) as unknown as {
        storageReleased: {address: string; collaterals: Hex}[];
      };
      expect(await change()).toEqual([0n, 0n]);
      expect(
        cleared.storageReleased.map(({address, collaterals}) => [format.address(address, 1), Number(collaterals)]),
      ).toEqual([[coreOf('staker'), 64]]);
    });

    it('accounts: CREATE2 hashes 0xff, creator, salt and code hash, and a contract counts what it creates from 1', async () => {
      // Creates a keeper with salt 5, and becomes a contract whose code is the keeper's address.
      const creator = `0x6c${KEEPER.slice(2)}5f526005600d60135ff55f5260205ff3` as Hex;
      const {contractCreated} = await sender.send('account', {data: creator});
      const address = contractCreated!;
      const hash = keccak256(concat(['0xff', hexOf(address), pad('0x5', {size: 32}), keccak256(KEEPER)]));
      expect(await sender.client<Hex>('cfx_getCode', address)).toBe(pad(`0x8${hash.slice(-39)}`, {size: 32}));
      expect(await sender.client<Hex>('cfx_getNextNonce', address)).toBe('0x2');
    });
  },
);
