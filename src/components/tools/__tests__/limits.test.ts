import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import {readRecipient} from '../AddressCheck/read';
import {resultsOf as addressResults} from '../AddressCheck/results';
import {readHeight} from '../DatasetCalculator/read';
import {resultsOf as datasetResults} from '../DatasetCalculator/results';
import {explainTypedData} from '../Eip712Explorer/explain';
import {problemText as typedDataText} from '../Eip712Explorer/problems';
import {decodeBlock, decodeEpoch, decodeEpochBlocks} from '../EpochPlayer/live/decode';
import {findErrors} from '../ErrorFinder/match';
import {readInput} from '../ErrorFinder/read';
import {readRevert} from '../ErrorFinder/revert';
import {readForm as readFee} from '../FeeCalculator/form';
import {exampleOf as feeExample} from '../FeeCalculator/examples';
import {decodeHeads} from '../HardforkStatus/standing';
import {send} from '../LiveRequest/send';
import {readAddress} from '../MappedAddressCalculator/read';
import {MAX_LENGTH as MERKLE_LENGTH, readList} from '../MerkleTree/read';
import {treeOf} from '../MerkleTree/tree';
import {computeCids} from '../CidCalculator/compute';
import {amountProblems} from '../RunAttack/AmountFields';
import {parseSignature} from '../SelectorCalculator/parse';
import {problemText as signatureText} from '../SelectorCalculator/messages';
import {resultsOf as signatureResults} from '../SelectorCalculator/results';
import {exampleChoices, exampleTexts} from '../SponsorCalculator/example';
import {forecastOf} from '../SponsorCalculator/forecast';
import {readForm as readSponsor} from '../SponsorCalculator/form';
import {explain, explainHex, MAX_RECOVERED, rawHex} from '../TransactionDecoder/model/explain';
import {readForm as readTransaction} from '../TransactionDecoder/model/form';
import type {Transaction} from '../TransactionDecoder/model/kinds';
import {recover} from '../TransactionDecoder/model/signer';
import {fieldResults} from '../TransactionDecoder/results';
import {PREFIX} from '../TreeGraphExplorer/prefix';
import {rulesOf, shownGraph} from '../TreeGraphExplorer/model/explorer';
import {read as readGraph} from '../TreeGraphExplorer/model/reading';
import {openHash} from '../TreeGraphExplorer/model/link';
import {formatAmount, parseAmount, type Unit} from '../UnitConverter/units';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

/**
 * Milliseconds of the processor for one computation, which is generous because other tests run at the same time. What
 * the limits prevent takes much longer: 22 struct types that refer to each other twice took 20 seconds.
 */
const MOST_MS = 1_000;

const RULES = {bytesPerCfx: 1024n, slotBytes: 64n, codeBytesPerKib: 512n, txGas: 27_000_000n};
const SPACE = {blockGas: 30_000_000n, leastPrice: 10n ** 9n};
const FACTS = {networks: [], collateralPerKib: 1, epochBound: 100_000};
const DATA = {
  entries: ['nonce too low', 'execution reverted', 'Invalid parameters: <name>', 'blockhash'].map((message, index) => ({
    id: message,
    code: -32000 - index,
    messages: [message],
  })),
  codes: [],
  methods: [],
} as never;

/** Everything that a tool does with the text of one of its fields, and the limit of that field in characters. */
interface Reading {
  readonly most: number;
  readonly compute: (text: string) => unknown;
}

/** A node's response, which is also a text that a tool reads. */
const answer = (body: string) =>
  send('https://node.example', '{}', new AbortController().signal, {
    fetch: async () => ({ok: true, status: 200, text: async () => body}) as Response,
    now: () => 0,
    isOffline: () => false,
  });

