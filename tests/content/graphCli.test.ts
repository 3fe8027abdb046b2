import registry from '@graphprotocol/graph-cli/config/TheGraphNetworksRegistry.json';
import {describe, expect, it} from 'vitest';
import {networks} from '../../src/facts/networks.json';

describe('what pages say of graph-cli', () => {
  it('its list of networks does not name Conflux', () => {
    const ours = new Set(networks.filter(({space}) => space === 'eSpace').map(({chainId}) => `eip155:${chainId}`));
    expect(registry.networks.length).toBeGreaterThan(50);
    expect(registry.networks.filter(({caip2Id, id}) => ours.has(caip2Id) || id.includes('conflux'))).toEqual([]);
    expect(ours).toContain('eip155:1030');
  });
});
