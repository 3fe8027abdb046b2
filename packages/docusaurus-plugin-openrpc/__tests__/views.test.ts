import {describe, expect, it} from 'vitest';
import type {Schemas} from '../document';
import {inputField} from '../inputField';
import {toHtml, toPlainText} from '../markdown';
import {schemaView} from '../schemaView';

const schemas: Schemas = {
  Quantity: {type: 'string', pattern: '^0x(0|[1-9a-f][0-9a-f]*)$', description: 'A number.'},
  Data: {type: 'string', pattern: '^0x([0-9a-f]{2})*$', description: 'Bytes.'},
  Hash: {type: 'string', pattern: '^0x[0-9a-f]{64}$', description: '32 bytes.'},
  HexAddress: {type: 'string', pattern: '^0x[0-9a-fA-F]{40}$', description: 'An address.'},
  Colour: {type: 'string', pattern: '^colour:[a-z]+$', description: 'A colour.'},
  Tag: {type: 'string', enum: ['latest', 'earliest'], description: 'A tag.'},
  Pending: {type: 'string', enum: ['pending'], description: 'Another tag.'},
  TagOrNumber: {anyOf: [{$ref: '#/components/schemas/Tag'}, {$ref: '#/components/schemas/Quantity'}]},
  TagOrHash: {anyOf: [{$ref: '#/components/schemas/Tag'}, {$ref: '#/components/schemas/Hash'}]},
  Block: {
    type: 'object',
    description: 'A block.',
    required: ['number'],
    additionalProperties: false,
    properties: {
      number: {$ref: '#/components/schemas/Quantity'},
      parent: {$ref: '#/components/schemas/Block'},
      gas: {$ref: '#/components/schemas/Quantity', description: 'Gas `used`.', 'x-unit': 'gas'},
    },
  },
  Tree: {
    type: 'object',
    properties: {
      name: {type: 'string'},
      next: {anyOf: [{$ref: '#/components/schemas/Tree'}, {type: 'null'}]},
      all: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
      at: {anyOf: [{$ref: '#/components/schemas/Tag'}, {$ref: '#/components/schemas/Tree'}]},
    },
  },
  Loop: {$ref: '#/components/schemas/Loop'},
};
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

describe('schema as pages show it', () => {
  it('resolves references, keeps what stands beside them, ends recursion', () => {
    const view = schemaView(ref('Block'), schemas);
    expect(view).toMatchObject({type: 'Block', schema: 'Block', description: 'A block.'});
    expect(
      view.fields?.map(({name, type, required, unit, description}) => [name, type, required, unit, description]),
    ).toEqual([
      ['number', 'Quantity', true, undefined, 'A number.'],
      ['parent', 'Block', false, undefined, 'A block.'],
      ['gas', 'Quantity', false, 'gas', 'Gas <code>used</code>.'],
    ]);
    expect(view.fields?.[1]?.fields).toBeUndefined();
  });
  it('says null in the label, not as a variant', () => {
    const view = schemaView({oneOf: [ref('Block'), {type: 'null'}]}, schemas);
    expect(view.type).toBe('Block | null');
    expect(view.variants).toBeUndefined();
    expect(view.fields).toHaveLength(3);
  });
  it('names lists by their items', () =>
    expect(schemaView({type: 'array', items: ref('Hash')}, schemas).type).toBe('Hash[]'));
  it.each([
    [['0x0', '0x1', null], 'string | null'],
    [[1, 2], 'number'],
    [[true], 'boolean'],
    [[[], ['0x0']], 'array'],
  ])('names an enumeration without a type by its values: %j', (values, type) =>
    expect(schemaView({enum: values}, schemas).type).toBe(type),
  );
  it.each([
    [{}, 'any'],
    [{type: 'array'}, 'any[]'],
    [{type: ['array', 'null'], items: ref('Hash')}, 'Hash[] | null'],
    [{type: 'array', items: {type: ['string', 'null']}}, '(string | null)[]'],
    [{type: 'array', items: {type: 'array', items: ref('Hash')}}, 'Hash[][]'],
    [{type: ['string', 'array'], items: ref('Hash')}, 'string | Hash[]'],
    [{type: ['string', 'null']}, 'string | null'],
    [{type: 'integer', enum: [1, 2]}, 'integer'],
    [{const: '0x1'}, '"0x1"'],
    [{allOf: [ref('Hash')], description: 'Its parent.'}, 'Hash'],
  ])('names the type of %j', (schema, type) => expect(schemaView(schema, schemas).type).toBe(type));
  it.each([
    ['references, by them', [ref('Quantity'), ref('Tag')], 'Quantity | Tag'],
    ['a reference and null, by them', [ref('Block'), {type: 'null'}], 'Block | null'],
    ['its own, by its name', [ref('Quantity'), {type: 'boolean'}], 'Choice'],
  ])('names a published schema with alternatives that are %s', (_, oneOf, type) =>
    expect(schemaView(ref('Choice'), {...schemas, Choice: {oneOf}}).type).toBe(type),
  );
  it('shows each alternative as a variant, and the values of an enumeration', () =>
    expect(schemaView({anyOf: [ref('Tag'), {type: 'null'}, ref('Quantity')]}, schemas)).toEqual({
      type: 'Tag | null | Quantity',
      variants: [
        {type: 'Tag', schema: 'Tag', description: 'A tag.', values: ['latest', 'earliest']},
        {type: 'Quantity', schema: 'Quantity', description: 'A number.'},
      ],
    }));
  it.each([
    [{}, 'A block.'],
    [{description: 'The newest one.'}, 'The newest one.'],
  ])('describes what may be null in its own words, unless others are beside it: %j', (beside, description) =>
    expect(schemaView({oneOf: [ref('Block'), {type: 'null'}], ...beside}, schemas).description).toBe(description),
  );
  it('shows the values of a map as a field of any name', () => {
    expect(schemaView({type: 'object', additionalProperties: ref('Quantity')}, schemas).fields).toEqual([
      {name: '*', required: false, type: 'Quantity', schema: 'Quantity', description: 'A number.'},
    ]);
    for (const additionalProperties of [true, false])
      expect(schemaView({type: 'object', additionalProperties}, schemas)).toEqual({type: 'object'});
  });
  it('names an unknown reference and a circular one', () => {
    expect(() => schemaView(ref('Nope'), schemas)).toThrow('Unknown schema "Nope"');
    expect(() => schemaView(ref('Loop'), schemas)).toThrow('are circular');
  });
});

