import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadDocument} from '../loadDocument';
import type {LoadedDocument} from '../types';
import {onTestFinished} from 'vitest';

/** The smallest complete sources: one space, one method, one schema, one error, one language. */
const FILES: Record<string, string> = {
  'shop/openrpc.yaml': `openrpc: 1.3.2
info: {title: Shop, version: 1.0.0, description: Things to buy.}
servers:
  - {name: test, url: 'https://test.example', x-network: shop-test}
x-default-server: test
x-subjects: {items: Items}
`,
  'shop/methods/items.yaml': `- name: shop_getItem
  summary: Returns one item of the shop.
  description: Use it when you know the number of the item.
  x-since: 1.0.0
  x-public: true
  x-counterpart: null
  x-notes: [Numbers are never used again.]
  params:
    - name: number
      description: Number of the item.
      required: true
      schema: {$ref: '#/components/schemas/Quantity'}
    - name: options
      description: What to leave out.
      required: false
      schema:
        type: object
        required: []
        additionalProperties: false
        properties:
          short: {type: boolean, description: Leaves the text out.}
  result:
    name: item
    description: The item, or null.
    schema: {oneOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}]}
  errors:
    - $ref: '#/components/errors/Closed'
  examples:
    - name: first
      summary: An item that is there.
      params: {number: '\${item}'}
    - name: at-night
      summary: The shop is closed.
      params: ['\${item}', {}, {}]
      x-error: Closed
`,
  'shop/schemas/items.yaml': `Item:
  title: Item
  description: A thing in the shop.
  type: object
  required: [number]
  additionalProperties: false
  properties:
    number: {description: Its number., $ref: '#/components/schemas/Quantity'}
    note: {description: What is said about it., type: [string, 'null']}
`,
  'shared/schemas.yaml': `Quantity:
  description: A whole number in hex.
  type: string
  pattern: ^0x(0|[1-9a-f][0-9a-f]*)$
`,
  'shared/errors.yaml': `errors:
  Closed:
    code: -32001
    message: closed
    space: both
    x-cause: Nobody is there.
    x-fix: Come back tomorrow.
groups: {}
`,
  'placeholders.yaml': `item:
  description: An item that is there.
  shop: {example: '0x1'}
`,
  'i18n/es/shop/openrpc.yaml': `info: {title: Tienda, description: Cosas que comprar.}
subjects: {items: Artículos}
`,
  'i18n/es/shop/items.yaml': `shop_getItem:
  summary: Devuelve un artículo de la tienda.
  description: Úsalo cuando conoces el número del artículo.
  notes.0: Los números nunca se repiten.
  params.number: Número del artículo.
  params.options: Qué se omite.
  params.options.short: Omite el texto.
  result: El artículo, o null.
  examples.first: Un artículo que existe.
  examples.at-night: La tienda está cerrada.
`,
  'i18n/es/shop/schemas.yaml': `Item:
  title: Artículo
  description: Una cosa de la tienda.
  number: Su número.
  note: Lo que se dice de él.
`,
  'i18n/es/shared/schemas.yaml': `Quantity: {description: Un número entero en hexadecimal.}
`,
  'i18n/es/shared/errors.yaml': `Closed: {cause: No hay nadie., fix: Vuelve mañana.}
`,
};

/** A change to the sources: file -> replacements, each of which must match. */
export type Changes = Record<string, readonly [from: string, to: string][]>;

/** Writes the sources with changes to a new temporary folder. */
export function writeSources(changes: Changes = {}): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'openrpc-sources-'));
  for (const [name, original] of Object.entries(FILES)) {
    let text = original;
    for (const [from, to] of changes[name] ?? []) {
      if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
      text = text.replace(from, to);
    }
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** The document of the sources with changes, for tests that don't need the files. */
export function loadSources(changes: Changes = {}): LoadedDocument {
  const root = writeSources(changes);
  const document = loadDocument(root, 'shop');
  fs.rmSync(root, {recursive: true});
  return document;
}

/** Sources with changes for one test. The folder is removed after it. */
export function temporarySources(changes: Changes = {}): string {
  const root = writeSources(changes);
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  return root;
}

/** 1-based line of the first occurrence of a text in a file. */
export function lineWith(root: string, file: string, text: string): number {
  const line = fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .findIndex((candidate) => candidate.includes(text));
  if (line < 0) throw new Error(`${file} has no "${text}"`);
  return line + 1;
}
