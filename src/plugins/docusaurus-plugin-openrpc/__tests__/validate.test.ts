import fs from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import type {Fault} from '../types';
import {formatFault, validateDocument} from '../validate';
import {lineWith, writeSources, type Changes} from './sources';

const METHODS = 'shop/methods/items.yaml';
const SCHEMAS = 'shop/schemas/items.yaml';
const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) fs.rmSync(root, {recursive: true});
});

function judge(changes: Changes = {}, counterparts?: Set<string>): {faults: Fault[]; root: string} {
  const root = writeSources(changes);
  made.push(root);
  return {root, faults: validateDocument(loadDocument(root, 'shop'), {translations: ['es'], counterparts})};
}

/** What is wrong: change of a source, file and text of the line that must be named, message, fix. */
const mistakes: [what: string, changes: Changes, file: string, line: string, message: RegExp, fix: RegExp][] = [
  ['broken YAML', {[METHODS]: [['x-since: 1.0.0', 'x-since: : 1.0.0']]}, METHODS, 'x-since', /not valid YAML/, /quotes/],
  ['a missing key', {[METHODS]: [['  x-public: true\n', '']]}, METHODS, 'shop_getItem', /must have required property 'x-public'/, /add "x-public"/],
  ['an unknown key', {[METHODS]: [['x-public: true', 'x-public: true\n  x-publc: true']]}, METHODS, 'shop_getItem', /additional properties/, /remove "x-publc"/],
  ['a summary without a full stop', {[METHODS]: [['item of the shop.', 'item of the shop']]}, METHODS, 'summary', /must match pattern/, /match/],
  ['an unknown subject', {'shop/openrpc.yaml': [['{items: Items}', '{things: Things}']]}, METHODS, 'shop_getItem', /subject "items" is not listed/, /x-subjects/],
  ['a default server that is not there', {'shop/openrpc.yaml': [['x-default-server: test', 'x-default-server: main']]}, 'shop/openrpc.yaml', 'x-default-server', /no server "main"/, /test/],
  ['an unknown $ref in a parameter', {[METHODS]: [["schema: {$ref: '#/components/schemas/Quantity'}", "schema: {$ref: '#/components/schemas/Quantitty'}"]]}, METHODS, 'Quantitty', /unknown \$ref/, /Quantitty/],
  ['an unknown $ref in a schema', {[SCHEMAS]: [['#/components/schemas/Quantity', '#/definitions/Quantity']]}, SCHEMAS, '#/definitions', /not of the form/, /point it/],
  ['an unknown error', {[METHODS]: [["'#/components/errors/Closed'", "'#/components/errors/Open'"]]}, METHODS, 'errors/Open', /unknown \$ref/, /errors\.yaml/],
  ['an optional parameter before a required one', {[METHODS]: [['required: true', 'required: false'], ['required: false\n      schema:\n        type', 'required: true\n      schema:\n        type']]}, METHODS, 'name: options', /follows an optional one/, /put required ones first/],
  ['an object without required', {[SCHEMAS]: [['  required: [number]\n', '']]}, SCHEMAS, 'title: Item', /without "required"/, /required: \[\]/],
  ['an object that accepts undeclared fields', {[SCHEMAS]: [['  additionalProperties: false\n', '']]}, SCHEMAS, 'title: Item', /undeclared fields/, /additionalProperties: false/],
  ['nullable', {[SCHEMAS]: [["type: [string, 'null']", 'type: string, nullable: true']]}, SCHEMAS, 'note:', /"nullable"/, /'null'/],
  ['a property without description', {[SCHEMAS]: [['description: What is said about it., ', '']]}, SCHEMAS, 'title: Item', /property note has no description/, /add a description/],
  ['a schema that accepts everything', {[METHODS]: [["schema: {oneOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}]}", 'schema: {title: Anything}']]}, METHODS, 'title: Anything', /accepts every value/, /say its type/],
  ['a pattern that is none', {'shared/schemas.yaml': [['^0x(0|[1-9a-f][0-9a-f]*)$', '^0x(0|[1-9']]}, 'shared/schemas.yaml', 'description: A whole', /regular expression|pattern/i, /strict mode/],
  ['an example that does not satisfy its schema', {[METHODS]: [["{number: '${item}'}", "{number: '01'}"]]}, METHODS, "number: '01'", /parameter number does not satisfy its schema/, /correct the example/],
  ['an undeclared field in an example', {[METHODS]: [["{number: '${item}'}", "{number: '${item}', options: {shrt: true}}"]]}, METHODS, 'shrt', /undeclared field "shrt"/, /correct the example/],
  ['an example without a required parameter', {[METHODS]: [["{number: '${item}'}", '{}']]}, METHODS, 'params: {}', /required parameter number is missing/, /add number/],
  ['an unknown placeholder', {[METHODS]: [["{number: '${item}'}", "{number: '${itm}'}"]]}, METHODS, '${itm}', /unknown placeholder/, /placeholders\.yaml/],
  ['two examples of one name', {[METHODS]: [['name: at-night', 'name: first # again']]}, METHODS, '# again', /two examples are named first/, /rename/],
  ['a parameter of another name in an example of an error', {[METHODS]: [["['${item}', {}, {}]", "{nmber: '${item}'}"]]}, METHODS, 'nmber', /there is no parameter nmber/, /use one of number, options/],
  ['parameters by position in an ordinary example', {[METHODS]: [["{number: '${item}'}", "['0x2']"]]}, METHODS, "['0x2']", /parameters by position outside an x-error example/, /by name/],
  ['an answer of a method that no node serves', {[METHODS]: [['  params:\n', '  x-unverified: It comes with the next version.\n  params:\n']]}, METHODS, "{number: '${item}'}", /this answer could only be invented/, /remove the example/],
  ['a method without an example of its result', {[METHODS]: [["    - name: first\n      summary: An item that is there.\n      params: {number: '${item}'}\n", '']]}, METHODS, 'name: at-night', /no example with a result/, /add one/],
  ['a subscription that does not describe what it sends', {[METHODS]: [['name: shop_getItem', 'name: shop_subscribe']]}, METHODS, 'shop_subscribe', /a subscription without "x-notification"/, /x-notification with name/],
  ['an error of the other space', {'shared/errors.yaml': [['space: both', 'space: mall']]}, METHODS, 'errors/Closed', /the error Closed belongs to mall/, /use an error of shop/],
  ['allOf beside the fields of an object', {[SCHEMAS]: [['  type: object\n', "  type: object\n  allOf: [{$ref: '#/components/schemas/Quantity'}]\n"]]}, SCHEMAS, 'title: Item', /allOf cannot extend an object/, /list all fields/],
  ['a required field that is not declared', {[SCHEMAS]: [['required: [number]', 'required: [number, price]']]}, SCHEMAS, 'title: Item', /"price" is required but not among the properties/, /below properties/],
  ['a transport that is none', {[METHODS]: [['x-error: Closed', 'x-error: Closed\n      x-transport: pigeon']]}, METHODS, 'x-transport: pigeon', /x-transport.*must be equal to constant/, /correct the value/],
  ['a node of another world by no name', {[METHODS]: [['x-error: Closed', 'x-error: Closed\n      x-node: Night Shop']]}, METHODS, 'x-node: Night Shop', /x-node.*must match pattern/, /make it match/],
  ['an error that no example provokes', {[METHODS]: [['      x-error: Closed\n', ''], ["['${item}', {}, {}]", "{number: '0x2'}"]]}, METHODS, 'errors/Closed', /no example provokes Closed/, /x-unprovoked/],
  ['a missing translation of a method', {'i18n/es/shop/items.yaml': [['  params.number: Número del artículo.\n', '']]}, METHODS, 'Number of the item', /no es translation of "Number of the item/, /"params.number" below "shop_getItem" in i18n\/es\/shop\/items\.yaml/],
  ['a missing translation of a field', {'i18n/es/shop/schemas.yaml': [['  note: Lo que se dice de él.\n', '']]}, SCHEMAS, 'note:', /no es translation/, /"note" below "Item"/],
  ['an empty translation', {'i18n/es/shared/errors.yaml': [['No hay nadie.', '""']]}, 'shared/errors.yaml', 'Nobody', /no es translation/, /"cause" below "Closed"/],
  ['a translation of nothing', {'i18n/es/shop/items.yaml': [['  params.options.short:', '  params.options.brief: Omite.\n  params.options.short:']]}, 'i18n/es/shop/items.yaml', 'brief', /translates nothing/, /remove the key/],
];

describe('validation of OpenRPC sources', () => {
  it('accepts sources that are in order', () => {
    expect(judge().faults).toEqual([]);
  });

  it.each(mistakes)('%s is named with file, line and fix', (_, changes, file, line, message, fix) => {
    const {faults, root} = judge(changes);
    expect(faults.map((fault) => formatFault(fault))).not.toEqual([]);
    const hit = faults.find((fault) => message.test(fault.message));
    expect(hit, faults.map((fault) => formatFault(fault)).join('\n')).toBeDefined();
    expect(hit?.fix).toMatch(fix);
    expect(`${hit?.file}:${hit?.line}`).toBe(`${file}:${lineWith(root, file, line)}`);
  });

  it('a method that is described twice is named with both places', () => {
    const root = writeSources();
    made.push(root);
    fs.copyFileSync(`${root}/${METHODS}`, `${root}/shop/methods/more.yaml`);
    const faults = validateDocument(loadDocument(root, 'shop'), {translations: []});
    expect(faults.map(({message}) => message)).toContain('shop_getItem: described a second time, first in shop/methods/more.yaml:1');
  });

  it('a schema that shared/ has too is named with both places', () => {
    const {faults} = judge({[SCHEMAS]: [['Item:', 'Quantity: {type: string}\nItem:']]});
    expect(faults[0]?.message).toBe('schema Quantity is defined a second time, first in shared/schemas.yaml:2');
  });

  it('a counterpart must be described in the other space', () => {
    const changes: Changes = {[METHODS]: [['x-counterpart: null', 'x-counterpart: {method: mall_getItem, differences: It has more.}']]};
    expect(judge(changes, new Set(['mall_get'])).faults[0]?.message).toMatch(/mall_getItem is not described/);
    expect(judge(changes, new Set(['mall_getItem'])).faults.map(({message}) => message)).toEqual(['no es translation of "It has more."']);
  });

  it('a method that no node serves needs no example', () => {
    const {faults} = judge({[METHODS]: [['  params:\n', '  x-unverified: It comes with the next version.\n  params:\n'], [/ {2}examples:[\s\S]*/.exec(fs.readFileSync(`${judge().root}/${METHODS}`, 'utf8'))?.[0] ?? '', '  examples: []\n']]});
    expect(faults.every(({message}) => /translation|translates/.test(message))).toBe(true);
  });
});
