import {describe, expect, it} from 'vitest';
import {livePlaceholders, localizedMethod, localizedMethods, schemasOf} from '../localizedMethod';
import {loadSources, type Changes} from './sources';

const METHODS = 'shop/methods/items.yaml';
const methodOf = (changes: Changes = {}) => localizedMethods(loadSources(changes))[0]!;

describe('a method for pages', () => {
  it('has what its source says, under plain names', () => {
    const document = loadSources();
    const [{value}] = document.methods as [(typeof document.methods)[number]];
    expect(localizedMethod(document, document.methods[0]!)).toEqual({
      name: 'shop_getItem',
      summary: 'Returns one item of the shop.',
      description: 'Use it when you know the number of the item.',
      since: '1.0.0',
      isPublic: true,
      counterpart: null,
      notes: ['Numbers are never used again.'],
      params: [
        {name: 'number', required: true, description: 'Number of the item.', schema: value.params[0]!.schema},
        {name: 'options', required: false, description: 'What to leave out.', schema: value.params[1]!.schema},
      ],
      result: {description: 'The item, or null.', schema: value.result.schema},
      errors: [
        {name: 'Closed', code: -32001, message: 'closed', cause: 'Nobody is there.', fix: 'Come back tomorrow.'},
      ],
      examples: [
        {name: 'first', summary: 'An item that is there.', params: {number: '${item}'}, isError: false},
        {name: 'at-night', summary: 'The shop is closed.', params: ['${item}', {}, {}], isError: true},
      ],
    });
    expect(localizedMethods(document).map(({subject}) => subject)).toEqual(['items']);
  });

  it('has no notes and no required parameters unless its source says so', () => {
    const method = methodOf({
      [METHODS]: [
        ['  x-notes: [Numbers are never used again.]\n', ''],
        ['      required: true\n', ''],
      ],
    });
    expect(method.notes).toEqual([]);
    expect(method.params[0]?.required).toBe(false);
  });

  it('says why no node checked it', () => {
    const method = methodOf({
      [METHODS]: [['  params:\n', '  x-unverified: It comes with the next version.\n  params:\n']],
    });
    expect(method.unverified).toBe('It comes with the next version.');
    expect(methodOf()).not.toHaveProperty('unverified');
  });

  it('a subscription has what it sends', () => {
    const method = methodOf({
      [METHODS]: [
        [
          '  errors:\n',
          '  x-notification: {name: item, description: The new item., schema: {type: string}}\n  errors:\n',
        ],
      ],
    });
    expect(method.notification).toEqual({description: 'The new item.', schema: {type: 'string'}});
    expect(methodOf()).not.toHaveProperty('notification');
  });

  it('an error has the link that its source has', () => {
    const {errors} = methodOf({'shared/errors.yaml': [['    space: both\n', '    space: both\n    x-link: /hours\n']]});
    expect(errors[0]?.link).toBe('/hours');
    expect(methodOf().errors[0]).not.toHaveProperty('link');
  });
});

describe('what the pages of a document share', () => {
  it('its schemas by name', () => {
    expect(schemasOf(loadSources())).toMatchObject({
      Quantity: {type: 'string', description: 'A whole number in hex.'},
      Item: {type: 'object', required: ['number']},
    });
  });

  it('placeholders that a live network of the space can fill, with a value or with its source', () => {
    const document = loadSources({
      'placeholders.yaml': [
        [
          "  shop: {example: '0x1'}\n",
          `  shop: {example: '0x1', live: fixed}
newest:
  description: The last item.
  shop: {example: '0x2', live: lookup.newest}
invented:
  description: An item that is nowhere.
  shop: {example: '0x3'}
elsewhere:
  description: An item of the mall.
  mall: {example: '0x4', live: fixed}
`,
        ],
      ],
    });
    expect(livePlaceholders(document)).toEqual({item: {value: '0x1'}, newest: {from: 'lookup.newest'}});
  });
});
