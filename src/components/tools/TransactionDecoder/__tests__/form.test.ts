import {describe, expect, it} from 'vitest';
import {cautionsOf, type Network} from '../model/cautions';
import {explain, explainHex, rawHex} from '../model/explain';
import {readForm, type Texts} from '../model/form';
import {FORMS, type FieldName, type Fields, type Kind} from '../model/kinds';
import {textsOf} from '../model/texts';
import {anyKind, below, breathe, random, randomFields} from './random';

const someone = () => `0x1${'0'.repeat(39)}`;
const HEX = `0x1${'2'.repeat(39)}`;
const SLOT = `0x${'0'.repeat(64)}`;
const access = (slot: string) => JSON.stringify([{address: HEX, storageKeys: [slot]}]);
const core: Texts = {
  nonce: '1',
  maxPriorityFeePerGas: '1',
  maxFeePerGas: '3',
  gas: '21000',
  to: HEX,
  value: '1.5',
  storageLimit: '0',
  epochHeight: '0x10',
  chainId: '1',
  data: '',
  accessList: '',
};
const evm: Texts = {
  chainId: '71',
  nonce: '0',
  gasPrice: '20',
  maxPriorityFeePerGas: '0',
  maxFeePerGas: '0.000000001',
  gas: '50000',
  to: HEX,
  value: '0',
  data: '0x',
  accessList: '[]',
  authorizationList: '[]',
};

describe('the form', () => {
  it('returns every transaction that it was filled with, in 2,000 cases', async () => {
    const chance = random(21);
    for (let i = 0; i < 2_000; i++) {
      await breathe(i);
      const kind = anyKind(chance);
      const isCore = FORMS[kind].space === 'core';
      const address = (hex: string) => (isCore && hex ? `0x${'018'[below(chance, 3)]}${hex.slice(3)}` : hex);
      const made = randomFields(chance, kind);
      const fields: Fields = {
        ...made,
        to: address(made.to!),
        ...(made.accessList && {accessList: made.accessList.map((one) => ({...one, address: address(one.address)}))}),
      };
      expect(readForm(kind, textsOf({kind, fields}))).toEqual({problems: {}, transaction: {kind, fields}});
    }
  }, 120_000);

  it('reads units, hex numbers, empty data and empty lists', () => {
    expect(readForm('core2', core).transaction!.fields).toEqual({
      nonce: 1n,
      maxPriorityFeePerGas: 10n ** 9n,
      maxFeePerGas: 3n * 10n ** 9n,
      gas: 21_000n,
      to: HEX,
      value: 15n * 10n ** 17n,
      storageLimit: 0n,
      epochHeight: 16n,
      chainId: 1n,
      data: '0x',
      accessList: [],
    });
    expect(readForm('espace2', evm).transaction!.fields).toMatchObject({maxFeePerGas: 1n, to: HEX});
    expect(readForm('espace2', {...evm, to: ' '}).transaction!.fields.to).toBe('');
  });

  it.each<[Kind, FieldName, string, string, string]>([
    ['core2', 'nonce', '', 'notWhole', ''],
    ['core2', 'nonce', '-1', 'notWhole', ''],
    ['core2', 'nonce', '9'.repeat(100_000), 'notWhole', ''],
    ['core2', 'nonce', `0x1${'0'.repeat(64)}`, 'tooManyBits', '256'],
    ['core2', 'storageLimit', String(2n ** 64n), 'tooManyBits', '64'],
    ['core2', 'chainId', String(2n ** 32n), 'tooManyBits', '32'],
    ['core2', 'chainId', '0', 'noChain', ''],
    ['core2', 'value', '1e9', 'exponent', ''],
    ['core2', 'value', '9'.repeat(100_000), 'notANumber', ''],
    ['core2', 'maxFeePerGas', '0.0000000001', 'tooPrecise', ''],
    ['core2', 'to', `0x2${'2'.repeat(39)}`, 'otherSpace', ''],
    ['core2', 'to', 'cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91', 'otherNetwork', '1029'],
    ['core2', 'to', 'cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz92', 'checksum', ''],
    ['core2', 'data', '0x123', 'dataHex', ''],
    ['core2', 'data', '<b>', 'dataHex', ''],
    ['core2', 'data', `0x${'00'.repeat(204_800)}`, 'dataLong', ''],
    ['core2', 'accessList', '{', 'listJson', ''],
    ['core2', 'accessList', '{}', 'listJson', ''],
    ['core2', 'accessList', '['.repeat(100_000), 'listJson', ''],
    ['core2', 'accessList', '[1]', 'listEntry', '[0]'],
    ['core2', 'accessList', '[null]', 'listEntry', '[0]'],
    ['core2', 'accessList', access(`1${SLOT}`), 'listEntry', '[0].storageKeys[0]'],
    ['core2', 'accessList', access(`${SLOT}0`), 'listEntry', '[0].storageKeys[0]'],
    ['core2', 'accessList', `[{"address": "${HEX}"}]`, 'listEntry', '[0].storageKeys'],
    ['core2', 'accessList', `[{"address": "${HEX}", "storageKeys": ["0x01"]}]`, 'listEntry', '[0].storageKeys[0]'],
    ['core2', 'accessList', '[{"address": "0x", "storageKeys": []}]', 'listEntry', '[0].address'],
    ['espace4', 'to', '', 'needsTo', ''],
    ['espace2', 'to', 'cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91', 'evmAddress', ''],
    ['espace2', 'to', `1${HEX}`, 'evmAddress', ''],
    ['espace2', 'to', `${HEX}0`, 'evmAddress', ''],
    ['espace2', 'to', '0x72e919d6006Bc8646B2682d9E0b41E49cc0A16b6', 'wrongCase', ''],
    ['espace4', 'authorizationList', '[{"address": "0x1", "chainId": 1}]', 'listEntry', '[0].address'],
    ['espace4', 'authorizationList', `[{"address": "${HEX}", "chainId": 1.5}]`, 'listEntry', '[0].chainId'],
    ['espace4', 'authorizationList', `[{"address": "${HEX}", "chainId": [1]}]`, 'listEntry', '[0].chainId'],
    ['espace4', 'authorizationList', `[{"address": "${HEX}", "chainId": ${2 ** 53}}]`, 'listEntry', '[0].chainId'],
  ])('%s: says what is wrong with %s %.30s', (kind, name, text, id, detail) => {
    const {problems, transaction} = readForm(kind, {...(kind === 'core2' ? core : evm), [name]: text});
    expect({problems, transaction}).toEqual({problems: {[name]: {id, detail}}, transaction: undefined});
  });

  it('compares an address with the network only if the chain ID can be read', () => {
    const to = 'cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91';
    expect(readForm('core2', {...core, to, chainId: ''}).problems).toEqual({chainId: {id: 'notWhole', detail: ''}});
  });

  it('treats a missing text as an empty one', () => {
    expect(readForm('espaceOld', {}).problems).toEqual({
      nonce: {id: 'notWhole', detail: ''},
      gasPrice: {id: 'notANumber', detail: ''},
      gas: {id: 'notWhole', detail: ''},
      value: {id: 'notANumber', detail: ''},
    });
  });
});

