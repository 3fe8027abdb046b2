import {describe, expect, it} from 'vitest';
import {readChoice, readHex, readJson} from '../scalars';

const HASH = `0x${'0'.repeat(63)}1`;

describe('hex that is typed', () => {
  it.each(['a0x12', '0x12g', ' 0x12', '0x12 ', '0X12', ''])('%j is none', (text) =>
    expect(readHex(text, {kind: 'hex'})).toEqual({ok: false, problem: 'notHex'}),
  );
  it('of another length is rejected with the right one', () => {
    expect(readHex('0x1234', {kind: 'hex', bytes: 1})).toEqual({ok: false, problem: 'hexLength', detail: '1'});
    expect(readHex('0x', {kind: 'hex', bytes: 0})).toEqual({ok: true, value: '0x'});
  });
});

describe('a tag or what stands in its place', () => {
  const tags = ['latest', 'earliest'];
  const notInList = {ok: false, problem: 'notInList', detail: 'latest,earliest'};
  const reference = (text: string) => readChoice(text, {kind: 'choice', tags, other: 'reference'});
  const quantity = (text: string) => readChoice(text, {kind: 'choice', tags, other: 'quantity'});

  it('a tag is itself', () =>
    expect(readChoice('latest', {kind: 'choice', tags})).toEqual({ok: true, value: 'latest'}));

  it('where only tags are allowed, the reader sees all of them', () => {
    for (const text of ['16', 'newest', HASH]) expect(readChoice(text, {kind: 'choice', tags})).toEqual(notInList);
  });

  it('a hash stays as it is where a block can have one', () => {
    expect(reference(HASH)).toEqual({ok: true, value: HASH});
    expect(reference(`hash:${HASH}`)).toEqual({ok: true, value: `hash:${HASH}`});
  });

  it('where only a number is allowed, a hash is read as one', () => {
    expect(quantity(HASH)).toEqual({ok: true, value: '0x1'});
    expect(quantity(`hash:${HASH}`)).toEqual(notInList);
    expect(quantity('16')).toEqual({ok: true, value: '0x10'});
  });

  it.each([`a${HASH}`, `${HASH}g`, `hash:${HASH}0`, `hash:hash:${HASH}`, 'hash:0x1', 'newest', '7}'])(
    '%s is neither a tag nor a block',
    (text) => expect(reference(text)).toEqual(notInList),
  );

  it('an object is read where a block can be given by one', () => {
    expect(reference('{"blockHash": "0x1"}')).toEqual({ok: true, value: {blockHash: '0x1'}});
    expect(reference('{')).toEqual({ok: false, problem: 'notJson'});
    expect(quantity('{"blockHash": "0x1"}')).toEqual(notInList);
  });
});

it('JSON of any form is read', () => {
  for (const value of [null, 7, 'a', [1], {a: {}}]) expect(readJson(JSON.stringify(value))).toEqual({ok: true, value});
});
