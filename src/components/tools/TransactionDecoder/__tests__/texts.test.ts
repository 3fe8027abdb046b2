import {describe, expect, it, vi} from 'vitest';
import {parseTransaction, type Hex} from 'viem';
import {privateKeyToAddress} from 'viem/accounts';
import {network} from '@site/src/facts/networkFacts';
import {protocolFact} from '@site/src/facts';
import {EXAMPLES, exampleForm, type Example} from '../example';
import {cautionText, exampleText, kindText} from '../messages/kinds';
import type {Facts} from '../messages/fields';
import {formProblemText, labelText} from '../messages/form';
import {problemText} from '../messages/problems';
import {cautionsOf} from '../model/cautions';
import {explain, explainHex, type Explained} from '../model/explain';
import type {ProblemId} from '../model/fault';
import {readForm, type FormProblemId} from '../model/form';
import {FORMS, KINDS, type FieldName, type Fields, type Kind} from '../model/kinds';
import {recover} from '../model/signer';
import {encodedResults, fieldResults, mainResults} from '../results';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const facts: Facts = {
  networks: (['core', 'espace'] as const).flatMap((space) =>
    (['mainnet', 'testnet'] as const).map((net) => ({space, net, chainId: network(space, net).chainId})),
  ),
  collateralPerKib: Number(protocolFact('collateralPerKib').value),
  epochBound: Number(protocolFact('epochHeightBound').value),
};
/** The key that Hardhat and Anvil publish. */
const SIGNER = privateKeyToAddress('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const good = (example: Example): Explained => {
  const read = explainHex(EXAMPLES[example], recover);
  if (!read.ok) throw new Error(read.problem);
  return read;
};

describe('the examples', () => {
  it('are signed by the published key, on the testnets', () => {
    for (const example of ['espace2', 'espace0', 'espace4'] as const) {
      expect(good(example).signer).toBe(SIGNER.toLowerCase());
      expect(good(example).transaction).toMatchObject({
        kind: example,
        fields: {chainId: BigInt(network('espace', 'testnet').chainId)},
      });
      expect(cautionsOf(good(example), facts.networks)).toEqual([]);
    }
    expect(good('core2').signer).toBe(`0x1${SIGNER.toLowerCase().slice(3)}`);
    expect(good('core2').transaction).toMatchObject({
      kind: 'core2',
      fields: {chainId: BigInt(network('core', 'testnet').chainId)},
    });
    expect(good('espace4').authorities).toEqual([SIGNER.toLowerCase()]);
    expect(good('unsigned').transaction.signature).toBeUndefined();
    expect(explainHex(EXAMPLES.zero, recover)).toMatchObject({problem: 'leadingZero', field: 'gas'});
    expect(explainHex(EXAMPLES.wrongV, recover)).toMatchObject({problem: 'badParity', field: 'v', detail: '37'});
  });

  it('fill the form of every kind without a problem, except the address of the other space', () => {
    for (const kind of KINDS)
      expect(Object.keys(readForm(kind, exampleForm.texts).problems)).toEqual(kind.startsWith('core') ? [] : ['to']);
  });
});

