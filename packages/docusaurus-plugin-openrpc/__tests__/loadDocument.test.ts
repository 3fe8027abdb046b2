import fs from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {writeSources} from './sources';

const METHODS = 'shop/methods/items.yaml';
const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) fs.rmSync(root, {recursive: true});
});

/** The sources with other files: path -> text, or null for a file or folder that isn't there. */
function load(files: Record<string, string | null> = {}) {
  const root = writeSources();
  made.push(root);
  for (const [name, text] of Object.entries(files)) {
    if (text === null) fs.rmSync(path.join(root, name), {recursive: true});
    else fs.writeFileSync(path.join(root, name), text);
  }
  return loadDocument(root, 'shop');
}

describe('files of a space', () => {
  it('are those with an extension of YAML; the name of a methods file is its subject', () => {
    const {methods, schemas, faults} = load({
      'shop/methods/coupons.yml': '- name: shop_getCoupon\n',
      'shop/methods/README.md': 'Methods.',
      'shop/methods/items.yaml.orig': '- name: shop_getThing\n',
      'shop/schemas/.yaml.swp': 'Draft: {type: string}\n',
    });
    expect(methods.map(({value, subject}) => `${subject} ${value.name}`)).toEqual([
      'coupons shop_getCoupon',
      'items shop_getItem',
    ]);
    expect([...schemas.keys()]).toEqual(['Quantity', 'Item']);
    expect(faults).toEqual([]);
  });

  it('can be missing where a space has no schemas or no methods of its own', () => {
    const {methods, schemas, faults} = load({'shop/schemas': null, 'shop/methods': null});
    expect(methods).toEqual([]);
    expect([...schemas.keys()]).toEqual(['Quantity']);
    expect(faults).toEqual([]);
  });

  it.each(['shop/openrpc.yaml', 'shared/schemas.yaml', 'shared/errors.yaml', 'placeholders.yaml'])(
    '%s is always there: one that is missing is a fault, and the others are read',
    (name) => {
      const {methods, faults} = load({[name]: null});
      expect(methods.map(({value}) => value.name)).toEqual(['shop_getItem']);
      expect(faults).toEqual([
        {
          file: name,
          line: 0,
          message: 'the file does not exist',
          fix: 'create it; README.md of the sources shows its form',
        },
      ]);
    },
  );

  it('has no lines when it is missing', () => {
    expect(load({'shop/openrpc.yaml': null}).head.file.lineOf(['info'])).toBe(0);
  });

  it.each(['- code: -32000\n', 'errors\n'])('has no errors if it is no map, which is a fault: %j', (text) => {
    const {errors, groups, faults} = load({'shared/errors.yaml': text});
    expect([errors.size, groups.size]).toEqual([0, 0]);
    expect(faults).toEqual([
      {
        file: 'shared/errors.yaml',
        line: 1,
        message: 'expected the maps "errors" and "groups"',
        fix: 'write "errors:", and the errors below it; "groups:" and its groups follow',
      },
    ]);
  });

  it('can be empty', () => {
    const {methods, schemas, errors, groups, placeholders, faults} = load({
      [METHODS]: '',
      'shop/schemas/items.yaml': '# Nothing yet.\n',
      'shared/schemas.yaml': '',
      'shared/errors.yaml': 'errors:\n',
      'placeholders.yaml': '',
    });
    expect(methods).toEqual([]);
    expect([schemas, errors, groups, placeholders].map(({size}) => size)).toEqual([0, 0, 0, 0]);
    expect(faults).toEqual([]);
  });
});

describe('the line of a value', () => {
  const text = '# The shop.\n\nopenrpc: 1.3.2\nx-subjects:\n  items: Items\ninfo:\n  title: Shop\n';
  it.each<[string, (string | number)[], number]>([
    ['of a value', ['info', 'title'], 7],
    ['of what should hold it, when it is missing', ['info', 'version'], 7],
    ['where the content begins, when nothing holds it', ['servers', 0, 'url'], 3],
    ['where the content begins, for the whole file', [], 3],
  ])('is that %s', (_, at, line) => {
    const {head} = load({'shop/openrpc.yaml': text});
    expect(head.file.lineOf([...head.path, ...at])).toBe(line);
  });

  it('is the first of a file without content', () => {
    expect(load({'shop/openrpc.yaml': '\n\n'}).head.file.lineOf(['info'])).toBe(1);
  });
});

