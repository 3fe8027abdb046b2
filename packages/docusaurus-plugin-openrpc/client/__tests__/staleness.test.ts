import {describe, expect, it} from 'vitest';
import {heldValue, refreshed, staleNames} from '../staleness';

const template = [{to: '${contract}', data: '${data}', list: ['${hash}', '0x1']}, 'hash:${hash}', 'latest'];
const example = [{to: '0xaa', data: '0xbb', list: ['0xcc', '0x1']}, 'hash:0xcc', 'latest'];

describe('what still equals the example', () => {
  it('is found at any depth', () =>
    expect(staleNames(example, example, template)).toEqual(['contract', 'data', 'hash']));
  it('is not what the reader typed or left out', () => {
    expect(staleNames([{to: '0x11', list: ['0x22']}, 'hash:0x33', 'latest'], example, template)).toEqual([]);
    expect(staleNames(['{', '', ''], example, template)).toEqual([]);
  });
  it('is taken from the network, and the rest stays', () => {
    const current = [{to: '0xaa', data: '0x99', list: ['0xcc', '0x2'], more: 1}, 'hash:0xcc', 'earliest'];
    const values = new Map([
      ['contract', '0xa1'],
      ['data', '0xb1'],
      ['hash', '0xc1'],
    ]);
    expect(refreshed(current, example, template, values)).toEqual([
      {to: '0xa1', data: '0x99', list: ['0xc1', '0x2'], more: 1},
      'hash:0xc1',
      'earliest',
    ]);
  });
  it('what the network lacks keeps the value of the example', () =>
    expect(refreshed(example, example, template, new Map([['data', '0xb1']]))).toEqual([
      {...(example[0] as object), data: '0xb1'},
      'hash:0xcc',
      'latest',
    ]));
  it('numbers are compared with the text that stands for them', () =>
    expect(staleNames('7', 7, '${count}')).toEqual(['count']));
  it('texts in brackets are JSON, all others stand as they are', () =>
    expect(['{"a": 1}', '[', '7', 'null'].map(heldValue)).toEqual([{a: 1}, '[', '7', 'null']));
});