const TOOLS: Record<string, Reading> = {
  AddressCheck: {most: 500, compute: (text) => addressResults(readRecipient(text, []))},
  DatasetCalculator: {
    most: 200,
    compute: (text) => datasetResults(readHeight(text), {start: 2 ** 32, step: 2 ** 24, stage: 2 ** 19}, 1),
  },
  Eip712Explorer: {
    most: 20_000,
    compute: (text) => {
      const result = explainTypedData(text);
      return result.ok ? result.digest : typedDataText(result);
    },
  },
  EpochPlayer: {
    most: 500_000,
    compute: (text) => [
      decodeEpoch(text),
      decodeEpochBlocks([text]),
      decodeBlock(text)({hash: text, refereeHashes: [text]}),
    ],
  },
  ErrorFinder: {
    most: 100_000,
    compute: (text) => {
      const input = readInput(text);
      return input.kind === 'error' ? [findErrors(DATA, input), readRevert(input.data)] : input;
    },
  },
  FeeCalculator: {
    most: 200,
    compute: (text) =>
      Object.keys(feeExample(SPACE)).map((key) => readFee({...feeExample(SPACE), [key]: text}, SPACE).problems),
  },
  HardforkStatus: {most: 500_000, compute: (text) => [decodeHeads({epochNumber: text, blockNumber: '0x1'})]},
  LiveRequest: {most: 500_000, compute: answer},
  MappedAddressCalculator: {most: 200, compute: readAddress},
  MerkleTree: {
    most: MERKLE_LENGTH,
    compute: (text) => {
      const list = readList(text);
      return list.ok ? treeOf(list.entries).root : list.problem;
    },
  },
  // It reads a file, whose size is limited; a text is a small one.
  CidCalculator: {
    most: 500_000,
    compute: (text) => computeCids(new TextEncoder().encode(text), new AbortController().signal),
  },
  // Its fields are those of RunAttack.
  RunCalls: {
    most: 200,
    compute: (text) =>
      amountProblems({a: text.slice(0, 201)}, {a: {label: '', default: '1', min: '0', max: '10'}} as never),
  },
  RunAttack: {
    most: 200,
    compute: (text) => {
      const amounts = {a: {label: '', default: '1', min: '0', max: '10'}};
      return amountProblems({a: text.slice(0, 201)}, amounts as never);
    },
  },
  SelectorCalculator: {
    most: 4_000,
    compute: (text) => {
      const parsed = parseSignature(text);
      return parsed.ok ? signatureResults(parsed) : signatureText(parsed);
    },
  },
  SponsorCalculator: {
    most: 200,
    compute: (text) =>
      Object.keys(exampleTexts()).map((key) => {
        const {plan, problems} = readSponsor({...exampleTexts(), [key]: text}, exampleChoices, RULES);
        return plan ? forecastOf(plan) : problems;
      }),
  },
  TransactionDecoder: {
    most: 409_700,
    compute: (text) => {
      const read = readTransaction('core2', {data: text, to: text, value: text, nonce: text, accessList: text});
      const result = explainHex(text, recover);
      return result.ok ? fieldResults(result, FACTS) : read;
    },
  },
  TreeGraphExplorer: {most: 300, compute: (text) => openHash(PREFIX + text)},
  UnitConverter: {
    most: 200,
    compute: (text) =>
      (['cfx', 'gdrip', 'drip', 'hex'] as Unit[]).map((unit) => {
        const parsed = parseAmount(text, unit);
        return parsed.ok ? formatAmount(parsed.drip, 'cfx') : parsed.problem;
      }),
  },
};

/** Beginning, repeated part and end of texts that make a parser or a regular expression start again and again. */
const PATTERNS: readonly (readonly [string, string, string])[] = [
  ['', '9', ''],
  ['0.', '0', '1'],
  ['0x', 'f', ''],
  ['0x', '0', 'g'],
  ['1', ',000', 'x'],
  ['x', '.', 'x'],
  ['x', ':', 'x'],
  ['1', ' ', 'x'],
  ['1', '\n', '1'],
  ['', '[', ''],
  ['', '[]', ''],
  ['', '{"a":', ''],
  ['{"types":{"T":[{"name":"a","type":"bool', '[]', '"}]},"domain":{},"primaryType":"T","message":{"a":1}}'],
  ['{"types":{"T":[{"name":"a","type":"', '[', '"}]},"domain":{},"primaryType":"T","message":{"a":1}}'],
  ['f(', '(', ''],
  ['f(', 'uint,', 'uint)'],
  ['f(uint', '[1]', ')'],
  ['0x', 'f8ff', ''],
  ['0x', 'c0', ''],
  ['0x', 'b8ff', ''],
  ['', 'code ', ':'],
  ['', '\\"', ''],
  ['', '"error"', ''],
  ['{"data":"0x08c379a0', '0', '"}'],
  ['', 'xblockhashx ', ''],
  ['cfx:', 'a', ''],
  ['net', '1', ':aa'],
  ['', 'word ', ''],
  ['', '🙂', ''],
  ['', '\0', ''],
  ['{"result":"0x', 'f', '"}'],
  ['{"error":{"code":1,"message":', '[', ''],
];

