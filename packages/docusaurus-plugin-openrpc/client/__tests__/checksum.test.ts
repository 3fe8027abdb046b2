import {describe, expect, it} from 'vitest';
import {checksummed, loadChecksum, needsChecksum} from '../checksum';
import {readField, type Field} from '../fields';

/** Examples from EIP-55. */
const RIGHT = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
];
const WRONG = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
const field: Field = {kind: 'hex', bytes: 20, isAddress: true};

describe('checksum of eSpace addresses (EIP-55)', () => {
  it('is left to the node until the hash is there', () => {
    expect(checksummed(WRONG)).toBeUndefined();
    expect(readField(WRONG, field)).toEqual({ok: true, value: WRONG});
  });
  it('a wrong one is refused with the right spelling, also inside an object', async () => {
    await loadChecksum();
    expect(readField(WRONG, field)).toEqual({ok: false, problem: 'hexChecksum', detail: RIGHT[2]});
    const object: Field = {kind: 'object', members: [{name: 'to', required: true, field}]};
    expect(readField(JSON.stringify({to: WRONG}), object)).toMatchObject({
      ok: false,
      problem: 'hexChecksum',
      member: 'to',
    });
  });
  it('right ones, and those of one case, are taken', async () => {
    await loadChecksum();
    for (const address of RIGHT) {
      for (const text of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
        expect(readField(text, field)).toEqual({ok: true, value: text});
    }
    expect(RIGHT.map(checksummed)).toEqual(RIGHT);
  });
  it('hex that is no address has no checksum', async () => {
    await loadChecksum();
    expect(readField(WRONG, {kind: 'hex'})).toEqual({ok: true, value: WRONG});
  });
  it.each([
    [WRONG, true],
    [JSON.stringify({to: WRONG}), true],
    [WRONG.toLowerCase(), false],
    [`0x${WRONG.slice(2).toUpperCase()}`, false],
    [`${WRONG}00`, false],
    ['0xaB', false],
  ])('%s needs the hash: %s', (text, expected) => expect(needsChecksum(text)).toBe(expected));
});
