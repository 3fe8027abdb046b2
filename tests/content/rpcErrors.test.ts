import {describe, expect, it} from 'vitest';
import {findErrors, type Findings} from '@site/src/components/tools/ErrorFinder/match';
import {namedError} from '@site/src/components/tools/ErrorFinder/named';
import {readInput} from '@site/src/components/tools/ErrorFinder/read';
import {isDocumented, rpcErrorCodes, rpcMessages} from '@site/src/facts/rpcErrors';
import {loadRecording, localizedMethods} from 'docusaurus-plugin-openrpc/sources';
import {unpackMethods} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/methodNames';
import {unpackRuns} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/runs';
import type {Space} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {documents, finderIn, OPENRPC} from '../support/rpcSummaries';

const data = finderIn('en');

/** Every recorded error of a node, and the name under which the documents describe it. */
const recorded = (['core', 'espace'] as Space[]).flatMap((space) =>
  documents[space].methods.flatMap(({value}) =>
    (loadRecording(OPENRPC, space, value.name)?.examples ?? []).flatMap(({name, response}) => {
      const wanted = value.examples.find((example) => example.name === name)?.['x-error'];
      const error = (response as {error?: {code: number; message: string; data?: string}}).error;
      // A recording cuts a message where it varies, so the reason after the cut can't be recognised.
      return wanted && error && !error.message.includes('…')
        ? [{title: `${value.name} ${name}`, space, wanted, error}]
        : [];
    }),
  ),
);

const find = (text: string): Findings => {
  const input = readInput(text);
  return input.kind === 'error' ? findErrors(data, input) : {entries: [], candidates: []};
};
const ids = (text: string) => find(text).entries.map(({id}) => id);

