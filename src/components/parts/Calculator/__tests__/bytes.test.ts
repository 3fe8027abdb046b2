import {keccak256 as viemKeccak256, toHex} from 'viem';
import {describe, expect, it} from 'vitest';
import recording from '@site/openrpc/recordings/espace/web3_sha3.json';
import {bytesOf, hexOf, keccak256} from '../bytes';

describe('bytes of the calculators', () => {
  it('hashes as the node does', () => {
    const answered = recording.examples.filter(({response}) => 'result' in response);
    expect(answered.length).toBeGreaterThan(1);
    for (const {request, response} of answered)
      expect(keccak256(bytesOf(request.params[0] as string))).toBe((response as {result: string}).result);
  });

  it('hashes as viem does, around the borders of a block of the sponge (136 bytes)', () => {
    for (const length of [0, 1, 31, 32, 55, 135, 136, 137, 272, 1000]) {
      const bytes = Uint8Array.from({length}, (_, i) => (i * 7 + length) & 255);
      expect(keccak256(bytes)).toBe(viemKeccak256(bytes));
      expect(hexOf(bytes)).toBe(toHex(bytes));
    }
    expect(keccak256('Grüße 树图')).toBe(viemKeccak256(toHex('Grüße 树图')));
  });

  it('reads its own output', () => {
    expect(hexOf(bytesOf('0x00ff0a'))).toBe('0x00ff0a');
    expect(bytesOf('0x')).toEqual(new Uint8Array());
  });
});
