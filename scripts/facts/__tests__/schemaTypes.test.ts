import {describe, expect, it} from 'vitest';
import {typeOf, typesModule, type Schema} from '../schemaTypes';

describe('types from schemas', () => {
  it.each<[string, Schema, string]>([
    ['text', {type: 'string'}, 'string'],
    ['whole and other numbers', {anyOf: [{type: 'integer'}, {type: 'number'}]}, 'number'],
    ['words of a list', {enum: ['a', "b'c", 3]}, "'a' | 'b\\'c' | 3"],
    ['one value', {const: false}, 'false'],
    ['a value or nothing', {anyOf: [{type: 'null'}, {type: 'string'}]}, 'null | string'],
    ['a list', {type: 'array', items: {type: 'string'}}, 'string[]'],
    ['a list of words', {type: 'array', items: {enum: ['a', 'b']}}, "('a' | 'b')[]"],
    ['a map', {type: 'object', additionalProperties: {type: 'number'}}, 'Record<string, number>'],
    ['an object', {type: 'object', required: ['a'], properties: {a: {type: 'string', description: 'Said so.'}, 'b-c': {type: 'boolean'}}}, "{\n  /** Said so. */\n  a: string;\n  'b-c'?: boolean;\n}"],
    ['an object without members', {type: 'object'}, 'Record<string, never>'],
  ])('%s', (_what, schema, type) => expect(typeOf(schema)).toBe(type));

  it('stops at what it does not know', () => {
    expect(() => typeOf({type: 'array'})).toThrow('No type for the schema {"type":"array"}.');
    expect(() => typeOf({})).toThrow('No type for the schema {}.');
  });

  it('a module has each file once, by its name', () => {
    expect(typesModule({cips: {type: 'string'}, 'pos-pools': {type: 'number'}})).toMatch(/export interface FactFiles \{\n {2}cips: string;\n {2}'pos-pools': number;\n\}\n$/);
  });
});
