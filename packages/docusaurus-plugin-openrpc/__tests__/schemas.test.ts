import {describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {createChecker} from '../schemas';
import type {Schema} from '../types';
import {temporarySources} from './sources';

const load = () => loadDocument(temporarySources(), 'shop');

describe('a checker of answers', () => {
  it('names missing and undeclared fields', () => {
    const document = load();
    const checker = createChecker(document);
    const {schema} = document.methods[0]!.value.result;
    expect(checker.check(schema, {number: '0x1', note: null})).toEqual([]);
    expect(checker.check(schema, null)).toEqual([]);
    expect(checker.check(document.schemas.get('Item')!.value, {note: 'x', size: 2})).toEqual([
      'the value lacks the field "number"',
      'the value has the undeclared field "size"',
    ]);
    expect(checker.check(document.schemas.get('Item')!.value, {number: '0x01'}).join()).toMatch(
      /^\/number must match pattern/,
    );
  });

  it.each<[string, Schema, RegExp]>([
    ['a misspelled keyword', {type: 'string', patern: '^0x'}, /unknown keyword: "patern"/],
    ['a keyword with an impossible value', {type: 'string', minLength: -1}, /minLength must be >= 0/],
    ['a reference to nothing', {$ref: '#/components/schemas/Nope'}, /Nope/],
  ])('refuses a schema with %s', (_, schema, message) => {
    const checker = createChecker(load());
    expect(() => checker.compile(schema)).toThrow(message);
  });

  it('accepts values of several types, and a format without judging it', () => {
    const checker = createChecker(load());
    const schema = {type: ['string', 'integer'], format: 'date'};
    expect([checker.check(schema, 'today'), checker.check(schema, 7)]).toEqual([[], []]);
    expect(checker.check(schema, true)).toEqual(['the value must be string,integer']);
  });

  it('knows alternatives that differ in what they require', () => {
    const checker = createChecker(load());
    const schema = {
      type: 'object',
      properties: {name: {type: 'string'}, number: {type: 'integer'}},
      oneOf: [{required: ['name']}, {required: ['number']}],
    };
    expect(checker.check(schema, {number: 1})).toEqual([]);
    expect(checker.check(schema, {})).toContain('the value lacks the field "number"');
  });

  it('compiles a schema once, however many values it judges', () => {
    const checker = createChecker(load());
    const schema = {type: 'string'};
    expect(checker.compile(schema)).toBe(checker.compile(schema));
  });
});