describe('cautions', () => {
  const NETWORKS: Network[] = [
    {space: 'core', net: 'mainnet', chainId: 1029},
    {space: 'core', net: 'testnet', chainId: 1},
    {space: 'espace', net: 'testnet', chainId: 71},
  ];
  const cautions = (kind: Kind, changed: Texts = {}, networks = NETWORKS) =>
    cautionsOf(
      explain(
        readForm(kind, {...(FORMS[kind].space === 'core' ? core : evm), ...changed}).transaction!,
        () => undefined,
      ),
      networks,
    );

  it('are none where nothing is odd, and on networks of others', () => {
    expect(cautions('core2')).toEqual([]);
    expect(cautions('espace2')).toEqual([]);
    expect(cautions('espace2', {chainId: '8453'})).toEqual([]);
    expect(cautions('core2', {maxPriorityFeePerGas: '3', maxFeePerGas: '3'})).toEqual([]);
    expect(cautions('core2', {to: '', data: '0x00'})).toEqual([]);
  });

  it('are none where a network of each space has the chain ID', () => {
    const both: Network[] = [...NETWORKS, {space: 'espace', net: 'mainnet', chainId: 1}];
    for (const kind of ['core2', 'espace2'] as const) expect(cautions(kind, {chainId: '1'}, both), kind).toEqual([]);
  });

  it('report what a node would reject, and what a signer would regret', () => {
    expect(cautions('core2', {chainId: '71'})).toEqual(['otherSpace']);
    expect(cautions('espace2', {chainId: '1029'})).toEqual(['otherSpace']);
    expect(cautions('core2', {maxFeePerGas: '0'})).toEqual(['zeroPrice', 'tipAbovePrice']);
    expect(cautions('espace1', {gasPrice: '0'})).toEqual(['zeroPrice']);
    expect(cautions('espace4')).toEqual(['noAuthorization']);
    expect(
      cautions('espace4', {
        authorizationList: `[{"address": "${HEX}", "chainId": 71, "nonce": 0, "yParity": 0, "r": 1, "s": 1}]`,
      }),
    ).toEqual(['skipped']);
    expect(cautions('espaceOld')).toEqual(['anyChain']);
    expect(cautions('core2', {to: ''})).toEqual(['noCode']);
    const raw = rawHex(readForm('espace0', {...evm, to: `0x2${'2'.repeat(39)}`}).transaction!);
    const read = explainHex(raw, someone);
    expect(read.ok && cautionsOf({...read, transaction: {kind: 'core0', fields: read.transaction.fields}}, [])).toEqual(
      ['receiver'],
    );
  });
});
