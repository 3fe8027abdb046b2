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

  const request: Field = {
    kind: 'object',
    members: [
      {name: 'to', required: true, field: {kind: 'base32'}},
      {name: 'value', required: false, field: {kind: 'quantity'}},
      {name: 'flag', required: false, field: {kind: 'boolean'}},
      {name: 'nested', required: false, field: {kind: 'json'}},
      {name: 'topics', required: false, field: {kind: 'list', item: {kind: 'list', orOne: true, item: {kind: 'hex', bytes: 32}}}},
    ],
  };
  const object = (value: object) => readField(JSON.stringify(value), request, 1029);

  it('an object is read member by member', () => {
    const given = {to: MAIN, value: '1000', flag: true, nested: [{a: 1}], topics: [null, HASH, [HASH]], other: 7};
    expect(object(given)).toEqual({ok: true, value: {...given, value: '0x3e8'}});
    expect(object({to: MAIN, value: 5})).toEqual({ok: true, value: {to: MAIN, value: '0x5'}});
    expect(readField('null', request)).toEqual({ok: true, value: null});
  });
  it.each<[object, string, string]>([
    [{to: MAIN.replace('7p', '7r')}, 'addressChecksum', 'to'],
    [{to: 'cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83g'}, 'addressNetwork', 'to'],
    [{value: '0x1'}, 'empty', 'to'],
    [{to: MAIN, value: 'ten'}, 'notANumber', 'value'],
    [{to: MAIN, flag: 'yes'}, 'notBoolean', 'flag'],
    [{to: MAIN, nested: '{'}, 'notJson', 'nested'],
    [{to: MAIN, topics: HASH}, 'notList', 'topics'],
    [{to: MAIN, topics: '["0x1"'}, 'notJson', 'topics'],
    [{to: MAIN, topics: [[HASH, '0x12']]}, 'hexLength', 'topics'],
    [{value: 'ten', to: 'x'}, 'addressForm', 'to'],
  ])('%j is refused for the first wrong member', (value, problem, member) => expect(object(value)).toMatchObject({ok: false, problem, member}));
  it('a list where an object belongs is refused', () => expect(readField('[]', request)).toEqual({ok: false, problem: 'notObject'}));

  it('one value or a list of them', () => {
    const field: Field = {kind: 'list', orOne: true, item: {kind: 'base32'}};
    expect(readField(MAIN, field, 1029)).toEqual({ok: true, value: MAIN});
    expect(readField(`["${MAIN}"]`, field, 1029)).toEqual({ok: true, value: [MAIN]});
    expect(readField(`["${MAIN}"]`, field, 1)).toMatchObject({ok: false, problem: 'addressNetwork'});
    expect(readField(`["${MAIN}", ""]`, field)).toMatchObject({ok: false, problem: 'empty'});
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
    expect(gatherParams([given(1), {ok: false, problem: 'notHex', member: 'data'}], [true, true])).toEqual({ok: false, missing: 1, member: 'data'});
  });
});