describe('src/facts/rpc-errors.json', () => {
  it('names an error of the documents, or describes the message itself, with a source', () => {
    const known = new Set([...documents.core.errors.keys(), ...documents.core.groups.keys()]);
    const wrong = rpcMessages.filter(
      (message) =>
        !message.source.trim() ||
        message.messages.length === 0 ||
        (isDocumented(message) ? !known.has(message.error) : message.like.some((name) => !known.has(name))),
    );
    expect(wrong).toEqual([]);
    expect(new Set(rpcMessages.map(({id}) => id)).size).toBe(rpcMessages.length);
  });

  it('knows every code that the documents use, once', () => {
    const codes = rpcErrorCodes.map(({code}) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const used = [...documents.core.errors.values()].map(({value}) => value.code);
    expect(used.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('is translated in full: Chinese in Chinese letters, Spanish not the English text', () => {
    const texts = [...rpcErrorCodes, ...rpcMessages.filter((message) => !isDocumented(message))].flatMap((one) =>
      'cause' in one ? [one.cause, one.fix] : [],
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(
      texts.filter(
        ({en, zh, es}) =>
          !/\p{Script=Han}/u.test(zh) ||
          /[,;:?!.](?=\p{Script=Han}|$)/u.test(zh) ||
          es === en ||
          !/[.?!]$/.test(es) ||
          !/\.$/.test(en),
      ),
    ).toEqual([]);
    const code = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([part]) => part).sort();
    expect(
      texts.filter(
        (text) => String(code(text.en)) !== String(code(text.zh)) || String(code(text.en)) !== String(code(text.es)),
      ),
    ).toEqual([]);
  });
});

describe('the error finder on recorded answers', () => {
  it('has many to judge by', () => {
    expect(recorded.length).toBeGreaterThan(200);
  });

  it('recognises every recorded error: the error object, the whole response, and the bare message', () => {
    // For a malformed parameter, the kind of its fault is more helpful than the name of the group.
    const isRight = (text: string, wanted: string) => {
      const {entries, candidates} = find(text);
      return [...entries, ...candidates].some(
        ({id, layer}) => id === wanted || (wanted === 'InvalidParams' && layer === 'request'),
      );
    };
    const forms = [
      ({error}: (typeof recorded)[number]) => JSON.stringify(error),
      ({error}: (typeof recorded)[number]) => JSON.stringify({jsonrpc: '2.0', id: 7, error}, null, 2),
      ({error}: (typeof recorded)[number]) => `${error.message} ${error.data ?? ''}`,
    ];
    // A node can word the same error differently. Then at least the code must be explained.
    for (const form of forms) {
      const missed = recorded.filter((one) => !isRight(form(one), one.wanted)).map(({title}) => title);
      expect(missed.length / recorded.length, missed.join(', ')).toBeLessThan(0.03);
    }
    const silent = recorded.filter(({error}) => !find(JSON.stringify(error)).code);
    expect(silent.map(({title, error}) => `${title}: ${error.code}`)).toEqual([]);
  });

  it('puts the reason first, not the words before it', () => {
    const first = recorded
      .filter(({wanted}) => !['InvalidParams'].includes(wanted))
      .map(({title, error, wanted}) => ({title, wanted, first: ids(JSON.stringify(error))[0]}));
    const right = first.filter((one) => one.first === one.wanted);
    expect(right.length / first.length).toBeGreaterThan(0.8);
  });

  it('links the methods that list the error', () => {
    const [stale] = find('Transaction 0xab is discarded due to a too stale nonce').entries;
    const methods = unpackRuns(stale!.methods).map((index) => unpackMethods(data.methods)[index]);
    expect(methods).toContainEqual({method: 'cfx_sendRawTransaction', path: '/docs/core/rpc/cfx_sendrawtransaction'});
    expect(methods.every((one) => one?.path.startsWith('/docs/core/rpc/'))).toBe(true);
  });
});

describe('the error finder on an address of a method page', () => {
  const linked = [
    ...new Set(
      (['core', 'espace'] as Space[]).flatMap((space) =>
        localizedMethods(documents[space]).flatMap(({errors}) => errors.map(({name}) => name)),
      ),
    ),
  ];

  it.each(linked)('?error=%s shows that error first', (name) => {
    const named = namedError(data, `?error=${name}`);
    const input = readInput(named?.text ?? '');
    expect(input.kind === 'error' && findErrors(data, input, named?.id).entries[0]?.id).toBe(name);
  });

  it('shows nothing for an error that it does not know, or for none', () => {
    expect([namedError(data, '?error=nothing'), namedError(data, ''), namedError(data, '?error=')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the error finder on messages of the node, the gateway and libraries', () => {
  it.each([
    ['RPCError: Invalid parameters: tx', 'GasLoadEpoch'],
    ['Error processing request: something new', ''],
    ['Invalid params: a reason that no release has', 'InvalidParams'],
  ])('does not explain %s, whose reason is missing or unknown', (text, similar) => {
    const {entries, candidates} = find(text);
    expect(entries).toEqual([]);
    if (similar) expect(candidates.map(({id}) => id)).toContain(similar);
  });

  it.each([
    [
      'Invalid params: Invalid base32 address: input 0x1a2f80341409639ea6a35bbcab8299066109aa55 error zero or multiple prefixes.',
      'base32-prefix',
    ],
    ['zero or multiple prefixes', 'base32-prefix'],
    ['Invalid base32 address: input cfx:typo error invalid checksum (actual 1 != 0)', 'base32-typo'],
    ['query set is too large, please narrow down your filter condition', 'gateway-log-size'],
    [
      'result set to be queried is too large with more than 10000 logs, please narrow down your filter condition',
      'gateway-log-size',
    ],
    ['filter.address can contain up to 32 addresses; 40 were provided.', 'gateway-log-filter'],
    ['filter.topics must be no more than 4-dimensional array; 5 were provided.', 'gateway-log-filter'],
    ['invalid block range (from block larger than to block)', 'gateway-log-range'],
    ['filter not found', 'FilterNotFound'],
    ['subscription proxy error', 'gateway-down'],
    [
      'Filter must provide one of the following: (1) a block number range through fromBlock and toBlock, (2) a set of block hashes through blockHash',
      'eth-log-mixed',
    ],
    [
      'Filter must provide one of the following: (1) an epoch range through fromEpoch and toEpoch, (2) a block number range through fromBlock and toBlock, (3) a set of block hashes through blockHashes',
      'LogFilterMixed',
    ],
    ['Load pos_key failed: decrypt with error PKCS#8 cryptographic error', 'pos-key'],
    ['not enough gas limit with respected to tx size: expected 21016 got 21000', 'call-tx-size'],
    ['tx sender has contract code: 0x12', 'call-sender-code'],
    ['err: NotEnoughBalance { expected: 5, got: 0 }', 'call-balance'],
    [
      '{"code":-32602,"message":"Invalid parameters: tx","data":"\\"Transaction 0x12 is discarded due to a too stale nonce\\""}',
      'TxStaleNonce',
    ],
    [
      'Invalid parameters: tx Tx with same nonce already inserted. To replace it, you need to specify a gas price > 20400000000',
      'TxReplacementUnderpriced',
    ],
    ['transaction gas 30000000 exceeds the maximum value Some(27000000)', 'tx-gas-cap'],
    ['Error: ZeroGasPrice', 'tx-zero-price'],
    ['ChainIdMismatch { expected: 1, got: 1029, space: Native }', 'TxWrongChain'],
    ['EpochHeightOutOfBound { block_height: 9, set: 200000, transaction_epoch_bound: 100000 }', 'TxEpochOutOfBound'],
    [
      'could not coalesce error (error={ "code": -32003, "message": "nonce too low" }, payload={ "method": "eth_sendRawTransaction" }, code=UNKNOWN_ERROR)',
      'EspaceNonceTooLow',
    ],
    ['Details: insufficient funds for gas * price + value\nVersion: viem@2.57.1', 'CallInsufficientFunds'],
    [
      '{"jsonrpc":"2.0","error":{"code":-32603,"message":"replacement transaction underpriced"},"id":3}',
      'EspaceReplacementUnderpriced',
    ],
    ['{"code":-32603,"message":"transaction underpriced"}', 'EspaceUnderpriced'],
    ['{"code":-32603,"message":"txpool is full"}', 'EspacePoolFull'],
    ['{"code":-32602,"message":"Invalid parameters: tx","data":"\\"txpool is full\\""}', 'TxPoolFull'],
    ['{"txExecErrorMsg":"VmError(OutOfGas)","status":"0x0"}', 'vm-gas'],
    ['execution reverted: Bad instruction 1e', 'vm-instruction'],
    ['VmError(ExceedStorageLimit)', 'vm-storage-limit'],
    ['InternalContract failed: not enough unlocked staking balance to withdraw', 'staking-withdraw'],
    ['vote version unmatch: current=3 voted=2', 'vote-round'],
    ['{"code":-32005,"message":"allowed qps exceeded: Too many requests, exceeds 50 at a time"}', 'gateway-second'],
    ['daily request limit exceeded: Too many requests (exceeds 100000)', 'gateway-day'],
    ['access forbidden by allowlists', 'gateway-plan'],
    ['{"error":{"code":-32072,"message":"Request rejected.","data":"throttled in 3.2s"}}', 'throttled'],
    ['Subscriptions are not available on this transport.', 'NoSubscriptionsHere'],
    ['{"code":-32603,"message":"Not implemented"}', 'NotImplemented'],
    [
      '{"body":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"error\\":{\\"code\\":-32000,\\"message\\":\\"invalid chain ID\\"}}"}',
      'EspaceInvalidChainId',
    ],
  ])('%s', (text, wanted) => {
    expect(ids(text)[0]).toBe(wanted);
  });

  it.each([
    ['-32077', -32077],
    ['code: -32601', -32601],
    ['{"error":{"code":3,"message":"?"}}', 3],
  ])('explains the code alone: %s', (text, code) => {
    expect(find(text)).toMatchObject({code: {code}});
  });
});
