import {describe, expect, it} from 'vitest';
import {addressOf, deployedContract, internalContract} from '../contracts';
import {lookUp} from '../lookUp';

describe('facts by path', () => {
  it.each([
    ['blockGasLimit', '60000000'],
    ['blockGasLimit.value', '60000000'],
    ['network.espace-testnet.chainId', '71'],
    ['network.core-mainnet.rpc.http.0', 'https://main.confluxrpc.com'],
    ['contract.wcfxEspace', '0x14b2D3bC65e74DAE1030EAFd8ac30c533c976A9b'],
    ['contract.create2FactoryCore.mainnet.base32', 'cfx:acfdzevjd15ew6jfme7vuzb94s5a276sjaxhcr9602'],
    ['contract.usdt0Espace.mainnet.eip712.name', 'USDT0'],
    ['internal.Staking', '0x0888000000000000000000000000000000000002'],
    ['selector.CrossSpaceCall.callEVM', '0xbea05ee3'],
    ['error.StalePrice', '0x19abf40e'],
    ['external.meson.url', 'https://meson.fi/'],
    ['external.mesonTimes.values.lock', '20'],
    ['fork.3-0.mainnet.epoch', '129680000'],
    ['parameter.public_rpc_apis', 'public_rpc_apis'],
    ['parameter.public_rpc_apis.default', 'safe'],
    ['parameter.public_evm_rpc_apis.default', 'evm'],
    ['parameter.tcp_port.default', '32323'],
    ['parameter.conflux_data_dir.default', './blockchain_data'],
  ])('%s', (path, value) => {
    expect(lookUp(path)).toBe(value);
  });
  it('a record in prose is written as its language does, with the unit', () => {
    expect(['en', 'zh', 'es'].map((locale) => lookUp('genesisSupply', locale))).toEqual([
      '5,000,000,000\u00a0CFX',
      '5,000,000,000\u00a0CFX',
      '5\u202f000\u202f000\u202f000\u00a0CFX',
    ]);
    expect(lookUp('network.espace-mainnet.chainId', 'en')).toBe('1030');
  });
  it.each([
    [
      'nope',
      'There is no fact "nope": write an id of src/facts/protocol.json, or a path that begins with network, contract, internal, selector, error, tokens, external, fork, parameter.',
    ],
    ['error.Nope', 'There is no fact "error.Nope": src/facts/custom-errors.json has no such error.'],
    ['parameter.nope', 'There is no parameter "nope" in src/facts/node.json.'],
    [
      'parameter.jsonrpc_http_port.default',
      'There is no fact "parameter.jsonrpc_http_port.default": src/facts/node.json has no plain value for it, only "None".',
    ],
    [
      'parameter.tcp_port.nope',
      'There is no fact "parameter.tcp_port.nope": write parameter.<name> or parameter.<name>.default.',
    ],
    ['nope.value', 'There is no fact "nope.value": src/facts/protocol.json has no such id.'],
    [
      'network.x.chainId',
      'There is no fact "network.x.chainId": write network.<id>.<field of src/facts/networks.json>.',
    ],
    ['network.core-mainnet.rpc', 'There is no fact "network.core-mainnet.rpc": it is not one value.'],
    ['selector.Staking.nope', 'There is no fact "selector.Staking.nope": Staking has no such function.'],
    [
      'contract.usdt0Espace.mainnet.symbol',
      'There is no fact "contract.usdt0Espace.mainnet.symbol": write contract.<id>.<net>.<field of src/facts/deployed-contracts.json>.',
    ],
    [
      'fork.9-9.mainnet.epoch',
      'There is no fact "fork.9-9.mainnet.epoch": write fork.<3-0>.<net>.<epoch, block or posView>.',
    ],
  ])('%s is refused', (path, message) => {
    expect(() => lookUp(path)).toThrow(message);
  });
  it('names what exists when a contract does not', () => {
    expect(() => deployedContract('nope', 'mainnet')).toThrow(/no contract "nope" on mainnet.*wcfxEspace/);
    expect(() => internalContract('nope')).toThrow(/no internal contract "nope".*Staking/);
  });
  it('an address has the form of its space', () => {
    expect(addressOf('Staking', 'testnet')).toEqual({space: 'core', address: internalContract('Staking').testnet});
    expect(addressOf('multicall3Core', 'mainnet').address).toMatch(/^cfx:/);
    expect(addressOf('wcfxEspace', 'testnet').address).toMatch(/^0x/);
  });
});
