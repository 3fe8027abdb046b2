import {describe, expect, it} from 'vitest';
import {hintsAt} from '../schemaHints';
import type {FieldView, SchemaView} from '../pageData';

const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  type: 'hex',
  required: true,
  ...more,
});
const log: SchemaView = {
  type: 'object',
  fields: [
    field('address', {schema: 'Address'}),
    field('topics', {type: 'array', items: {type: 'hex', schema: 'Hash', unit: 'bytes'}}),
  ],
};
const block: SchemaView = {
  type: 'object',
  fields: [
    field('gas', {schema: 'Quantity', unit: 'gas'}),
    field('logs', {type: 'array', items: log}),
    field('a/b', {unit: 'slash'}),
    field('a~b', {unit: 'tilde'}),
    field('a~1b', {unit: 'escaped'}),
    field('7', {unit: 'seventh'}),
  ],
};

describe('what the schema says about a part of an answer', () => {
  it('a field has its unit, schema and name', () =>
    expect(hintsAt(block, '/gas')).toEqual({unit: 'gas', schema: 'Quantity', name: 'gas'}));

  it('the whole answer has no name', () =>
    expect(hintsAt({type: 'hex', unit: 'drip', schema: 'Quantity'}, '')).toEqual({
      unit: 'drip',
      schema: 'Quantity',
      name: undefined,
    }));

  it('a value of a list has the name of the list', () => {
    expect(hintsAt(block, '/logs/12/address')).toEqual({unit: undefined, schema: 'Address', name: 'address'});
    expect(hintsAt(block, '/logs/0/topics/3')).toEqual({unit: 'bytes', schema: 'Hash', name: 'topics'});
  });

  it('in a list, only a number leads to a value', () => {
    const list: SchemaView = {type: 'array', items: {type: 'hex', unit: 'drip'}};
    expect(hintsAt(list, '/10').unit).toBe('drip');
    for (const step of ['length', '1st', 'n1']) expect(hintsAt(list, `/${step}`).unit).toBeUndefined();
  });

  it('a number is not the name of a value, but words with digits are', () => {
    expect(hintsAt(block, '/logs/12').name).toBe('logs');
    expect(hintsAt(block, '/v1').name).toBe('v1');
    expect(hintsAt(block, '/1v').name).toBe('1v');
  });

  it('a field may have a number for a name', () => expect(hintsAt(block, '/7').unit).toBe('seventh'));

  it.each([
    ['/a~1b', 'slash', 'a/b'],
    ['/a~0b', 'tilde', 'a~b'],
    ['/a~01b', 'escaped', 'a~1b'],
  ])('%s is the pointer of a name with special characters', (pointer, unit, name) =>
    expect(hintsAt(block, pointer)).toMatchObject({unit, name}),
  );

  it('every special character of a name is unescaped', () =>
    expect(hintsAt({type: 'object', fields: [field('a//~~', {unit: 'many'})]}, '/a~1~1~0~0').unit).toBe('many'));

  it('a part that the schema does not know has a name only', () => {
    const nothing = {unit: undefined, schema: undefined};
    expect(hintsAt(block, '/other')).toEqual({...nothing, name: 'other'});
    expect(hintsAt(block, '/other/deeper')).toEqual({...nothing, name: 'deeper'});
    expect(hintsAt(block, '/gas/0')).toEqual({...nothing, name: 'gas'});
  });

  it('a part of an alternative is found, however deep', () => {
    const answer: SchemaView = {
      type: 'null or object',
      variants: [{type: 'null'}, {type: 'any', variants: [{type: 'text'}, block]}],
    };
    expect(hintsAt(answer, '/gas').unit).toBe('gas');
    expect(hintsAt(answer, '/logs/0/address').schema).toBe('Address');
    expect(hintsAt(answer, '/other').unit).toBeUndefined();
  });

  it('a value with alternatives has the first unit and the first schema among them', () =>
    expect(
      hintsAt(
        {
          type: 'any',
          variants: [
            {type: 'null'},
            {type: 'hex', unit: 'drip'},
            {type: 'hex', unit: 'gas', schema: 'Quantity'},
            {type: 'hex', schema: 'Hash'},
          ],
        },
        '',
      ),
    ).toMatchObject({unit: 'drip', schema: 'Quantity'}));

  it('its own unit and schema come before those of its alternatives', () =>
    expect(
      hintsAt({type: 'any', unit: 'own', schema: 'Own', variants: [{type: 'hex', unit: 'drip', schema: 'Hash'}]}, ''),
    ).toMatchObject({unit: 'own', schema: 'Own'}));

  it('alternatives without either give neither', () =>
    expect(hintsAt({type: 'any', variants: [{type: 'null'}]}, '')).toMatchObject({unit: undefined, schema: undefined}));
});
