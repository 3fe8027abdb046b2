import type {Hex} from 'viem';
import type {Space} from '../../gateway';

/** One transaction to the contract of a case. */
interface PriceCall {
  readonly function?: string;
  /** Calldata, for a call without a function of the ABI. */
  readonly data?: Hex;
  readonly args?: readonly unknown[];
  /** Drip that it sends. */
  readonly value?: bigint;
  readonly gasLimit?: bigint;
  /** The spaces in which the transaction must fail; in the others, it must succeed. */
  readonly failsIn?: readonly Space[];
}

/** A contract that uses one or a few price rules, deployed and then called. */
export interface PriceCase {
  readonly contract: string;
  readonly constructorArgs?: readonly unknown[];
  /** Drip that the deployment sends. */
  readonly value?: bigint;
  readonly calls: readonly PriceCall[];
}

const BOTH: readonly Space[] = ['espace', 'core'];
const address = (number: number): Hex => `0x${number.toString(16).padStart(40, '0')}`;
const word = (value: bigint): string => value.toString(16).padStart(64, '0');
const filled = (bytes: number, byte: string): Hex => `0x${byte.repeat(bytes)}`;
const run = (contract: string, rest: Partial<PriceCase> = {}): PriceCase => ({
  contract,
  calls: [{function: 'run'}],
  ...rest,
});
/** Writes the values to a slot: 0 begins with 1, and 5 with 0. */
const write = (slot: number, ...values: number[]): PriceCall => ({function: 'write', args: [slot, values]});
const works = (number: number, input: Hex): PriceCall => ({function: 'use', args: [address(number), input]});
const fail = (number: number, input: Hex): PriceCall => ({function: 'fail', args: [address(number), input]});

/** A signature by the private key 1 of the hash 1: what `ecrecover` accepts. */
const SIGNATURE: Hex = `0x${word(1n)}${word(28n)}6673ffad2147741f04772b6f921f0ba6af0c1e77fc439e65c36dedf4092e88984c1a971652e0ada880120ef8025e709fff2080c4a39aae068d12eed009b68c89`;
/** Base 3, exponent 0x1001, modulus 2^256 - 189: three lengths of 32, then the numbers. */
const POWER: Hex = `0x${word(32n)}${word(32n)}${word(32n)}${word(3n)}${word(0x1001n)}${word(2n ** 256n - 189n)}`;
/** The generator of the curve alt_bn128, and the negative of it. */
const [G1, MINUS_G1] = [
  word(1n) + word(2n),
  word(1n) + word(21888242871839275222246405745257275088696311157297823662689037894645226208581n),
];
const G2 =
  '198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2' +
  '1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed' +
  '090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b' +
  '12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa';
/** Twelve rounds of BLAKE2 over zeros. */
const BLAKE: Hex = `0x0000000c${'00'.repeat(208)}01`;

/**
 * What `npm run claims -- prices` sends to the node in both spaces. Together, the cases use each price of the virtual
 * machine and each rule of a transaction's cost.
 */
