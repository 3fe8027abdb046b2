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

/** The text of a source without changes. */
function sourceOf(file: string): string {
  const root = writeSources();
  const text = fs.readFileSync(`${root}/${file}`, 'utf8');
  fs.rmSync(root, {recursive: true});
  return text;
}

/** Each mistake: change of a source, file and text of the line that the fault must point to, message, fix. */
const mistakes: [what: string, changes: Changes, file: string, line: string, message: RegExp, fix: RegExp][] = [
  [
    'broken YAML',
    {[METHODS]: [['x-since: 1.0.0', 'x-since: : 1.0.0']]},
    METHODS,
    'x-since',
    /not valid YAML/,
    /quotes/,
  ],
  [
    'a missing key',
    {[METHODS]: [['  x-public: true\n', '']]},
    METHODS,
    'shop_getItem',
    /must have required property 'x-public'/,
    /add "x-public"/,
  ],
  [
    'an unknown key',
    {[METHODS]: [['x-public: true', 'x-public: true\n  x-publc: true']]},
    METHODS,
    'shop_getItem',
    /additional properties/,
    /remove "x-publc"/,
  ],
  [
    'a summary without a full stop',
    {[METHODS]: [['item of the shop.', 'item of the shop']]},
    METHODS,
    'summary',
    /must match pattern/,
    /match/,
  ],
  [
    'an unknown subject',
    {'shop/openrpc.yaml': [['{items: Items}', '{things: Things}']]},
    METHODS,
    'shop_getItem',
    /subject "items" is not listed/,
    /x-subjects/,
  ],
  [
    'a default server that is not there',
    {'shop/openrpc.yaml': [['x-default-server: test', 'x-default-server: main']]},
    'shop/openrpc.yaml',
    'x-default-server',
    /no server "main"/,
    /test/,
  ],
  [
    'an unknown $ref in a parameter',
    {
      [METHODS]: [
        ["schema: {$ref: '#/components/schemas/Quantity'}", "schema: {$ref: '#/components/schemas/Quantitty'}"],
      ],
    },
    METHODS,
    'Quantitty',
    /unknown \$ref/,
    /Quantitty/,
  ],
  [
    'an unknown $ref in a schema',
    {[SCHEMAS]: [['#/components/schemas/Quantity', '#/definitions/Quantity']]},
    SCHEMAS,
    '#/definitions',
    /not of the form/,
    /point it/,
  ],
  [
    'an unknown error',
    {[METHODS]: [["'#/components/errors/Closed'", "'#/components/errors/Open'"]]},
    METHODS,
    'errors/Open',
    /unknown \$ref/,
    /errors\.yaml/,
  ],
  [
    'an optional parameter before a required one',
    {
      [METHODS]: [
        ['required: true', 'required: false'],
        ['required: false\n      schema:\n        type', 'required: true\n      schema:\n        type'],
      ],
    },
    METHODS,
    'name: options',
    /follows an optional one/,
    /put required ones first/,
  ],
  [
    'an object without required',
    {[SCHEMAS]: [['  required: [number]\n', '']]},
    SCHEMAS,
    'title: Item',
    /without "required"/,
    /required: \[\]/,
  ],
  [
    'an object that accepts undeclared fields',
    {[SCHEMAS]: [['  additionalProperties: false\n', '']]},
    SCHEMAS,
    'title: Item',
    /undeclared fields/,
    /additionalProperties: false/,
  ],
  [
    'nullable',
    {[SCHEMAS]: [["type: [string, 'null']", 'type: string, nullable: true']]},
    SCHEMAS,
    'note:',
    /"nullable"/,
    /'null'/,
  ],
  [
    'a property without description',
    {[SCHEMAS]: [['description: What is said about it., ', '']]},
    SCHEMAS,
    'title: Item',
    /property note has no description/,
    /add a description/,
  ],
  [
    'a schema that accepts everything',
    {
      [METHODS]: [
        ["schema: {oneOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}]}", 'schema: {title: Anything}'],
      ],
    },
    METHODS,
    'title: Anything',
    /accepts every value/,
    /specify its type/,
  ],
  [
    'a pattern that is none',
    {'shared/schemas.yaml': [['^0x(0|[1-9a-f][0-9a-f]*)$', '^0x(0|[1-9']]},
    'shared/schemas.yaml',
    'description: A whole',
    /regular expression|pattern/i,
    /strict mode/,
  ],
  [
    'an example that does not satisfy its schema',
    {[METHODS]: [["{number: '${item}'}", "{number: '01'}"]]},
    METHODS,
    "number: '01'",
    /parameter number does not satisfy its schema/,
    /correct the example/,
  ],
  [
    'an undeclared field in an example',
    {[METHODS]: [["{number: '${item}'}", "{number: '${item}', options: {shrt: true}}"]]},
    METHODS,
    'shrt',
    /undeclared field "shrt"/,
    /correct the example/,
  ],
  [
    'an example without a required parameter',
    {[METHODS]: [["{number: '${item}'}", '{}']]},
    METHODS,
    'params: {}',
    /required parameter number is missing/,
    /add number/,
  ],
  [
    'an unknown placeholder',
    {[METHODS]: [["{number: '${item}'}", "{number: '${itm}'}"]]},
    METHODS,
    '${itm}',
    /unknown placeholder/,
    /placeholders\.yaml/,
  ],
  [
    'two examples of one name',
    {[METHODS]: [['name: at-night', 'name: first # again']]},
    METHODS,
    '# again',
    /two examples are named first/,
    /rename/,
  ],
  [
    'a parameter of another name in an example of an error',
    {[METHODS]: [["['${item}', {}, {}]", "{nmber: '${item}'}"]]},
    METHODS,
    'nmber',
    /there is no parameter nmber/,
    /use one of number, options/,
  ],
  [
    'parameters by position in an ordinary example',
    {[METHODS]: [["{number: '${item}'}", "['0x2']"]]},
    METHODS,
    "['0x2']",
    /parameters by position outside an x-error example/,
    /by name/,
  ],
  [
    'an answer of a method that no node serves',
    {[METHODS]: [['  params:\n', '  x-unverified: It comes with the next version.\n  params:\n']]},
    METHODS,
    "{number: '${item}'}",
    /this answer could only be invented/,
    /remove the example/,
  ],
  [
    'a method without an example of its result',
    {
      [METHODS]: [
        ["    - name: first\n      summary: An item that is there.\n      params: {number: '${item}'}\n", ''],
      ],
    },
    METHODS,
    'name: at-night',
    /no example with a result/,
    /add one/,
  ],
  [
    'a subscription that does not describe what it sends',
    {[METHODS]: [['name: shop_getItem', 'name: shop_subscribe']]},
    METHODS,
    'shop_subscribe',
    /a subscription without "x-notification"/,
    /x-notification with name/,
  ],
  [
    'an error of the other space',
    {'shared/errors.yaml': [['space: both', 'space: mall']]},
    METHODS,
    'errors/Closed',
    /the error Closed belongs to mall/,
    /use an error of shop/,
  ],
  [
    'allOf beside the fields of an object',
    {[SCHEMAS]: [['  type: object\n', "  type: object\n  allOf: [{$ref: '#/components/schemas/Quantity'}]\n"]]},
    SCHEMAS,
    'title: Item',
    /allOf cannot extend an object/,
    /list all fields/,
  ],
  [
    'a required field that is not declared',
    {[SCHEMAS]: [['required: [number]', 'required: [number, price]']]},
    SCHEMAS,
    'title: Item',
    /"price" is required but not among the properties/,
    /below properties/,
  ],
  [
    'a transport that is none',
    {[METHODS]: [['x-error: Closed', 'x-error: Closed\n      x-transport: pigeon']]},
    METHODS,
    'x-transport: pigeon',
    /x-transport.*must be equal to constant/,
    /correct the value/,
  ],
  [
    'a node of another world by no name',
    {[METHODS]: [['x-error: Closed', 'x-error: Closed\n      x-node: Night Shop']]},
    METHODS,
    'x-node: Night Shop',
    /x-node.*must match pattern/,
    /make it match/,
  ],
  [
    'an error that no example provokes',
    {
      [METHODS]: [
        ['      x-error: Closed\n', ''],
        ["['${item}', {}, {}]", "{number: '0x2'}"],
      ],
    },
    METHODS,
    'errors/Closed',
    /no example provokes Closed/,
    /x-unprovoked/,
  ],
  [
    'an error of an example that the method does not list',
    {[METHODS]: [['x-error: Closed', 'x-error: Open']]},
    METHODS,
    'x-error: Open',
    /example at-night: Open is not among the method's errors/,
    /add it to errors/,
  ],
  [
    'a parameter of a method that has none',
    {[METHODS]: [[/ {2}params:\n[\s\S]*?(?= {2}result:)/.exec(sourceOf(METHODS))![0], '  params: []\n']]},
    METHODS,
    "{number: '${item}'}",
    /there is no parameter number/,
    /the method has none: write params: \{\}/,
  ],
  [
    'a value of the wrong type',
    {[METHODS]: [['x-public: true', 'x-public: perhaps']]},
    METHODS,
    'x-public',
    /must be boolean,null/,
    /write a value of the type boolean,null/,
  ],
  [
    'a key of an error that is missing',
    {'shared/errors.yaml': [['    message: closed\n', '']]},
    'shared/errors.yaml',
    'code: -32001',
    /error Closed: must have required property 'message'/,
    /add "message"/,
  ],
  [
    'a key of a placeholder that is unknown',
    {'placeholders.yaml': [["{example: '0x1'}", "{example: '0x1', fesh: true}"]]},
    'placeholders.yaml',
    'fesh',
    /placeholder item\/shop: must NOT have additional properties/,
    /remove "fesh"; allowed are example, fresh, live/,
  ],
  [
    'a key of the document that is unknown',
    {'shop/openrpc.yaml': [['x-default-server: test', 'x-default-server: test\nx-more: 1']]},
    'shop/openrpc.yaml',
    'openrpc:',
    /openrpc\.yaml: must NOT have additional properties/,
    /allowed are openrpc, info, servers/,
  ],
  [
    'a group of errors that is not defined',
    {
      [METHODS]: [
        [
          "    - $ref: '#/components/errors/Closed'",
          "    - $ref: '#/components/errors/Closed'\n    - $ref: '#/components/x-errorGroups/Late'",
        ],
      ],
    },
    METHODS,
    'x-errorGroups/Late',
    /unknown \$ref #\/components\/x-errorGroups\/Late/,
    /errors\.yaml/,
  ],
  [
    'an error of a group that is not defined',
    {'shared/errors.yaml': [['groups: {}', 'groups:\n  Late: [Closed, Open]']]},
    'shared/errors.yaml',
    'Late:',
    /group Late: unknown error Open/,
    /define it above/,
  ],
  [
    'an error of a group that nobody provokes',
    {
      'shared/errors.yaml': [['groups: {}', 'groups:\n  Late: [Closed]']],
      [METHODS]: [
        ["errors/Closed'", "x-errorGroups/Late'"],
        ['      x-error: Closed\n', ''],
        ["['${item}', {}, {}]", "{number: '0x2'}"],
      ],
    },
    METHODS,
    'x-errorGroups/Late',
    /no example provokes Closed/,
    /x-error: Closed/,
  ],
  [
    'data of an error that are not described',
    {
      'shared/errors.yaml': [
        [
          '    space: both',
          '    space: both\n    data: {type: object, required: [], additionalProperties: false, properties: {at: {type: string}}}',
        ],
      ],
    },
    'shared/errors.yaml',
    'data:',
    /error Closed: the property at has no description/,
    /add a description to at/,
  ],
  [
    'an object or null that accepts every field',
    {
      [SCHEMAS]: [
        ['  additionalProperties: false\n', '  additionalProperties: true\n'],
        ['  type: object\n', "  type: [object, 'null']\n"],
      ],
    },
    SCHEMAS,
    'title: Item',
    /accepts undeclared fields/,
    /additionalProperties: false/,
  ],
  [
    'an object by its type alone',
    {
      [METHODS]: [
        ["schema: {oneOf: [{$ref: '#/components/schemas/Item'}, {type: 'null'}]}", "schema: {type: [object, 'null']}"],
      ],
    },
    METHODS,
    "schema: {type: [object, 'null']}",
    /shop_getItem, result: an object schema without "required"/,
    /required: \[\]/,
  ],
  [
    'a missing translation of a method',
    {'i18n/es/shop/items.yaml': [['  params.number: Número del artículo.\n', '']]},
    METHODS,
    'Number of the item',
    /no es translation of "Number of the item/,
    /"params.number" below "shop_getItem" in i18n\/es\/shop\/items\.yaml/,
  ],
  [
    'a missing translation of a field',
    {'i18n/es/shop/schemas.yaml': [['  note: Lo que se dice de él.\n', '']]},
    SCHEMAS,
    'note:',
    /no es translation/,
    /"note" below "Item"/,
  ],
  [
    'an empty translation',
    {'i18n/es/shared/errors.yaml': [['No hay nadie.', '""']]},
    'shared/errors.yaml',
    'Nobody',
    /no es translation/,
    /"cause" below "Closed"/,
  ],
  [
    'a translation of nothing',
    {
      'i18n/es/shop/items.yaml': [
        ['  params.options.short:', '  params.options.brief: Omite.\n  params.options.short:'],
      ],
    },
    'i18n/es/shop/items.yaml',
    'brief',
    /translates nothing/,
    /remove the key/,
  ],
];