/** A text of a pattern with about this many characters. */
const textOf = ([start, part, end]: (typeof PATTERNS)[number], length: number): string =>
  start + part.repeat(Math.max(0, Math.floor((length - start.length - end.length) / part.length))) + end;

it('every tool is tried', () => {
  const folders = readdirSync(path.join(__dirname, '..')).filter((name) => !name.startsWith('__'));
  expect(Object.keys(TOOLS).sort()).toEqual(folders.sort());
});

describe('hostile texts end in a result or a reason, in a bounded time', () => {
  it.each(Object.entries(TOOLS))(
    '%s, up to its limit and above',
    async (_, {most, compute}) => {
      for (const pattern of PATTERNS)
        for (const length of [most, most + 1, most + 20_000]) {
          const text = textOf(pattern, length);
          expect(await expectFast(() => compute(text), MOST_MS), JSON.stringify(pattern)).toBeDefined();
        }
    },
    120_000,
  );
});

describe('hostile typed data', () => {
  const bool = [{name: 'a', type: 'bool'}];
  const typed = (types: object, message: unknown = {a: true}) =>
    JSON.stringify({types, domain: {}, primaryType: 'T', message});
  /** Each struct contains the next one twice, so there are 2 to the power of `levels` ways through them. */
  const diamond = (levels: number) =>
    Object.fromEntries(
      Array.from({length: levels}, (_, index) => [
        `D${index}`,
        index === levels - 1 ? bool : ['a', 'b'].map((name) => ({name, type: `D${index + 1}`})),
      ]),
    );
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

  it.each([22, 24, 99])('a diamond of %d structs is read like any other data', async (levels) => {
    const text = typed({T: bool, ...diamond(levels)});
    expect(await expectFast(() => explainTypedData(text), MOST_MS)).toMatchObject({ok: true});
  });

  it('a diamond that ends in its beginning is still found to have no end', () => {
    const types = {...diamond(30), D29: [{name: 'a', type: 'D0'}]};
    expect(explainTypedData(typed({T: bool, ...types}))).toMatchObject({problem: 'cyclic', path: 'types.D0'});
  });

  it.each<[string, string, string]>([
    ['arrays', 'tooDeep', typed({T: [{name: 'a', type: `bool${'[]'.repeat(33)}`}]}, {a: []})],
    ['arrays of thousands of levels', 'tooDeep', typed({T: [{name: 'a', type: `bool${'[]'.repeat(4_000)}`}]}, {a: []})],
    ['brackets before a name', 'tooDeep', typed({T: [{name: 'a', type: `${'[]'.repeat(9_000)}x`}]})],
    [
      'structs in arrays',
      'tooDeep',
      `{"types":{"T":[{"name":"a","type":"T[]"}]},"domain":{},"primaryType":"T","message":${nested('{"a":[', ']}', 2_000)}}`,
    ],
    ['too many structs', 'tooManyTypes', typed(Object.fromEntries(Array.from({length: 101}, (_, i) => [`S${i}`, []])))],
    ['too many elements', 'tooManyValues', typed({T: [{name: 'a', type: 'uint8[]'}]}, {a: Array(2_000).fill(1)})],
    [
      'too many structs in a list',
      'tooManyValues',
      typed({T: [{name: 'a', type: 'E[]'}], E: []}, {a: Array(5_000).fill({})}),
    ],
  ])('%s: %s', async (_, problem, text) => {
    const result = await expectFast(() => explainTypedData(text), MOST_MS);
    expect(result).toMatchObject({ok: false, problem});
    expect(typedDataText(result as never)).toMatch(/\d/);
  });

  it.each<[string, string]>([
    [
      'arrays in arrays',
      typed({T: [{name: 'a', type: `bool${'[]'.repeat(31)}`}]}, {a: JSON.parse(nested('[', ']', 31))}),
    ],
    ['many elements', typed({T: [{name: 'a', type: 'uint8[]'}]}, {a: Array(1_999).fill(1)})],
    [
      'many structs of a type that uses a hundred',
      typed(
        {
          T: [{name: 'a', type: 'S0[]'}],
          ...Object.fromEntries(
            Array.from({length: 98}, (_, i) => [`S${i}`, [{name: 'a', type: `S${(i + 1) % 98}[]`}]]),
          ),
        },
        {a: Array(900).fill({a: []})},
      ),
    ],
    [
      'a wide struct',
      typed(
        {T: Array.from({length: 300}, (_, i) => ({name: `f${i}`, type: 'bool'}))},
        Object.fromEntries(Array.from({length: 300}, (_, i) => [`f${i}`, true])),
      ),
    ],
  ])('%s up to the limit are read', async (_, text) => {
    expect(text.length).toBeLessThanOrEqual(20_000);
    expect(await expectFast(() => explainTypedData(text), MOST_MS)).toMatchObject({ok: true});
  });
});

