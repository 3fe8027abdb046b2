import fs from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {localizedMethod} from '../localizedMethod';
import {errorNames, schemaClosure} from '../resolve';
import {createChecker} from '../schemas';
import {localize, loadTranslations} from '../translations';
import {writeSources, type Changes} from './sources';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) fs.rmSync(root, {recursive: true});
});

function load(changes: Changes = {}) {
  const root = writeSources(changes);
  made.push(root);
  return loadDocument(root, 'shop');
}

describe('a loaded document', () => {
  it('knows the schemas and errors that a method needs', () => {
    const document = load({'shared/errors.yaml': [['groups: {}', 'groups: {Hours: [Closed]}']]});
    const method = document.methods[0]!.value;
    expect(schemaClosure(document, [method.result.schema])).toEqual(['Item', 'Quantity']);
    expect(
      errorNames(document, [{$ref: '#/components/x-errorGroups/Hours'}, {$ref: '#/components/errors/Closed'}]),
    ).toEqual(['Closed']);
  });

  it('orders methods by the subjects of the head, not by file names', () => {
    const root = writeSources({'shop/openrpc.yaml': [['{items: Items}', '{items: Items, coupons: Coupons}']]});
    made.push(root);
    const text = fs.readFileSync(`${root}/shop/methods/items.yaml`, 'utf8');
    fs.writeFileSync(`${root}/shop/methods/coupons.yaml`, text.replace('shop_getItem', 'shop_getCoupon'));
    expect(loadDocument(root, 'shop').methods.map(({value, subject}) => `${subject} ${value.name}`)).toEqual([
      'items shop_getItem',
      'coupons shop_getCoupon',
    ]);
  });

  it('checks answers strictly: missing and undeclared fields are named', () => {
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
});

it('a method for pages has its errors spread out and its texts in the language of the document', () => {
  const document = load();
  const source = localizedMethod(localize(document, loadTranslations(document, 'es')), document.methods[0]!);
  expect(source).toMatchObject({name: 'shop_getItem', since: '1.0.0', isPublic: true, counterpart: null});
  expect(source.errors).toEqual([
    {name: 'Closed', code: -32001, message: 'closed', cause: 'No hay nadie.', fix: 'Vuelve mañana.'},
  ]);
  expect(source.params.map(({name, required}) => [name, required])).toEqual([
    ['number', true],
    ['options', false],
  ]);
  expect(source.examples.map(({isError}) => isError)).toEqual([false, true]);
});

describe('translations', () => {
  it('replace every text of a copy and leave the original alone', () => {
    const document = load();
    const spanish = localize(document, loadTranslations(document, 'es'));
    const method = spanish.methods[0]!.value;
    expect(method.summary).toBe('Devuelve un artículo de la tienda.');
    expect(method['x-notes']).toEqual(['Los números nunca se repiten.']);
    expect(method.params[1]?.schema.properties?.short?.description).toBe('Omite el texto.');
    expect(method.examples.map(({summary}) => summary)).toEqual(['Un artículo que existe.', 'La tienda está cerrada.']);
    expect(spanish.schemas.get('Item')?.value).toMatchObject({
      title: 'Artículo',
      properties: {note: {description: 'Lo que se dice de él.'}},
    });
    expect(spanish.errors.get('Closed')?.value['x-fix']).toBe('Vuelve mañana.');
    expect(spanish.head.value['x-subjects']).toEqual({items: 'Artículos'});
    expect(document.methods[0]!.value.summary).toBe('Returns one item of the shop.');
  });

  it('keep English where a text has none', () => {
    const document = load({'i18n/es/shop/items.yaml': [['  summary: Devuelve un artículo de la tienda.\n', '']]});
    expect(localize(document, loadTranslations(document, 'es')).methods[0]!.value.summary).toBe(
      'Returns one item of the shop.',
    );
  });
});
