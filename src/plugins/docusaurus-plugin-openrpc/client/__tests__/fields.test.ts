import {describe, expect, it} from 'vitest';
import {gatherParams, readField, writeField, type Field} from '../fields';

const MAIN = 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p';
const HASH = `0x${'1'.repeat(64)}`;
const epoch: Field = {kind: 'choice', tags: ['latest_state', 'earliest'], other: 'reference'};

describe('fields', () => {
  it.each<[string, Field, unknown]>([
    ['1030', {kind: 'quantity'}, '0x406'],
    ['0x0406', {kind: 'quantity'}, '0x406'],
    ['true', {kind: 'boolean'}, true],
    ['12', {kind: 'integer'}, 12],
    [' a b ', {kind: 'text'}, ' a b '],
    ['0xAb', {kind: 'hex'}, '0xAb'],
    [HASH, {kind: 'hex', bytes: 32}, HASH],
    [MAIN, {kind: 'base32'}, MAIN],
    ['latest_state', epoch, 'latest_state'],
    ['16', epoch, '0x10'],
    [HASH, epoch, HASH],
    [`hash:${HASH}`, epoch, `hash:${HASH}`],
    ['{"epochNumber": "0x1"}', epoch, {epochNumber: '0x1'}],
    ['[1]', {kind: 'json'}, [1]],
    ['null', {kind: 'quantity'}, null],
  ])('%s is read', (text, field, value) => expect(readField(text, field, 1029)).toEqual({ok: true, value}));

  it.each<[string, Field, string]>([
    ['x', {kind: 'quantity'}, 'notANumber'],
    ['yes', {kind: 'boolean'}, 'notBoolean'],
    ['1.2', {kind: 'integer'}, 'notInteger'],
    ['12', {kind: 'hex'}, 'notHex'],
    ['0x123', {kind: 'hex'}, 'oddHex'],
    ['0x12', {kind: 'hex', bytes: 20}, 'hexLength'],
    [MAIN, {kind: 'hex', bytes: 20, isAddress: true}, 'otherSpace'],
    ['0x106d49f8505410eb4e671d51f7d96d2c87807b09', {kind: 'base32'}, 'otherSpace'],
    [MAIN.replace('7p', '7q'), {kind: 'base32'}, 'addressCharacter'],
    [MAIN.replace('7p', '7r'), {kind: 'base32'}, 'addressChecksum'],
    ['newest', epoch, 'notInList'],
    ['{', {kind: 'json'}, 'notJson'],
  ])('%s is refused', (text, field, problem) => expect(readField(text, field, 1029)).toMatchObject({ok: false, problem}));

  it('an address of another network is refused when the network is known', () => {
    expect(readField(MAIN, {kind: 'base32'}, 1)).toEqual({ok: false, problem: 'addressNetwork', detail: '1029'});
    expect(readField(MAIN, {kind: 'base32'})).toEqual({ok: true, value: MAIN});
  });

  it('writes what it reads', () => {
    for (const value of [true, null, 7, {a: [1]}, [], '0x1']) expect(readField(writeField(value), typeof value === 'string' ? {kind: 'text'} : {kind: 'json'})).toEqual({ok: true, value});
    expect(writeField(undefined)).toBe('');
  });
});

describe('parameters by position', () => {
  const given = (value: unknown) => ({ok: true as const, value});
  const empty = {ok: true as const, empty: true as const};
  it('leaves trailing ones out and fills gaps with null', () => {
    expect(gatherParams([given(1), empty, given(3), empty], [true, false, false, false])).toEqual({ok: true, params: [1, null, 3]});
    expect(gatherParams([empty], [false])).toEqual({ok: true, params: []});
  });
  it('names the first that is missing or wrong', () => {
    expect(gatherParams([given(1), empty], [true, true])).toEqual({ok: false, missing: 1});
    expect(gatherParams([{ok: false, problem: 'notHex'}], [false])).toEqual({ok: false, missing: 0});
  });
});