describe('a fault of the form', () => {
  it('a key that is there twice is no valid YAML', () => {
    const {schemas, faults} = load({'shop/schemas/items.yaml': 'Item: {type: string}\nItem: {type: object}\n'});
    expect(faults).toEqual([
      {
        file: 'shop/schemas/items.yaml',
        line: 2,
        message: 'not valid YAML: Map keys must be unique',
        fix: 'correct the indentation or the quotes at this line',
      },
    ]);
    expect([...schemas.keys()]).toEqual(['Quantity']);
  });

  it.each(['just words\n', '- a list\n'])('a file of schemas that is no map: %j', (text) => {
    const {schemas, faults} = load({'shop/schemas/items.yaml': `# Schemas\n${text}`});
    expect([...schemas.keys()]).toEqual(['Quantity']);
    expect(faults).toEqual([
      {
        file: 'shop/schemas/items.yaml',
        line: 2,
        message: 'expected a map of schemas',
        fix: 'write "<name>:" and the schema below it',
      },
    ]);
  });

  it('errors, groups and placeholders that are no maps', () => {
    const {errors, groups, placeholders, faults} = load({
      'shared/errors.yaml': 'errors: Closed\ngroups: [Closed]\n',
      'placeholders.yaml': '- item\n',
    });
    expect([errors, groups, placeholders].map(({size}) => size)).toEqual([0, 0, 0]);
    expect(faults.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
      'shared/errors.yaml:1 expected a map of errors',
      'shared/errors.yaml:2 expected a map of groups',
      'placeholders.yaml:1 expected a map of placeholders',
    ]);
  });

  it.each(['shop_getItem: {}\n', 'shop_getItem\n'])('a file of methods that is no list: %j', (text) => {
    const {methods, faults} = load({[METHODS]: text});
    expect(methods).toEqual([]);
    expect(faults).toEqual([
      {file: METHODS, line: 1, message: 'expected a list of methods', fix: 'begin each method with "- name:"'},
    ]);
  });

  it('a method without a name is left out, and the others keep their places', () => {
    const {methods, faults} = load({
      [METHODS]: '- shop_getItem\n- summary: Returns one.\n-\n- name: 5\n- name: shop_getAll\n',
    });
    expect(methods.map(({value, path: at}) => [value.name, at])).toEqual([['shop_getAll', [4]]]);
    expect(faults).toEqual(
      [1, 2, 3, 4].map((line) => ({
        file: METHODS,
        line,
        message: 'a method without a name',
        fix: 'begin it with "- name: <method>"',
      })),
    );
  });

  it.each(['', 'openrpc: 1.3.2\n', 'x-subjects:\n', '- x-subjects\n'])(
    'a head without subjects leaves the methods in the order of their files: %j',
    (text) => {
      const {methods} = load({'shop/openrpc.yaml': text, 'shop/methods/coupons.yaml': '- name: shop_getCoupon\n'});
      expect(methods.map(({subject}) => subject)).toEqual(['coupons', 'items']);
    },
  );

  it('a name that is there twice is named with both places, and the first stays', () => {
    const {errors, schemas, faults} = load({'shop/schemas/more.yaml': '# More\nItem: {type: string}\n'});
    expect(schemas.get('Item')?.value.type).toBe('object');
    expect([...errors.keys()]).toEqual(['Closed']);
    expect(faults).toEqual([
      {
        file: 'shop/schemas/more.yaml',
        line: 2,
        message: 'schema Item is defined a second time, first in shop/schemas/items.yaml:2',
        fix: 'rename one of them, or keep one in shared/',
      },
    ]);
  });
});