describe('validation of OpenRPC sources', () => {
  it('accepts sources that are in order', () => {
    expect(judge().faults).toEqual([]);
  });

  it.each<[string, Changes]>([
    [
      'a subscription that describes what it sends',
      {
        [METHODS]: [
          ['name: shop_getItem', 'name: shop_subscribe'],
          [
            '  errors:\n',
            '  x-notification: {name: news, description: A new item., schema: {type: string}}\n  errors:\n',
          ],
        ],
        'i18n/es/shop/items.yaml': [
          ['shop_getItem:', 'shop_subscribe:'],
          ['  result:', '  notification: Un artículo nuevo.\n  result:'],
        ],
      },
    ],
    ['an error of its own space', {'shared/errors.yaml': [['space: both', 'space: shop']]}],
    [
      'allOf beside a value without fields',
      {'shared/schemas.yaml': [['  type: string\n', '  type: string\n  allOf: [{minLength: 3}]\n']]},
    ],
  ])('accepts %s', (_, changes) => {
    expect(judge(changes).faults.map((fault) => formatFault(fault))).toEqual([]);
  });

  it.each(mistakes)('%s is named with file, line and fix', (_, changes, file, line, message, fix) => {
    const {faults, root} = judge(changes);
    expect(faults.map((fault) => formatFault(fault))).not.toEqual([]);
    const hit = faults.find((fault) => message.test(fault.message));
    expect(hit, faults.map((fault) => formatFault(fault)).join('\n')).toBeDefined();
    expect(hit?.fix).toMatch(fix);
    expect(`${hit?.file}:${hit?.line}`).toBe(`${file}:${lineWith(root, file, line)}`);
    expect(faults.map((fault) => formatFault(fault)).join('\n')).toMatchSnapshot();
  });

  it('a method that is described twice is named with both places', () => {
    const root = writeSources();
    made.push(root);
    fs.copyFileSync(`${root}/${METHODS}`, `${root}/shop/methods/more.yaml`);
    const faults = validateDocument(loadDocument(root, 'shop'), {translations: []});
    expect(faults.map(({message}) => message)).toContain(
      'shop_getItem: described a second time, first in shop/methods/more.yaml:1',
    );
  });

  it.each<[string, Changes]>([
    [
      'where the method says why',
      {
        [METHODS]: [
          ["errors/Closed'", "errors/Closed'\n      x-unprovoked: It never closes."],
          ['      x-error: Closed\n', ''],
          ["['${item}', {}, {}]", "{number: '0x2'}"],
        ],
      },
    ],
    [
      'where the error says why',
      {
        'shared/errors.yaml': [['    space: both', '    space: both\n    x-unprovoked: It never closes.']],
        [METHODS]: [
          ['      x-error: Closed\n', ''],
          ["['${item}', {}, {}]", "{number: '0x2'}"],
        ],
      },
    ],
    [
      'of a group, where another method provokes it',
      {
        'shared/errors.yaml': [['groups: {}', 'groups:\n  Late: [Closed]']],
        [METHODS]: [["errors/Closed'", "x-errorGroups/Late'"]],
      },
    ],
  ])('an error needs no example %s', (_, changes) => {
    expect(
      judge(changes)
        .faults.map(({message}) => message)
        .filter((message) => /provokes/.test(message)),
    ).toEqual([]);
  });

  it('a schema that shared/ has too is named with both places', () => {
    const {faults} = judge({[SCHEMAS]: [['Item:', 'Quantity: {type: string}\nItem:']]});
    expect(faults[0]?.message).toBe('schema Quantity is defined a second time, first in shared/schemas.yaml:2');
  });

  it('a file that is not there is named without a line, below the folder of the sources', () => {
    const root = writeSources();
    made.push(root);
    fs.rmSync(`${root}/shared/schemas.yaml`);
    const [fault] = validateDocument(loadDocument(root, 'shop'), {translations: []});
    expect(formatFault(fault!, 'openrpc')).toMatch(/^openrpc\/shared\/schemas\.yaml +the file does not exist\n/);
    expect(formatFault({...fault!, line: 3})).toMatch(/^shared\/schemas\.yaml:3 +the file/);
  });

  it('a counterpart must be described in the other space', () => {
    const changes: Changes = {
      [METHODS]: [['x-counterpart: null', 'x-counterpart: {method: mall_getItem, differences: It has more.}']],
    };
    expect(judge(changes, new Set(['mall_get'])).faults[0]?.message).toMatch(/mall_getItem is not described/);
    expect(judge(changes, new Set(['mall_getItem'])).faults.map(({message}) => message)).toEqual([
      'no es translation of "It has more."',
    ]);
  });

  it('a method that no node serves needs no example', () => {
    const {faults} = judge({
      [METHODS]: [
        ['  params:\n', '  x-unverified: It comes with the next version.\n  params:\n'],
        [
          / {2}examples:[\s\S]*/.exec(fs.readFileSync(`${judge().root}/${METHODS}`, 'utf8'))?.[0] ?? '',
          '  examples: []\n',
        ],
      ],
    });
    expect(faults.every(({message}) => /translation|translates/.test(message))).toBe(true);
  });
});
