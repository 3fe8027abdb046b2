import {describe, expect, it} from 'vitest';
import {formatFact, formatNumber, hardForks, localNodes, network, networks, portals, protocolFacts, rateLimits} from '..';

const isHttps = /^https:\/\/[a-z0-9.-]+(\/\S*)?$/;
const isWss = /^wss:\/\/[a-z0-9.-]+\/ws$/;
const all = [...networks, ...localNodes, ...portals, ...protocolFacts, ...hardForks, rateLimits];

describe('§2.4 facts: networks.json', () => {
  it('holds each space on each network, once', () => {
    expect(networks.map(({id}) => id).sort()).toEqual(['core-mainnet', 'core-testnet', 'espace-mainnet', 'espace-testnet']);
  });

  it.each(networks)('$id is complete and consistent', (one) => {
    expect(Number(one.chainIdHex)).toBe(one.chainId);
    expect(one.rpc.http.length).toBeGreaterThan(0);
    expect(one.rpc.http.filter((url) => !isHttps.test(url))).toEqual([]);
    expect(one.rpc.ws.filter((url) => !isWss.test(url))).toEqual([]);
    expect(one.explorer).toMatch(isHttps);
    expect([...one.faucets, ...one.otherProviders].filter(({url}) => !isHttps.test(url))).toEqual([]);
    expect(one.nativeCurrency).toEqual({name: 'Conflux', symbol: 'CFX', decimals: 18});
    expect(one.addressPrefix).toBe(one.space === 'eSpace' ? '0x' : one.net === 'mainnet' ? 'cfx' : 'cfxtest');
  });

  it('gives every chain an id of its own', () => {
    expect(new Set(networks.map(({chainId}) => chainId)).size).toBe(networks.length);
  });

  it('stops on a network that does not exist, and names those that do', () => {
    expect(() => network('core', 'devnet' as never)).toThrow(/core-devnet.*espace-testnet/);
  });
});

describe('facts: every record', () => {
  it('names its source', () => {
    expect(all.filter(({source}) => !source?.trim())).toEqual([]);
  });

  it('has an id of its own', () => {
    for (const list of [protocolFacts, portals, localNodes]) {
      expect(new Set(list.map(({id}) => id)).size).toBe(list.length);
    }
  });

  it('upgrades stand in order of version and height', () => {
    const epochs = hardForks.flatMap(({mainnet}) => (mainnet.epoch === undefined ? [] : [mainnet.epoch]));
    expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
    expect(hardForks.filter(({mainnet}) => mainnet.epoch === undefined && mainnet.block === undefined)).toEqual([]);
  });
});

describe('facts: format', () => {
  it('groups from five digits on', () => {
    expect(formatNumber(8545)).toBe('8545');
    expect(formatNumber(60_000_000)).toBe('60\u202f000\u202f000');
    expect(formatNumber(0.5)).toBe('0.5');
  });

  it('keeps the unit on the line of its number', () => {
    expect(formatFact({value: 1, unit: 'CFX'})).toBe('1\u00a0CFX');
    expect(formatFact({value: '1/16'})).toBe('1/16');
  });
});
