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
    expect(schemaView({type: 'array', items: ref('Hash')}, schemas).type).toBe('array of Hash'));
  it.each([
    [['0x0', '0x1', null], 'string | null'],
    [[1, 2], 'number'],
    [[true], 'boolean'],
  ])('names an enumeration without a type by its values: %j', (values, type) =>
    expect(schemaView({enum: values}, schemas).type).toBe(type),
  );
  it('names an unknown reference and a circle', () => {
    expect(() => schemaView(ref('Nope'), schemas)).toThrow('Unknown schema "Nope"');
    expect(() => schemaView(ref('Loop'), schemas)).toThrow('circle');
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
  it('an object is a form, an object inside it is JSON', () => {
    expect(inputField(ref('Block'), schemas)).toEqual({
      kind: 'object',
      members: [
        {name: 'number', required: true, field: {kind: 'quantity'}},
        {name: 'parent', required: false, field: {kind: 'json'}},
        {name: 'gas', required: false, field: {kind: 'quantity'}},
      ],
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
