import {describe, expect, it} from 'vitest';
import {nodeParameters} from '../nodeParameters';
import {shownParameter} from '../shownParameter';
import {sourceUrl} from '../sourceUrl';

const CONFIGURATION = 'https://github.com/Conflux-Chain/conflux-rust/blob/v3.0.2/crates/config/src/configuration.rs';

describe('what a page shows of a parameter', () => {
  it.each([
    [
      'a quantity with its unit',
      'jsonrpc_max_request_body_size',
      false,
      {value: '10485760', unit: 'bytes', form: 'number', source: CONFIGURATION},
    ],
    ['a number without unit', 'jsonrpc_max_connections', false, {value: '100', form: 'number', source: CONFIGURATION}],
    ['a port, which is a name', 'tcp_port', false, {value: '32323', source: CONFIGURATION}],
    [
      'a word of the configuration file',
      'public_rpc_apis',
      false,
      {value: 'safe', form: 'code', source: CONFIGURATION},
    ],
    ['a truth value', 'persist_tx_index', false, {value: 'false', form: 'code', source: CONFIGURATION}],
    ['a key that has no default', 'get_logs_filter_max_limit', false, {source: CONFIGURATION}],
    [
      'what the shipped file sets',
      'get_logs_filter_max_limit',
      true,
      {
        value: '5000',
        form: 'number',
        source: 'https://github.com/Conflux-Chain/conflux-rust/blob/v3.0.2/run/hydra.toml',
      },
    ],
    [
      'a value of the protocol',
      'basePriceEspace',
      false,
      {
        value: '20',
        unit: 'GDrip',
        form: 'number',
        source: 'https://github.com/Conflux-Chain/conflux-rust/blob/v3.0.2/crates/parameters/src/lib.rs',
      },
    ],
  ])('%s', (_what, name, isShipped, record) => {
    expect(JSON.parse(JSON.stringify(shownParameter(name, isShipped)))).toEqual(record);
  });

  it('an unknown name, and a key that the shipped file leaves out, stop the build', () => {
    expect(() => shownParameter('jsonrpc_max_nothing')).toThrow('There is no parameter "jsonrpc_max_nothing"');
    expect(() => shownParameter('tcp_port', true)).toThrow('no "shipped" value of "tcp_port"');
  });

  it('the unit of a key is the one that its name ends with', () => {
    const SUFFIXES: [RegExp, string][] = [
      [/_ms$/, 'ms'],
      [/_us$/, 'µs'],
      [/_s$/, 's'],
      [/_bytes?$/, 'bytes'],
    ];
    const numbers = nodeParameters.filter(({value}) => value !== undefined);
    for (const [suffix, unit] of SUFFIXES) {
      const ending = numbers.filter(({name}) => suffix.test(name));
      expect(ending.length).toBeGreaterThan(0);
      expect(ending.filter((one) => one.unit !== unit).map(({name}) => name)).toEqual([]);
    }
  });
});

describe('where a source can be looked up', () => {
  it.each([
    [
      'Conflux-Chain/conflux-rust: crates/parameters/src/lib.rs GENESIS_GAS_LIMIT and elasticity',
      'https://github.com/Conflux-Chain/conflux-rust/blob/master/crates/parameters/src/lib.rs',
    ],
    [
      'Conflux-Chain/conflux-rust@v3.0.2: run/start.sh',
      'https://github.com/Conflux-Chain/conflux-rust/blob/v3.0.2/run/start.sh',
    ],
    [
      'Conflux-Chain/conflux-rust: crates/cfxcore/core/src/transaction_pool/nonce_pool/',
      'https://github.com/Conflux-Chain/conflux-rust/tree/master/crates/cfxcore/core/src/transaction_pool/nonce_pool',
    ],
    [
      'Conflux-Chain/CIPs: CIP-90 (compares with Ethereum)',
      'https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-90.md',
    ],
    ['EIP-2930: ACCESS_LIST_ADDRESS_COST', 'https://eips.ethereum.org/EIPS/eip-2930'],
    [
      '120 rounds of 30 s; Conflux-Chain/CIPs: CIP-136',
      'https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-136.md',
    ],
    ['Conflux-Chain/conflux-documentation: docs/general/run-a-node/node-types.md', undefined],
    ['run on node v3.0.2: tests/node/evmEips.test.ts (EIP-7702)', undefined],
  ])('%s', (source, url) => expect(sourceUrl(source)).toBe(url));
});
