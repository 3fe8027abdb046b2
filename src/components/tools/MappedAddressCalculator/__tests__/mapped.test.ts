import {readFileSync} from 'node:fs';
import {address as sdk} from 'js-conflux-sdk';
import {getAddress, keccak256, slice, type Hex} from 'viem';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import recording from '@site/openrpc/recordings/espace/eth_getTransactionByHash.json';
import {internalContracts} from '@site/src/facts/contracts';
import {protocolFact} from '@site/src/facts';
import {toChecksum} from '@site/src/components/parts/Calculator/checksum';
import {mappedAddress} from '../mapped';
import {readAddress} from '../read';

const placeholders = parse(readFileSync('openrpc/placeholders.yaml', 'utf8')) as Record<
  string,
  {core: {example: string}}
>;
/** Addresses of the three kinds with varied digits. */
const hexes = Array.from(
  {length: 120},
  (_, i) =>
    `0x${'018'[i % 3]}${BigInt.asUintN(156, (BigInt(i) + 3n) ** 41n)
      .toString(16)
      .padStart(39, '0')}`,
);

describe('mapped addresses (CIP-90)', () => {
  it('are those from which the node sent the phantom transaction of a Core Space account', () => {
    const phantom = recording.examples.find(({name}) => name === 'phantom')!.response.result as {from: string};
    const account = readAddress(placeholders.account!.core.example);
    expect(account.ok && mappedAddress(account.hex).toLowerCase()).toBe(phantom.from);
    expect(placeholders.mappedAccount!.core.example).toBe(phantom.from);
  });

  it('agree with js-conflux-sdk and with viem on 120 addresses of three kinds', () => {
    for (const hex of hexes) {
      const base32 = sdk.encodeCfxAddress(hex, 1029) as string;
      expect(mappedAddress(hex)).toBe(getAddress(sdk.cfxMappedEVMSpaceAddress(base32) as Hex));
      expect(mappedAddress(hex)).toBe(getAddress(slice(keccak256(hex as Hex), 12)));
    }
  });

  it('agree with the example of the pages', () => {
    expect(mappedAddress(String(protocolFact('exampleHexAddress').value))).toBe(
      protocolFact('exampleMappedAddress').value,
    );
  });

  it('write capitals as viem does (EIP-55)', () => {
    for (const hex of hexes) expect(toChecksum(hex)).toBe(getAddress(hex));
  });
});

describe('readAddress', () => {
  const hex = String(protocolFact('exampleHexAddress').value);
  const main = String(protocolFact('exampleCoreAddress').value);

  it('reads every form of one address', () => {
    expect(readAddress(` ${main}\n`)).toEqual({ok: true, hex, type: 'user', networkId: 1029});
    expect(readAddress(sdk.encodeCfxAddress(hex, 1029, true))).toEqual({ok: true, hex, type: 'user', networkId: 1029});
    expect(readAddress(String(protocolFact('exampleCoreAddressTestnet').value))).toMatchObject({hex, networkId: 1});
    expect(readAddress(sdk.encodeCfxAddress(hex, 8888))).toMatchObject({hex, networkId: 8888});
    expect(readAddress(hex)).toEqual({ok: true, hex, type: 'user', hasWrongCase: false});
    expect(readAddress(getAddress(hex))).toMatchObject({hex, hasWrongCase: false});
    expect(readAddress(`0X${hex.slice(2).toUpperCase()}`)).toMatchObject({hex, hasWrongCase: false});
  });

  it('detects capitals that do not match', () => {
    expect(readAddress(getAddress(hex).replace('d', 'D'))).toMatchObject({ok: true, hasWrongCase: true});
  });

  it('recognises the internal contracts by their format', () => {
    for (const {hex: own, mainnet, testnet} of internalContracts) {
      expect(readAddress(mainnet)).toEqual({ok: true, hex: own, type: 'builtin', networkId: 1029});
      expect(readAddress(testnet)).toMatchObject({hex: own, networkId: 1});
    }
    expect(readAddress(`0x${'0'.repeat(40)}`)).toMatchObject({type: 'null'});
  });

  it.each([
    ['hello', 'form'],
    ['', 'form'],
    [`foo${main.slice(3)}`, 'prefix'],
    [main.replace('aajg', 'AAJG'), 'mixedCase'],
    [main.replace('aajg', 'aajo'), 'character'],
    [main.replace('aajg', 'aajh'), 'checksum'],
    [main.replace('cfx:', 'cfxtest:'), 'checksum'],
    [main.replace('cfx:', 'cfx:type.contract:'), 'typeName'],
    ['0x12g4', 'hexDigits'],
    [hex.slice(0, -1), 'hexLength'],
    [`${hex}0`, 'hexLength'],
    ['0x', 'hexLength'],
    ['0x72E919d6006Bc8646B2682d9E0b41E49cc0A16b6', 'otherSpace'],
    [sdk.encodeCfxAddress('0x72e919d6006bc8646b2682d9e0b41e49cc0a16b6', 1029) as string, 'otherSpace'],
  ])('refuses %j: %s', (text, problem) => expect(readAddress(text)).toEqual({ok: false, problem}));
});