describe('input for a schema', () => {
  it.each([
    [ref('Quantity'), {kind: 'quantity'}],
    [ref('Data'), {kind: 'hex'}],
    [ref('Hash'), {kind: 'hex', bytes: 32}],
    [ref('HexAddress'), {kind: 'hex', bytes: 20, isAddress: true}],
    [ref('Colour'), {kind: 'own', name: 'colour'}],
    [ref('Tag'), {kind: 'choice', tags: ['latest', 'earliest']}],
    [{oneOf: [ref('Quantity'), ref('Tag')]}, {kind: 'choice', tags: ['latest', 'earliest'], other: 'quantity'}],
    [
      {anyOf: [ref('Tag'), ref('Quantity'), ref('Hash')]},
      {kind: 'choice', tags: ['latest', 'earliest'], other: 'reference'},
    ],
    [{oneOf: [ref('Quantity'), {type: 'null'}]}, {kind: 'quantity'}],
    [{oneOf: [ref('Quantity'), {type: 'integer'}]}, {kind: 'quantity'}],
    [{type: 'boolean'}, {kind: 'boolean'}],
    [{type: 'integer'}, {kind: 'integer'}],
    [{type: 'string'}, {kind: 'text'}],
    [
      {type: 'array', items: ref('Hash')},
      {kind: 'list', item: {kind: 'hex', bytes: 32}},
    ],
    [{type: 'array', items: {type: 'number'}}, {kind: 'json'}],
    [{type: 'array', items: ref('Block')}, {kind: 'json'}],
    [{anyOf: [ref('Quantity'), ref('Hash')]}, {kind: 'quantity'}],
    [
      {oneOf: [ref('Colour'), {type: 'array', items: ref('Colour')}]},
      {kind: 'list', item: {kind: 'own', name: 'colour'}, orOne: true},
    ],
    [{oneOf: [ref('Colour'), {type: 'array', items: ref('Hash')}]}, {kind: 'json'}],
  ])('%j', (schema, field) => expect(inputField(schema, schemas, {colour: 'colour:red'})).toEqual(field));
  it('of a kind that no adapter reads is text', () =>
    expect(inputField(ref('Colour'), schemas)).toEqual({kind: 'text'}));
  it.each([
    ['a type that may be null', {type: ['boolean', 'null']}, {kind: 'boolean'}],
    ['any other of several types', {type: ['boolean', 'string']}, {kind: 'json'}],
    ['a number with a fraction', {type: 'number'}, {kind: 'json'}],
    ['no type at all', {description: 'Anything.'}, {kind: 'json'}],
    ['a list of anything', {type: 'array'}, {kind: 'json'}],
    ['an object of any form', {type: 'object'}, {kind: 'json'}],
    ['values without a type', {enum: ['up', 'down']}, {kind: 'choice', tags: ['up', 'down']}],
    ['a single value', {const: 'up'}, {kind: 'choice', tags: ['up']}],
    ['a single value that is no text', {const: 1}, {kind: 'json'}],
    ['a number with leading zeros', {type: 'string', pattern: '^(0x)?[0-9a-fA-F]{1,64}$'}, {kind: 'quantity'}],
    ['a number of any length with leading zeros', {type: 'string', pattern: '^0x[0-9a-f]+$'}, {kind: 'quantity'}],
    ['bytes of a length that no input checks', {type: 'string', pattern: '^0x[0-9a-f]{4}$'}, {kind: 'text'}],
  ])('for %s', (_, schema, field) => expect(inputField(schema, schemas)).toEqual(field));

  it.each([
    ['one that may be null', [ref('Hash'), {type: 'null'}], {kind: 'hex', bytes: 32}],
    ['two lists of tags', [ref('Tag'), ref('Pending')], {kind: 'choice', tags: ['latest', 'earliest', 'pending']}],
    [
      'values that are described one by one',
      [
        {const: 'up', description: 'Rises.'},
        {type: 'string', const: 'down'},
      ],
      {kind: 'choice', tags: ['up', 'down']},
    ],
    [
      'a single value or a number',
      [{const: 'latest'}, ref('Quantity')],
      {kind: 'choice', tags: ['latest'], other: 'quantity'},
    ],
    [
      'a further tag beside tags or a number',
      [ref('TagOrNumber'), ref('Pending')],
      {kind: 'choice', tags: ['latest', 'earliest', 'pending'], other: 'quantity'},
    ],
    [
      'a further tag beside tags or a hash',
      [ref('TagOrHash'), ref('Pending')],
      {kind: 'choice', tags: ['latest', 'earliest', 'pending'], other: 'reference'},
    ],
    [
      'a tag, or an object that describes a block',
      [ref('Tag'), ref('Block')],
      {kind: 'choice', tags: ['latest', 'earliest'], other: 'reference'},
    ],
    ['a tag or bytes of any length', [ref('Tag'), ref('Data')], {kind: 'json'}],
    ['a tag or a switch', [ref('Tag'), {type: 'boolean'}], {kind: 'json'}],
    ['a number or a switch', [ref('Quantity'), {type: 'boolean'}], {kind: 'json'}],
    ['a number or bytes of any length', [ref('Quantity'), ref('Data')], {kind: 'json'}],
    ['two kinds of hashes', [ref('Hash'), {...ref('Hash'), description: 'Of a receipt.'}], {kind: 'json'}],
    [
      'a value, a list of them, or something else',
      [ref('Data'), {type: 'array', items: ref('Data')}, {type: 'boolean'}],
      {kind: 'json'},
    ],
  ])('for a union of %s', (_, anyOf, field) => expect(inputField({anyOf}, schemas)).toEqual(field));

  it('a list of objects is JSON, also when they may be null', () =>
    expect(inputField({type: 'array', items: {anyOf: [ref('Block'), {type: 'null'}]}}, schemas)).toEqual({
      kind: 'json',
    }));

  it('an object is a form, an object inside it too, and any deeper one is JSON', () => {
    const members = (parent: object) => [
      {name: 'number', required: true, field: {kind: 'quantity'}},
      {name: 'parent', required: false, field: parent},
      {name: 'gas', required: false, field: {kind: 'quantity'}},
    ];
    expect(inputField(ref('Block'), schemas)).toEqual({
      kind: 'object',
      members: members({kind: 'object', members: members({kind: 'json'})}),
    });
  });

  it('an object that contains itself in a union or a list ends at the same depth', () => {
    const members = (next: object) => [
      {name: 'name', required: false, field: {kind: 'text'}},
      {name: 'next', required: false, field: next},
      {name: 'all', required: false, field: {kind: 'json'}},
      {name: 'at', required: false, field: {kind: 'choice', tags: ['latest', 'earliest'], other: 'reference'}},
    ];
    expect(inputField(ref('Tree'), schemas)).toEqual({
      kind: 'object',
      members: members({kind: 'object', members: members({kind: 'json'})}),
    });
  });
});

describe('authored Markdown', () => {
  it('one paragraph comes without its tag, markup in it is text', () => {
    expect(toHtml('Use `a` <b>now</b>.')).toBe('Use <code>a</code> &lt;b&gt;now&lt;/b&gt;.');
    expect(toHtml('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
    expect(toPlainText('Use `a<b>` & **c**.')).toBe('Use a<b> & c.');
  });
  it('may be a block of YAML, with spaces around it', () => {
    expect(toHtml('\n    One.\n')).toBe('One.');
  });
  it('has the tables and links of GitHub', () => {
    expect(toHtml('| a |\n| - |\n| 1 |')).toContain('<td>1</td>');
    expect(toHtml('See https://a.example')).toBe('See <a href="https://a.example">https://a.example</a>');
  });
  it('as plain text is one line', () => {
    expect(toPlainText('It says "no":\n\n- a  1\n- b')).toBe('It says "no": a 1 b');
    expect(toPlainText('- a\n- b')).toBe('a b');
  });
});
