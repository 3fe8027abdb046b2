/**
 * Defects of the network's earlier Core Space reference must not come back. Each has an identifier: C for Core Space, E
 * for eSpace.
 */
import {describe, expect, it} from 'vitest';
import {publishedRpc} from '../support/publishedRpc';
import {
  badResults,
  badTexts,
  commaPatterns,
  isUsed,
  looseObjects,
  nullableSchemas,
  resultOf,
  splicedExamples,
  withoutExample,
} from '../support/rpcDefects';

const core = publishedRpc('core');
const fields = (schema: string) => Object.keys(core.schema(schema).properties ?? {});
const upper = 'CFXTEST:TYPE.USER:AARM1808AX6HJ6MN6ERSDZRRJH6HN8U1SPVP1G8GC4';
const hash = `0x${'1'.repeat(64)}`;

describe('defects of the earlier Core Space document', () => {
  it.each([
    ['C1', 'Transaction'],
    ['C2', 'Receipt'],
    ['C3', 'CallRequest'],
  ])('%s: the kind of a %s is "type"', (_, schema) => {
    expect(fields(schema)).toContain('type');
    expect(fields(schema)).not.toContain('transactionType');
  });

  it('C3: a request with transactionType, which the node would ignore, is refused', () => {
    expect(core.accepts('CallRequest', {type: '0x2'})).toBe(true);
    expect(core.accepts('CallRequest', {transactionType: '0x2'})).toBe(false);
  });

  it('C4: voted parameters have plain names', () => {
    expect(fields('VoteParams').sort()).toEqual([
      'baseFeeShareProp',
      'interestRate',
      'powBaseReward',
      'storagePointProp',
    ]);
  });

  it('C5: a bloom filter has 256 bytes', () => {
    expect(core.accepts('Bloom', `0x${'0'.repeat(512)}`)).toBe(true);
    expect(core.accepts('Bloom', `0x${'0'.repeat(1024)}`)).toBe(false);
  });

  it('C6: the storage root is an object of three roots, each of which may be null', () => {
    const {schema} = core.method('cfx_getStorageRoot').result;
    expect(core.accepts(schema, {delta: hash, intermediate: null, snapshot: null})).toBe(true);
    expect(core.accepts(schema, hash)).toBe(false);
  });

  it('C7: PoS rewards have fields', () => {
    expect(core.schema('PoSEpochReward').required).toEqual(expect.arrayContaining(['powEpochHash', 'accountRewards']));
    expect(core.accepts('PoSEpochReward', {})).toBe(false);
  });

  it('C8: why a transaction waits is an object in camel case', () => {
    const {schema} = core.method('cfx_getAccountPendingTransactions').result;
    expect(
      core.accepts(schema, {firstTxStatus: {pending: 'futureNonce'}, pendingTransactions: [], pendingCount: '0x1'}),
    ).toBe(true);
    expect(core.accepts(schema, {firstTxStatus: 'future_nonce', pendingTransactions: [], pendingCount: '0x1'})).toBe(
      false,
    );
  });

  it('C9: an empty block is valid', () => {
    const block = resultOf(
      core,
      'cfx_getBlockByHash',
      core.method('cfx_getBlockByHash').examples.find(({result}) => result)!.name,
    );
    expect(core.accepts('Block', {...(block as object), transactions: []})).toBe(true);
  });

  it.each([
    '0x1',
    'latest_state',
    `hash:${hash}`,
    {epochNumber: '0x1'},
    {blockHash: hash},
    {blockHash: hash, requirePivot: false},
  ])('C10: %j names an epoch', (value) => {
    expect(core.accepts('BlockHashOrEpochNumber', value)).toBe(true);
  });

  it.each([hash, 1, 'newest', {}, {blockHash: hash, epochNumber: '0x1'}])('C10: %j names none', (value) => {
    expect(core.accepts('BlockHashOrEpochNumber', value)).toBe(false);
  });

  it('C11: an address may be short and in lower case', () => {
    expect(
      [upper, upper.toLowerCase(), 'cfxtest:aarm1808ax6hj6mn6ersdzrrjh6hn8u1spvp1g8gc4'].every((address) =>
        core.accepts('Address', address),
      ),
    ).toBe(true);
  });

  it('C12: no comma passes for a hex digit', () => {
    expect(commaPatterns(core)).toEqual([]);
    expect(core.accepts('Hash', `0x${','.repeat(64)}`)).toBe(false);
  });

  it('C13: percentiles of the fee history may be left out', () => {
    expect(core.method('cfx_feeHistory').params.map(({required}) => required)).toEqual([true, true, false]);
  });

  it('C14: every object says which fields it always has', () => {
    expect(looseObjects(core)).toEqual([]);
    expect(['Block', 'Transaction', 'Receipt', 'Status'].filter((name) => core.accepts(name, {}))).toEqual([]);
  });

  it('C15: null is said with a type', () => {
    expect(nullableSchemas(core)).toEqual([]);
  });

  it('C16: logs of a receipt carry what is not in the receipt', () => {
    expect(fields('ReceiptLog').sort()).toEqual(['address', 'data', 'topics']);
    expect(isUsed(core, 'ReceiptLog')).toBe(true);
  });

  it('C17: only receipts of an epoch sum gas up', () => {
    expect(fields('Receipt')).not.toContain('accumulatedGasUsed');
    expect(fields('EpochReceipt')).toContain('accumulatedGasUsed');
  });

  it('C18, C19: every text is there, is no source code, and belongs to its own method', () => {
    expect(badTexts(core)).toEqual([]);
    expect(core.document.methods.flatMap(({params}) => params).every(({description}) => description.length > 0)).toBe(
      true,
    );
  });

  it('C20: a log may have the time of its block', () => {
    expect(fields('Log')).toContain('blockTimestamp');
    expect(core.schema('Log').required).not.toContain('blockTimestamp');
  });

  it('C21, C22: every recorded result satisfies its schema, and none is an error', () => {
    expect(badResults(core)).toEqual([]);
  });

  it('C23: every recorded answer belongs to its question', () => {
    expect(splicedExamples(core)).toEqual([]);
  });

  it('C24: version, price and an empty log filter are answered as today', () => {
    expect(resultOf(core, 'cfx_clientVersion', core.method('cfx_clientVersion').examples[0]!.name)).toMatch(
      /^conflux-rust\/v3\./,
    );
    expect(resultOf(core, 'cfx_gasPrice', core.method('cfx_gasPrice').examples[0]!.name)).toBe('0x3b9aca00');
    expect(core.accepts(core.method('cfx_getLogs').params[0]!.schema, {})).toBe(true);
  });

  it('C25: every method has an example', () => {
    expect(withoutExample(core)).toEqual([]);
  });
});