export const PRICE_CASES: readonly PriceCase[] = [
  // Slots.
  run('NewSlot', {calls: [{function: 'run'}, {function: 'run'}]}),
  run('ClearedSlot'),
  run('ChangedSlot'),
  {
    contract: 'SlotSequence',
    calls: [
      write(0, 1),
      write(0, 0, 2),
      write(0, 3, 2),
      write(0, 0, 2),
      write(0, 3, 0, 4),
      write(5, 1, 0),
      write(5, 1, 2),
      write(5, 0, 2),
      write(6, 1, 0, 1),
      write(7, 0),
      write(0, 0),
    ],
  },
  run('ManyClearedSlots'),
  run('ClearsInRevertedCall'),
  run('ClearsInInnerCall'),
  run('ColdAndWarmReads'),
  run('ReadThenWrite', {calls: [{function: 'run'}, {function: 'run'}]}),
  run('WarmInRevertedCall'),
  run('Transient'),
  run('TransientInRevertedCall'),
  run('StorageInConstructor', {value: 5n}),
  {
    contract: 'Ledger',
    calls: ['short', 'a text that is longer than thirty-one bytes', '', 'short'].map((text) => ({
      function: 'run',
      args: [text],
    })),
  },
  // Calls and accounts.
  {
    contract: 'Payments',
    value: 100n,
    calls: ['toNewAccount', 'toSameAccountAgain', 'nothingToNewAccount', 'toSender', 'tooMuch'].map((name) => ({
      function: name,
    })),
  },
  {contract: 'Stipend', value: 100n, calls: ['emits', 'writes', 'marks'].map((name) => ({function: name}))},
  {
    contract: 'CallKinds',
    calls: [
      {function: 'each'},
      {function: 'delegated'},
      {function: 'writeInStaticCall'},
      {function: 'outOfGasInside', gasLimit: 300_000n},
    ],
  },
  {
    contract: 'Proxy',
    calls: [{function: 'selectors'}, {data: '0xc4b5c133'}, {data: '0xc4b5c133', value: 3n}, {data: '0x', value: 3n}],
  },
  run('Lock'),
  {contract: 'Accounts', calls: [{function: 'coldAndWarm'}, {function: 'alwaysWarm'}]},
  {
    contract: 'Nested',
    calls: [
      {function: 'down', args: [0]},
      {function: 'down', args: [40]},
    ],
  },
  {
    contract: 'SelfDestructs',
    value: 100n,
    calls: ['richToNewAccount', 'poorToNewAccount', 'inItsFirstTransaction'].map((name) => ({function: name})),
  },
  // Creations.
  {
    contract: 'Creator',
    value: 100n,
    calls: [
      ...['small', 'larger', 'withValue', 'withSalt', 'refused', 'codeOfNewFormat', 'createdIsWarm'].map((name) => ({
        function: name,
      })),
      {function: 'withSameSalt', gasLimit: 400_000n},
      {function: 'bytesOfCode', args: [0]},
      {function: 'bytesOfCode', args: [1]},
      {function: 'bytesOfCode', args: [1000]},
      {function: 'makeBytes', args: [100]},
      {function: 'makeBytes', args: [1000]},
      {function: 'makeInitCode', args: [49152]},
      {function: 'makeInitCode', args: [49153]},
    ],
  },
  {contract: 'ConstructorArguments', constructorArgs: [filled(100, '00')], calls: []},
  {contract: 'ConstructorArguments', constructorArgs: [filled(100, 'ff')], calls: []},
  {contract: 'Family', constructorArgs: [3], calls: [{function: 'more'}]},
  // Computation.
  {
    contract: 'Precompiles',
    calls: [
      works(1, SIGNATURE),
      works(1, '0x'),
      works(2, filled(33, '01')),
      works(3, filled(33, '01')),
      works(4, filled(65, '01')),
      works(5, POWER),
      works(5, '0x'),
      works(6, `0x${G1}${G1}`),
      works(7, `0x${G1}${word(9n)}`),
      works(8, '0x'),
      works(8, `0x${G1}${G2}${MINUS_G1}${G2}`),
      works(9, BLAKE),
      fail(6, `0x${word(1n)}${word(1n)}`),
      fail(9, '0x00'),
    ],
  },
  {
    contract: 'Memory',
    calls: [
      {function: 'expand', args: [0]},
      {function: 'expand', args: [100_000]},
      {function: 'copies', args: [filled(77, 'ab')]},
    ],
  },
  {
    contract: 'Arithmetic',
    calls: [
      {function: 'powers', args: [3, 0]},
      {function: 'powers', args: [3, 2n ** 200n]},
      {function: 'mixed', args: [2n ** 250n + 7n, 12345]},
    ],
  },
  {contract: 'Logs', calls: [{function: 'each', args: [filled(5, 'ab')]}]},
  // Ends of transactions, and the rules about their limit and their data.
  {
    contract: 'Endings',
    calls: [
      {function: 'returns_'},
      {function: 'returns_', gasLimit: 21_500n},
      {function: 'reverts', failsIn: BOTH},
      {function: 'revertsAfterWrite', failsIn: BOTH},
      {function: 'panics', args: [5], failsIn: BOTH},
      {function: 'invalid', gasLimit: 60_000n, failsIn: BOTH},
      {function: 'spins', gasLimit: 60_000n, failsIn: BOTH},
      {function: 'writes', args: [1], gasLimit: 25_000n, failsIn: BOTH},
      {function: 'writes', args: [1], gasLimit: 63_000n, failsIn: ['espace']},
      {function: 'writes', args: [1], gasLimit: 70_000n},
      {function: 'writes', args: [0], gasLimit: 35_000n},
      {function: 'writes', args: [5], gasLimit: 80_000n},
      {function: 'writes', args: [6], gasLimit: 28_000n},
      {function: 'writes', args: [7], gasLimit: 40_000n},
    ],
  },
  {
    contract: 'Data',
    calls: [
      {function: 'take', args: [filled(1000, 'ff')]},
      {function: 'take', args: [filled(1000, '00')]},
      {function: 'take', args: [filled(300, '0f')], gasLimit: 40_000n},
    ],
  },
];