describe('hostile transactions', () => {
  const address = `0x${'1'.repeat(40)}`;
  const authorization = {chainId: 0n, address, nonce: 0n, yParity: 0n, r: 1n, s: 1n};
  const fields = {
    chainId: 71n,
    nonce: 0n,
    maxPriorityFeePerGas: 0n,
    maxFeePerGas: 1n,
    gas: 21_000n,
    to: address,
    value: 0n,
    data: '0x',
    accessList: [],
  };

  it('recover the signers of the first authorizations only', async () => {
    const many: Transaction = {
      kind: 'espace4',
      fields: {...fields, authorizationList: Array(3_000).fill(authorization)},
    };
    const {authorities} = await expectFast(() => explain(many, recover), MOST_MS);
    expect(authorities).toHaveLength(MAX_RECOVERED);
    expect(new Set(authorities).size).toBe(1);
    const raw = rawHex(many);
    expect(await expectFast(() => explainHex(raw, recover), MOST_MS)).toMatchObject({ok: true});
  });

  it.each<[string, Partial<Transaction['fields']>]>([
    ['data', {data: `0x${'ab'.repeat(204_000)}`}],
    ['slots', {accessList: [{address, storageKeys: Array(6_000).fill(`0x${'ab'.repeat(32)}`)}]}],
    ['addresses', {accessList: Array(8_000).fill({address, storageKeys: []})}],
  ])('of the largest size, with %s, are read', async (_, large) => {
    const raw = rawHex({kind: 'espace2', fields: {...fields, ...large}});
    expect(raw.length).toBeGreaterThan(300_000);
    const result = await expectFast(() => explainHex(raw, recover), MOST_MS);
    if (!result.ok) throw new Error(result.problem);
    await expectFast(() => fieldResults(result, FACTS), MOST_MS);
  });

  it('in the form have lists of a limited length', async () => {
    const mixed = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826';
    const list = (count: number) => JSON.stringify(Array(count).fill({address: mixed, storageKeys: []}));
    const read = (accessList: string) => readTransaction('espace2', {accessList}).problems.accessList;
    expect(await expectFast(() => read(list(2_000)), MOST_MS)).toBeUndefined();
    expect((await expectFast(() => read(list(5_000)), MOST_MS))?.id).toBe('listJson');
    expect((await expectFast(() => read('['.repeat(150_000)), MOST_MS))?.id).toBe('listJson');
  });
});

it('a sponsor whose payers alternate all the time is computed in a bounded time', async () => {
  const texts = {
    ...exampleTexts(),
    slots: '3',
    cleared: '5',
    perDay: '1000000000',
    count: '1000000000',
    balance: '1',
    points: '1',
  };
  for (const start of ['payment', 'info'] as const) {
    const {plan} = readSponsor(texts, {...exampleChoices, start}, RULES);
    expect(await expectFast(() => plan && forecastOf(plan), MOST_MS)).toBeDefined();
  }
});

it('a link with the largest graph, of any form, is read in a bounded time', async () => {
  for (const move of ['AA', '~AA', 'AB']) {
    const opened = await expectFast(() => openHash(`${PREFIX}10a.j.1.${move.repeat(63)}`), MOST_MS);
    expect(opened).toBeDefined();
    if (!opened || !('state' in opened)) continue;
    const {state} = opened;
    expect(await expectFast(() => readGraph(shownGraph(state), rulesOf(state)), MOST_MS)).toBeDefined();
  }
});

it('a response of any size, and an error of any form, is read in a bounded time', async () => {
  for (const [body, kind] of [
    [`{"result":"0x${'f'.repeat(490_000)}"}`, 'unexpected'],
    [`{"result":"0x1","more":"${'f'.repeat(500_000)}"}`, 'unexpected'],
    [`{"error":{"code":-32000,"message":"${'long '.repeat(90_000)}"}}`, 'refused'],
    ['{"error":{"code":-32000,"message":{"toString":1}}}', 'refused'],
    [`{"error":{"code":-32000,"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 'refused'],
  ] as const) {
    const outcome = await expectFast(() => answer(body), MOST_MS);
    expect(outcome.kind).toBe(kind);
    if (outcome.kind === 'refused') expect(outcome.message.length).toBeLessThanOrEqual(500);
  }
});
