import {describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {errorNames, errorOf, walkSchema} from '../resolve';
import type {Schema} from '../types';
import {temporarySources, type Changes} from './sources';

const load = (changes: Changes = {}) => loadDocument(temporarySources(changes), 'shop');
const LATE: Changes = {'shared/errors.yaml': [['groups: {}', 'groups: {Late: [Closed, Open], Item: [Closed]}']]};

describe('a walk through a schema', () => {
  const places = (schema: unknown) => {
    const found: string[] = [];
    walkSchema(schema as Schema, (_, at) => void found.push(at.join('/')));
    return found;
  };

  it('visits schemas wherever a keyword has them, with their path', () =>
    expect(
      places({
        items: {contains: {}},
        additionalProperties: {not: {}},
        propertyNames: {},
        if: {},
        then: {},
        else: {},
        properties: {size: {oneOf: [{}, {}]}},
        patternProperties: {'^x-': {anyOf: [{}]}},
        definitions: {Size: {allOf: [{}]}},
      }).sort(),
    ).toEqual([
      '',
      'additionalProperties',
      'additionalProperties/not',
      'definitions/Size',
      'definitions/Size/allOf/0',
      'else',
      'if',
      'items',
      'items/contains',
      'patternProperties/^x-',
      'patternProperties/^x-/anyOf/0',
      'properties/size',
      'properties/size/oneOf/0',
      'properties/size/oneOf/1',
      'propertyNames',
      'then',
    ]));

  it('passes over a property that is still empty, and over true and false', () => {
    expect(places({properties: {size: null, colour: {}}, additionalProperties: false})).toEqual([
      '',
      'properties/colour',
    ]);
    expect(places(null)).toEqual([]);
  });
});

describe('errors of a method', () => {
  it('are named once, those of groups too', () =>
    expect(
      errorNames(load(LATE), [{$ref: '#/components/x-errorGroups/Late'}, {$ref: '#/components/errors/Closed'}]),
    ).toEqual(['Closed']));

  it.each(['#/components/x-errorGroups/Early', '#/components/errors/Open', '#/components/schemas/Item', 'Closed'])(
    'leave out what no error is: %s',
    ($ref) => expect(errorNames(load(LATE), [{$ref}])).toEqual([]),
  );

  it('are found by name', () => {
    expect(errorOf(load(), 'Closed').code).toBe(-32001);
    expect(() => errorOf(load(), 'Open')).toThrow('unknown error Open');
  });
});