describe('the texts of the decoder', () => {
  const rows = (example: Example, changed: Fields = {}, networks = facts.networks) => {
    const result = good(example);
    const transaction = {...result.transaction, fields: {...result.transaction.fields, ...changed}};
    return Object.fromEntries(
      fieldResults({...result, transaction}, {...facts, networks}).map(({label, code, text}) => [label, [code, text]]),
    );
  };

  it('is each field in words and units', () => {
    expect(rows('core2')).toMatchObject({
      nonce: ['7', 'position among the account’s transactions, counting from 0'],
      maxPriorityFeePerGas: ['1 GDrip', 'at most per unit of gas, paid to the miner (1,000,000,000 Drip)'],
      maxFeePerGas: ['41 GDrip', 'at most per unit of gas, including the priority fee (41,000,000,000 Drip)'],
      gas: ['51000', 'gas limit, so the fee is at most 0.002091 CFX'],
      to: [expect.stringMatching(/^cfxtest:ac/), 'recipient, or contract that is called'],
      value: ['0 CFX', '0 Drip'],
      storageLimit: ['64', 'bytes of storage at most, so at most 0.0625 CFX are locked'],
      epochHeight: ['250000000', 'valid from epoch 249,900,000 to 250,100,000'],
      chainId: ['1', 'Core Space testnet'],
      data: [expect.any(String), '68 bytes that begin with the selector 0xa9059cbb'],
      accessList: [undefined, 'addresses: 0, slots: 0'],
    });
    expect(rows('espace4')).toMatchObject({
      authorizationList: [expect.stringContaining('"nonce": 4'), 'authorizations: 1'],
      'Authorization signed by': [SIGNER, undefined],
      chainId: ['71', 'eSpace testnet'],
    });
    expect(rows('espace0')).toMatchObject({
      gasPrice: ['20 GDrip', 'per unit of gas (20,000,000,000 Drip)'],
      value: ['1.5 CFX', '1,500,000,000,000,000,000 Drip'],
      data: ['0x', '0 bytes'],
    });
  });

  it('says that an empty recipient creates a contract, whose code has no selector', () => {
    expect(rows('core2', {to: ''})).toMatchObject({
      to: [undefined, 'empty: creates a contract with data as init code'],
      data: [expect.any(String), '68 bytes'],
    });
  });

  it.each([
    ['0xa9059cbb', '4 bytes that begin with the selector 0xa9059cbb'],
    ['0xa9059c', '3 bytes'],
  ])('finds a selector only in at least four bytes: %s', (data, text) => {
    expect(rows('core2', {data}).data).toEqual([data, text]);
  });

  it('shows at most 2,000 characters of data', () => {
    const longest = `0x${'ab'.repeat(999)}`;
    expect(rows('core2', {data: longest}).data?.[0]).toBe(longest);
    expect(rows('core2', {data: `${longest}ab`}).data?.[0]).toBe(`${longest}…`);
  });

  it.each<[Example, bigint, string]>([
    ['core2', 1029n, 'Core Space mainnet'],
    ['core2', 71n, 'eSpace testnet'],
    ['core2', 5n, 'Core Space testnet'],
    ['espace2', 5n, 'eSpace mainnet'],
    ['espace2', 8453n, 'another network'],
  ])('names the network of %s with chain ID %d, first that of its space', (example, chainId, text) => {
    const both = [
      {space: 'core', net: 'testnet', chainId: 5},
      {space: 'espace', net: 'mainnet', chainId: 5},
    ] as const;
    expect(rows(example, {chainId}, [...facts.networks, ...both]).chainId).toEqual([String(chainId), text]);
  });

  it('shows the signers of authorizations, and a dash where there is none', () => {
    const signers = (authorities: Explained['authorities']) =>
      fieldResults({...good('espace4'), authorities}, facts)
        .filter(({label}) => label === 'Authorization signed by')
        .map(({code, text}) => code ?? text);
    expect(signers([undefined, SIGNER.toLowerCase()])).toEqual(['–', SIGNER]);
  });

  it('has no rows for a signature where there is none', () => {
    expect(Object.keys(rows('unsigned'))).toEqual(FORMS.core0.fields);
  });

  it('shows the signature that viem reads', () => {
    const {yParity, r, s} = parseTransaction(EXAMPLES.espace2 as Hex);
    expect(rows('espace2')).toMatchObject({
      yParity: [String(yParity), undefined],
      r: [r, undefined],
      s: [s, undefined],
    });
  });

  it('writes numbers of lists as numbers even if a library has given bigint a method toJSON', () => {
    const numbers = BigInt.prototype as {toJSON?: () => string};
    const {toJSON} = numbers;
    numbers.toJSON = () => 'replaced';
    try {
      expect(rows('espace4').authorizationList?.[0]).toContain('"nonce": 4');
    } finally {
      if (toJSON) numbers.toJSON = toJSON;
      else delete numbers.toJSON;
    }
  });

  it('starts with its kind and its signer, and keeps these rows for bytes that can’t be read', () => {
    const main = mainResults(good('core2'));
    expect(main[0]!.text).toBe('Core Space, type 2 (CIP-1559), 190 bytes, signed');
    expect(main[1]!.code).toMatch(/^cfxtest:aa/);
    expect(main.map(({label}) => label)).toEqual(['Transaction', 'Signed by', 'Transaction hash', 'Hash to sign']);
    expect(main.map(({isMain}) => isMain)).toEqual([true, true, undefined, undefined]);
    expect(main.slice(2).map(({code}) => code)).toEqual([good('core2').hash, good('core2').signingHash]);
    expect(mainResults(good('unsigned')).map(({code, text}) => code ?? text)).toEqual([
      'Core Space, type 0, 49 bytes, unsigned: no node accepts it yet',
      '–',
      '–',
      good('unsigned').signingHash,
    ]);
    expect(mainResults(explainHex('0x', recover)).map(({label, code}) => [label, code])).toEqual(
      main.map(({label}) => [label, undefined]),
    );
  });

  it('and the encoder writes the same bytes', () => {
    const {kind, fields} = good('unsigned').transaction;
    expect(encodedResults(explain({kind, fields}, recover)).map(({code}) => code)).toEqual([
      EXAMPLES.unsigned,
      good('unsigned').signingHash,
    ]);
    expect(encodedResults(undefined).map(({code, isMain}) => [code, isMain])).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
  });

  const PROBLEMS: readonly ProblemId[] = [
    'notHex',
    'hashOrKey',
    'oddDigits',
    'tooLong',
    'unknownStart',
    'notCfx',
    'coreType',
    'blobType',
    'wrapped',
    'truncated',
    'longForm',
    'byteForm',
    'trailing',
    'noBody',
    'listLength',
    'notList',
    'notString',
    'leadingZero',
    'tooBig',
    'addressLength',
    'slotLength',
    'badParity',
    'badV',
    'chainTooBig',
    'zeroSignature',
    'signatureRange',
    'highS',
    'noSigner',
  ];
  it('has a text for each problem, with its place', () => {
    const texts = PROBLEMS.map((problem) => problemText({problem, at: 1234, field: 'gas', detail: 'D'}));
    expect(new Set(texts).size).toBe(PROBLEMS.length);
    for (const [index, text] of texts.entries())
      if (PROBLEMS[index] !== 'hashOrKey') expect(text).toMatch(/^Byte 1,234 \(gas\): .+\.$/);
  });

  it('names the wrong character, and warns of a pasted key without a place', () => {
    const text = (problem: ProblemId) => problemText({problem, at: 0, field: '', detail: 'g'});
    expect(text('notHex')).toMatch(/^Byte 0: g isn’t a hex digit\./);
    expect(text('hashOrKey')).toMatch(/^These 32 bytes are a hash or a private key/);
  });

  it('shows the actual and the required number of items in a list', () => {
    expect(problemText({problem: 'listLength', at: 0, field: '', detail: '8 ≠ 4, 6, 9'})).toMatch(
      /^Byte 0: this list has 8 items instead of 4, 6, or 9\./,
    );
  });

  it('has a text for each problem of the form, caution, kind and example', () => {
    const ids: FormProblemId[] = [
      'notWhole',
      'tooManyBits',
      'noChain',
      'otherNetwork',
      'evmAddress',
      'wrongCase',
      'needsTo',
      'dataHex',
      'dataLong',
      'listJson',
      'listEntry',
      'notANumber',
      'comma',
      'negative',
      'exponent',
      'tooPrecise',
      'tooLarge',
      'notHex',
      'checksum',
      'otherSpace',
    ];
    const problems = ids.map((id) => formProblemText({id, detail: '1'}));
    expect(new Set(problems).size).toBe(ids.length);
    const cautions = (
      [
        'receiver',
        'tipAbovePrice',
        'zeroPrice',
        'noAuthorization',
        'skipped',
        'unchecked',
        'otherSpace',
        'anyChain',
        'noCode',
      ] as const
    ).map(cautionText);
    expect(new Set(cautions).size).toBe(9);
    for (const text of [...problems, ...cautions]) expect(text).toMatch(/^[A-Z].+\.$/);
    expect(new Set(KINDS.map(kindText)).size).toBe(KINDS.length);
    expect(new Set((Object.keys(EXAMPLES) as Example[]).map(exampleText)).size).toBe(7);
  });

  it.each<[Kind, string]>([
    ['core0', 'Core Space, type 0'],
    ['core2', 'Core Space, type 2 (CIP-1559)'],
    ['espaceOld', 'eSpace, type 0 (without a chain ID)'],
    ['espace0', 'eSpace, type 0 (EIP-155)'],
  ])('calls %s by its space, type and standard', (kind, text) => {
    expect(kindText(kind)).toBe(text);
  });

  it.each<[FieldName, string]>([
    ['nonce', 'nonce'],
    ['value', 'value, CFX'],
    ['gasPrice', 'gasPrice, GDrip'],
    ['to', 'to (empty to create a contract)'],
    ['accessList', 'accessList, JSON'],
    ['authorizationList', 'authorizationList, JSON'],
  ])('labels the field %s with how to write its value', (name, text) => {
    expect(labelText(name)).toBe(text);
  });
});
