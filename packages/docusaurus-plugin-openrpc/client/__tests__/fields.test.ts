import {describe, expect, it} from 'vitest';
import type {OwnReader} from '../ownReader';
import {gatherParams, readField, writeField, type Field} from '../fields';

/** A kind of field that an adapter might read: a colour, one of which is not sold. */
const COLOUR: Field = {kind: 'own', name: 'colour'};
const MAIN = 'colour:red';
const own: OwnReader = (text, field) => {
  if (field.kind !== 'own') return undefined;
  return text === 'colour:blue'
    ? {ok: false, problem: 'own.soldOut', detail: 'blue'}
    : /^colour:/.test(text)
      ? {ok: true, value: text}
      : {ok: false, problem: 'own.form'};
};
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
    [MAIN, COLOUR, MAIN],
    ['latest_state', epoch, 'latest_state'],
    ['16', epoch, '0x10'],
    [HASH, epoch, HASH],
    [`hash:${HASH}`, epoch, `hash:${HASH}`],
    ['{"epochNumber": "0x1"}', epoch, {epochNumber: '0x1'}],
    ['[1]', {kind: 'json'}, [1]],
    ['"abc"', {kind: 'json'}, 'abc'],
    ['null', {kind: 'quantity'}, null],
    ['false', {kind: 'boolean'}, false],
    [' 0xAb ', {kind: 'hex'}, '0xAb'],
    ['-12', {kind: 'integer'}, -12],
  ])('%s is read', (text, field, value) => expect(readField(text, field, own)).toEqual({ok: true, value}));

  it.each<[string, Field, string]>([
    ['x', {kind: 'quantity'}, 'notANumber'],
    ['yes', {kind: 'boolean'}, 'notBoolean'],
    ['1.2', {kind: 'integer'}, 'notInteger'],
    ['12', {kind: 'hex'}, 'notHex'],
    ['0x123', {kind: 'hex'}, 'oddHex'],
    ['0x12', {kind: 'hex', bytes: 20}, 'hexLength'],
    ['colour:blue', COLOUR, 'own.soldOut'],
    ['newest', epoch, 'notInList'],
    ['{', {kind: 'json'}, 'notJson'],
  ])('%s is refused', (text, field, problem) =>
    expect(readField(text, field, own)).toMatchObject({ok: false, problem}),
  );

  it.each(['', '  '])('a field with only "%s" in it is left out', (text) => {
    for (const field of [{kind: 'hex'}, {kind: 'text'}, {kind: 'json'}, epoch] as Field[])
      expect(readField(text, field, own)).toEqual({ok: true, empty: true});
  });

  it('without an adapter, its fields are text', () =>
    expect(readField('colour:blue', COLOUR)).toEqual({ok: true, value: 'colour:blue'}));

  const request: Field = {
    kind: 'object',
    members: [
      {name: 'to', required: true, field: COLOUR},
      {name: 'value', required: false, field: {kind: 'quantity'}},
      {name: 'flag', required: false, field: {kind: 'boolean'}},
      {name: 'nested', required: false, field: {kind: 'json'}},
      {
        name: 'topics',
        required: false,
        field: {kind: 'list', item: {kind: 'list', orOne: true, item: {kind: 'hex', bytes: 32}}},
      },
    ],
  };
  const object = (value: object) => readField(JSON.stringify(value), request, own);

  it('an object is read member by member', () => {
    const given = {to: MAIN, value: '1000', flag: true, nested: [{a: 1}], topics: [null, HASH, [HASH]], other: 7};
    expect(object(given)).toEqual({ok: true, value: {...given, value: '0x3e8'}});
    expect(object({to: MAIN, value: 5})).toEqual({ok: true, value: {to: MAIN, value: '0x5'}});
    expect(readField('null', request)).toEqual({ok: true, value: null});
  });
  it.each<[object, string, string]>([
    [{to: 'colour:blue'}, 'own.soldOut', 'to'],
    [{value: '0x1'}, 'empty', 'to'],
    [{to: MAIN, value: 'ten'}, 'notANumber', 'value'],
    [{to: MAIN, flag: 'yes'}, 'notBoolean', 'flag'],
    [{to: MAIN, nested: '{'}, 'notJson', 'nested'],
    [{to: MAIN, topics: HASH}, 'notList', 'topics'],
    [{to: MAIN, topics: '["0x1"'}, 'notJson', 'topics'],
    [{to: MAIN, topics: [[HASH, '0x12']]}, 'hexLength', 'topics'],
    [{value: 'ten', to: 'x'}, 'own.form', 'to'],
  ])('%j is refused for the first wrong member', (value, problem, member) =>
    expect(object(value)).toMatchObject({ok: false, problem, member}),
  );
  it('a list where an object belongs is refused', () =>
    expect(readField('[]', request)).toEqual({ok: false, problem: 'notObject'}));

  it.each(['7', '"text"', 'true'])('%s where an object belongs is refused', (text) => {
    expect(readField(text, request)).toMatchObject({ok: false, problem: 'notObject'});
    const outer: Field = {kind: 'object', members: [{name: 'inner', required: true, field: request}]};
    expect(readField(`{"inner": ${text}}`, outer)).toEqual({ok: false, problem: 'notObject', member: 'inner'});
  });
  it('members may be null, and those that are left blank are not sent', () => {
    const outer: Field = {kind: 'object', members: [{name: 'inner', required: false, field: request}]};
    expect(readField('{"inner": null}', outer)).toEqual({ok: true, value: {inner: null}});
    expect(object({to: MAIN, value: '', flag: null})).toStrictEqual({ok: true, value: {to: MAIN, flag: null}});
    expect(object({to: MAIN})).toStrictEqual({ok: true, value: {to: MAIN}});
  });
  it('a number in the place of a text stays a number, for the node to judge', () => {
    const note: Field = {kind: 'object', members: [{name: 'note', required: true, field: {kind: 'text'}}]};
    expect(readField('{"note": 7}', note)).toEqual({ok: true, value: {note: 7}});
  });
  it('a text where a member wants JSON is refused, even if it looks like JSON', () =>
    expect(object({to: MAIN, nested: '7'})).toMatchObject({ok: false, problem: 'notJson', member: 'nested'}));

  it('one value or a list of them', () => {
    const field: Field = {kind: 'list', orOne: true, item: COLOUR};
    expect(readField(MAIN, field, own)).toEqual({ok: true, value: MAIN});
    expect(readField(`["${MAIN}"]`, field, own)).toEqual({ok: true, value: [MAIN]});
    expect(readField('["colour:blue"]', field, own)).toMatchObject({ok: false, problem: 'own.soldOut'});
    expect(readField(`["${MAIN}", ""]`, field, own)).toMatchObject({ok: false, problem: 'empty'});
  });

  it('writes what it reads', () => {
    for (const value of [true, null, 7, {a: [1]}, [], '0x1'])
      expect(readField(writeField(value), typeof value === 'string' ? {kind: 'text'} : {kind: 'json'})).toEqual({
        ok: true,
        value,
      });
    expect(writeField(undefined)).toBe('');
    expect([7, true, null, '0x1'].map(writeField)).toEqual(['7', 'true', 'null', '0x1']);
    expect(writeField({a: [1]})).toBe('{\n  "a": [\n    1\n  ]\n}');
  });
});

describe('parameters by position', () => {
  const given = (value: unknown) => ({ok: true as const, value});
  const empty = {ok: true as const, empty: true as const};
  it('leaves trailing ones out and fills gaps with null', () => {
    expect(gatherParams([given(1), empty, given(3), empty], [true, false, false, false])).toEqual({
      ok: true,
      params: [1, null, 3],
    });
    expect(gatherParams([empty], [false])).toEqual({ok: true, params: []});
  });
  it('names the first that is missing or wrong', () => {
    expect(gatherParams([given(1), empty], [true, true])).toEqual({ok: false, missing: 1});
    expect(gatherParams([{ok: false, problem: 'notHex'}], [false])).toStrictEqual({ok: false, missing: 0});
    expect(gatherParams([given(1), {ok: false, problem: 'notHex', member: 'data'}], [true, true])).toEqual({
      ok: false,
      missing: 1,
      member: 'data',
    });
  });
});
