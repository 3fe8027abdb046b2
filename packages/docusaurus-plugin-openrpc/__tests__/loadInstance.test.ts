import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadInstance} from '../loadInstance';
import {options} from './options';
import {lineWith, temporarySources, type Changes} from './sources';

const METHODS = 'shop/methods/items.yaml';
/** Sources with another space, `stall`, that has the same method. */
function sources(changes: Changes = {}): string {
  const root = temporarySources(changes);
  fs.cpSync(path.join(root, 'shop'), path.join(root, 'stall'), {recursive: true});
  return root;
}

/** Loads the instance from the folder `root`, which is inside the site. */
function load(root: string, change: Partial<typeof options> = {}, locale = 'en') {
  const sources = path.basename(root);
  return loadInstance(path.dirname(root), {...options, sources, locales: {es: 'es'}, ...change}, locale);
}

describe('the sources of an instance', () => {
  it('are read from their folder in the site; a locale without translations reads English', () => {
    for (const locale of ['en', 'fr']) {
      const {english, localized} = load(sources(), {}, locale);
      expect(english.methods.map(({value}) => value.name)).toEqual(['shop_getItem']);
      expect(localized).toBe(english);
    }
  });

  it('are translated into the language of the build, and English stays beside it', () => {
    const {english, localized} = load(sources(), {}, 'es');
    expect(english.head.value.info.title).toBe('Shop');
    expect(localized.head.value.info.title).toBe('Tienda');
    expect(localized.methods[0]?.value.summary).toBe('Devuelve un artículo de la tienda.');
  });

  it('stop the build with all of their faults, each with its file, line and fix', () => {
    const root = sources({
      [METHODS]: [
        ['/Quantity', '/Quantty'],
        ['errors/Closed', 'errors/Closd'],
      ],
    });
    const fault = (text: string) =>
      String.raw`${path.basename(root)}/${METHODS}:${lineWith(root, METHODS, text)}  .*${text}\n    → .+`;
    expect(() => load(root)).toThrow(
      new RegExp(String.raw`^OpenRPC sources of "shop":\n${fault('Closd')}\n${fault('Quantty')}$`),
    );
  });

  it('need complete translations in every language, whichever is built', () => {
    const root = sources({'i18n/es/shop/openrpc.yaml': [['title: Tienda, ', '']]});
    expect(() => load(root)).toThrow('no es translation of "Shop"');
    expect(load(root, {locales: {}}).english.head.value.info.title).toBe('Shop');
  });

  it('name only counterparts that the other space has', () => {
    const counterpart = {id: 'stall', pages: 'stall/rpc'};
    const naming = (method: string) =>
      sources({
        [METHODS]: [['x-counterpart: null', `x-counterpart: {method: ${method}, differences: The stall is cheaper.}`]],
        'i18n/es/shop/items.yaml': [['  result:', '  counterpart: El puesto es más barato.\n  result:']],
      });
    expect(load(naming('shop_getItem'), {counterpart}).english.methods).toHaveLength(1);
    expect(() => load(naming('stall_getItem'), {counterpart})).toThrow(
      'the counterpart stall_getItem is not described in the other space',
    );
    expect(load(naming('stall_getItem')).english.methods).toHaveLength(1);
  });
});
