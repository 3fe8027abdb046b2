/**
 * Defects of the network's earlier eSpace reference must not come back. Each has an identifier: C for Core Space, E for
 * eSpace.
 */
import {describe, expect, it} from 'vitest';
import {publishedRpc} from '../support/publishedRpc';
import {
  answered,
  badResults,
  badTexts,
  commaPatterns,
  looseObjects,
  nullableSchemas,
  splicedExamples,
  withoutExample,
} from '../support/rpcDefects';

const espace = publishedRpc('espace');
const fields = (schema: string) => Object.keys(espace.schema(schema).properties ?? {});
const required = (schema: string) => espace.schema(schema).required ?? [];
const parameters = (method: string) => espace.method(method).params.map(({name}) => name);
const address = `0x${'1'.repeat(40)}`;
const hash = `0x${'1'.repeat(64)}`;

describe('defects of the earlier eSpace document', () => {
  it.each([
    ['E1', 'Transaction'],
    ['E2', 'Receipt'],
    ['E12', 'CallRequest'],
  ])('%s: the kind of a %s is "type"', (_, schema) => {
    expect(fields(schema)).toContain('type');
    expect(fields(schema)).not.toContain('transactionType');
  });

  it('E2: a phantom receipt has no type', () => {
    expect(required('Receipt')).not.toContain('type');
  });

  it('E3: a receipt tells success in "status"', () => {
    expect(required('Receipt')).toContain('status');
    expect(fields('Receipt')).not.toContain('statusCode');
  });

  it.each([
    ['E4', 'Receipt', 'gasFee'],
    ['E5', 'Block', 'sha3Uncles'],
    ['E6', 'Block', 'espaceGasLimit'],
    ['E7', 'Log', 'blockTimestamp'],
  ])('%s: a %s has %s', (_, schema, field) => {
    expect(required(schema)).toContain(field);
  });

  it('E5: the misspelt name is gone', () => {
    expect(fields('Block')).not.toContain('sha3uncle');
  });

  it('E8: a node in sync answers false', () => {
    const {schema} = espace.method('eth_syncing').result;
    expect(espace.accepts(schema, false)).toBe(true);
    expect(espace.accepts(schema, 'none')).toBe(false);
  });

  it('E9: access lists have hex addresses', () => {
    expect(espace.accepts('AccessList', [{address, storageKeys: [hash]}])).toBe(true);
    expect(espace.accepts('AccessList', [{address: 'cfx:aaa', storageKeys: []}])).toBe(false);
  });

  it.each([
    'eth_getTransactionByBlockHashAndIndex',
    'eth_getTransactionByBlockNumberAndIndex',
    'eth_getUncleByBlockHashAndIndex',
    'eth_getUncleByBlockNumberAndIndex',
  ])('E10: the index of %s is hex, never a JSON number', (name) => {
    const {schema} = espace.method(name).params[1]!;
    expect(espace.accepts(schema, '0x0')).toBe(true);
    expect(espace.accepts(schema, 0)).toBe(false);
  });

  it('E11: a block is named by every tag, and by a bare hash', () => {
    expect(
      ['earliest', 'latest', 'pending', 'safe', 'finalized', hash, '0x1'].filter(
        (value) => !espace.accepts('BlockId', value),
      ),
    ).toEqual([]);
  });

  it('E12, E13: a request has input and authorizations, and refuses transactionType', () => {
    expect(fields('CallRequest')).toEqual(expect.arrayContaining(['input', 'data', 'authorizationList']));
    expect(espace.accepts('CallRequest', {transactionType: '0x2'})).toBe(false);
  });

  it('E14: a transaction of type 4 shows its authorizations', () => {
    expect(fields('Transaction')).toContain('authorizationList');
  });

  it('E15: calls take overrides', () => {
    expect(parameters('eth_call')).toHaveLength(4);
    expect(parameters('eth_estimateGas')).toHaveLength(3);
  });

  it('E16: percentiles of the fee history may be left out', () => {
    expect(espace.method('eth_feeHistory').params.map((param) => param.required)).toEqual([true, true, false]);
  });

  it('E17: receipts of a block need the block', () => {
    expect(espace.method('parity_getBlockReceipts').params[0]?.required).toBe(true);
  });

  it('E18: why a transaction waits is an object in camel case', () => {
    const {schema} = espace.method('eth_getAccountPendingTransactions').result;
    expect(
      espace.accepts(schema, {firstTxStatus: {pending: 'futureNonce'}, pendingTransactions: [], pendingCount: '0x1'}),
    ).toBe(true);
    expect(espace.accepts(schema, {firstTxStatus: 'future_nonce', pendingTransactions: [], pendingCount: '0x1'})).toBe(
      false,
    );
  });

  it('E19: an empty block is valid', () => {
    const block = answered(espace).find(({method}) => method.name === 'eth_getBlockByHash')!.result as object;
    expect(espace.accepts('Block', {...block, transactions: []})).toBe(true);
  });

  it('E20: no comma passes for a hex digit', () => {
    expect(commaPatterns(espace)).toEqual([]);
    expect(espace.accepts('HexAddress', `0x${','.repeat(40)}`)).toBe(false);
  });

  it('E21: every object says which fields it always has', () => {
    expect(looseObjects(espace)).toEqual([]);
    expect(['Block', 'Transaction', 'Receipt', 'Log'].filter((name) => espace.accepts(name, {}))).toEqual([]);
  });

  it('E22: null is said with a type', () => {
    expect(nullableSchemas(espace)).toEqual([]);
  });

  it('E23, E24: texts belong to their own method, speak of Conflux, and are no source code', () => {
    expect(badTexts(espace)).toEqual([]);
    expect(espace.method('eth_chainId').description).toMatch(/1030.*\b71\b/s);
    expect(JSON.stringify(espace.document.methods.map(({summary, description}) => [summary, description]))).not.toMatch(
      /Ether\b|Morden|zero hash/,
    );
    expect(espace.method('eth_getBlockTransactionCountByNumber').result.name).not.toContain('Hash');
    for (const name of [
      'eth_getBlockTransactionCountByNumber',
      'eth_getUncleCountByBlockNumber',
      'eth_getUncleByBlockNumberAndIndex',
    ]) {
      expect(espace.method(name).summary, name).not.toMatch(/\bhash\b/);
    }
  });

  it('E25: every recorded result satisfies its schema, and none is an error', () => {
    expect(badResults(espace)).toEqual([]);
    expect(splicedExamples(espace)).toEqual([]);
  });

  it.each(['eth_getBalance', 'eth_getStorageAt', 'eth_getCode'])('E26: %s answers for pending', (name) => {
    const failing = espace
      .method(name)
      .examples.filter((example) => example['x-error'] && example.params.some(({value}) => value === 'pending'));
    expect(failing).toEqual([]);
    expect(espace.method(name).params.some(({schema}) => espace.accepts(schema, 'pending'))).toBe(true);
  });

  it('E27: the fee history comes from this chain: its base fee is 20 GDrip, and none in the first block', () => {
    const histories = answered(espace)
      .filter(({method}) => method.name === 'eth_feeHistory')
      .map(({result}) => result as {baseFeePerGas: string[]});
    expect(histories.length).toBeGreaterThan(0);
    expect([...new Set(histories.flatMap(({baseFeePerGas}) => baseFeePerGas))].sort()).toEqual(['0x0', '0x4a817c800']);
  });

  it('E28: every method has an example', () => {
    expect(withoutExample(espace)).toEqual([]);
  });
});
