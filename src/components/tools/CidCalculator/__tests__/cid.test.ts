import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {fileCid} from '../cid';
import {MAX_BYTES, SETTINGS} from '../settings';
import known from './known.json';

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** The bytes of `known.json`: the highest byte of the position times 2654435761. */
function pattern(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = Math.imul(i, 2654435761) >>> 24;
  return bytes;
}
const [KIB_256, MIB] = [2 ** 18, 2 ** 20];
const cid = async (file: Uint8Array, name: keyof typeof SETTINGS) => (await fileCid(file, SETTINGS[name])).cid;

describe('the CIDs of files', () => {
  it.each(known.files)('of $size bytes are those that ipfs-unixfs-importer computes', async (one) => {
    const file = pattern(one.size);
    expect(await cid(file, 'modern')).toBe(one.modern);
    expect(await cid(file, 'kubo')).toBe(one.kubo);
    expect(await cid(file, 'legacy')).toBe(one.legacy);
  });

  it('known.json has files on both sides of each border between one block and several', () => {
    const sizes = known.files.map(({size}) => size);
    expect(sizes).toEqual(expect.arrayContaining([0, 1, KIB_256, KIB_256 + 1, MIB, MIB + 1, MAX_BYTES]));
  });

  it('are well known for an empty file and for “hello world”', async () => {
    expect(await cid(new Uint8Array(), 'legacy')).toBe('QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH');
    expect(await cid(bytesOf('hello world'), 'legacy')).toBe('Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD');
    expect(await cid(bytesOf('hello world'), 'modern')).toBe(
      'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
    );
  });

  it('contain the SHA-256 hash of the file in version 1, if it fits into one block', async () => {
    const file = pattern(1000);
    const decoded = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`);
    const text = (await cid(file, 'modern')).slice(1);
    // Base32: 36 bytes are 58 characters with two bits to spare.
    const value = [...text].reduce(
      (sum, one) => sum * 32n + BigInt('abcdefghijklmnopqrstuvwxyz234567'.indexOf(one)),
      0n,
    );
    expect(value >> 2n).toBe((0x01551220n << 256n) | decoded);
  });

  it('differ between the two chunk sizes only above 256 KiB', async () => {
    for (const [size, isSame] of [
      [KIB_256, true],
      [KIB_256 + 1, false],
    ] as const) {
      const file = pattern(size);
      expect((await cid(file, 'modern')) === (await cid(file, 'kubo'))).toBe(isSame);
    }
  });

  it('count the blocks', async () => {
    const chunks = async (size: number, name: keyof typeof SETTINGS) =>
      (await fileCid(new Uint8Array(size), SETTINGS[name])).chunks;
    expect(await chunks(0, 'modern')).toBe(1);
    expect(await chunks(MIB, 'modern')).toBe(1);
    expect(await chunks(MIB + 1, 'modern')).toBe(2);
    expect(await chunks(MIB, 'kubo')).toBe(4);
  });

  it('need more than one level of nodes above the limit, which is refused instead of computed wrongly', async () => {
    expect(MAX_BYTES / KIB_256).toBeLessThanOrEqual(SETTINGS.kubo.links);
    const settings = {version: 1, chunk: 1, links: 174} as const;
    expect((await fileCid(new Uint8Array(174), settings)).chunks).toBe(174);
    await expect(fileCid(new Uint8Array(175), settings)).rejects.toThrow(RangeError);
  });
});
