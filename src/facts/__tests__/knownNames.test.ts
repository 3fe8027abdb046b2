import {toEventSelector} from 'viem';
import {describe, expect, it} from 'vitest';
import data from '../known-names.json';
import {knownNames} from '../knownNames';

describe('known names', () => {
  it.each(data.topics)('the topic of $signature is the hash of its signature', ({signature, topic}) => {
    expect(topic).toBe(toEventSelector(`event ${signature}`));
  });
  it('every record names its source, every internal contract lies in the reserved range', () => {
    for (const {hex, source} of data.contracts) {
      expect(hex).toMatch(/^0x0888[0-9a-f]{36}$/);
      expect(source).not.toBe('');
    }
    for (const {source} of data.topics) expect(source).not.toBe('');
  });
  it('are found by what an answer holds', () => {
    expect(knownNames['0x0888000000000000000000000000000000000006']).toBe('CrossSpaceCall');
    expect(knownNames[toEventSelector('event Transfer(address,address,uint256)')]).toContain('Transfer');
  });
});
