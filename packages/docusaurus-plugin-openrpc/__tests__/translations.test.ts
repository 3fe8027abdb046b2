import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {checkTranslations, localize, loadTranslations} from '../translations';
import {lineWith, temporarySources, type Changes} from './sources';

const ERRORS = 'i18n/es/shared/errors.yaml';
const METHODS = 'i18n/es/shop/items.yaml';
const load = (changes: Changes = {}) => loadDocument(temporarySources(changes), 'shop');

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

  it.each([
    ['file', (file: string) => fs.rmSync(file)],
    ['entry', (file: string) => fs.writeFileSync(file, '{}')],
  ])('keep English where a whole %s is missing', (_, remove) => {
    const document = load();
    remove(`${document.root}/i18n/es/shop/schemas.yaml`);
    const spanish = localize(document, loadTranslations(document, 'es'));
    expect([...spanish.schemas].map(([, {value}]) => value.description)).toEqual([
      'Un número entero en hexadecimal.',
      'A thing in the shop.',
    ]);
  });

  it('keep English where a text is only spaces', () => {
    const document = load({[ERRORS]: [['No hay nadie.', '"  "']]});
    expect(localize(document, loadTranslations(document, 'es')).errors.get('Closed')?.value['x-cause']).toBe(
      'Nobody is there.',
    );
  });
});

describe('the check of translations', () => {
  const judge = (changes: Changes, prepare = (_root: string) => {}) => {
    const root = temporarySources(changes);
    prepare(root);
    const document = loadDocument(root, 'shop');
    const faults = checkTranslations(document, loadTranslations(document, 'es'));
    return {root, faults, messages: faults.map(({message}) => message)};
  };

  it('names each text of a file that is not there, in the English source', () => {
    const {faults} = judge({}, (root) => fs.rmSync(`${root}/${ERRORS}`));
    expect(faults.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
      'shared/errors.yaml:6 no es translation of "Nobody is there."',
      'shared/errors.yaml:7 no es translation of "Come back tomorrow."',
    ]);
  });

  it('names a file that is not valid YAML once, however many texts it has', () => {
    const {root, faults} = judge({[METHODS]: [['result: El', 'result: : El']]});
    expect(faults.filter(({file}) => file === METHODS).map(({line}) => line)).toEqual([
      lineWith(root, METHODS, 'result'),
    ]);
  });

  it('names a long text by its first line', () => {
    const long = 'description: "\\nUse it when you know the number.\\nOr when you do not."';
    const {messages} = judge({
      'shop/methods/items.yaml': [['description: Use it when you know the number of the item.', long]],
      [METHODS]: [['  description: Úsalo cuando conoces el número del artículo.\n', '']],
    });
    expect(messages).toEqual(['no es translation of "Use it when you know the number."']);
  });

  it.each([
    ['an entry', 'Closed: {', 'Gone: {cause: Se fue.}\nClosed: {', '"Gone" / "cause" translates nothing'],
    ['a key', '{cause:', '{hint: Espera., cause:', '"Closed" / "hint" translates nothing'],
  ])('names %s that is left over in a shared file', (_, from, to, message) => {
    for (const space of ['both', 'shop'])
      expect(
        judge({'shared/errors.yaml': [['space: both', `space: ${space}`]], [ERRORS]: [[from, to]]}).messages,
      ).toEqual([message]);
  });

  it('leaves the errors of the other space to that space', () => {
    const open = '  Open: {code: -32002, message: open, space: mall, x-cause: It is late., x-fix: Leave.}\n';
    const changes: Changes = {
      'shared/errors.yaml': [['errors:\n', `errors:\n${open}`]],
      [ERRORS]: [['Closed: {', 'Open: {cause: Es tarde., fix: Sal.}\nClosed: {']],
    };
    expect(judge(changes).messages).toEqual([]);
  });
});
