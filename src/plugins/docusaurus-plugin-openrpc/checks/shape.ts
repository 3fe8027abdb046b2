import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import type {Fault, LoadedDocument, Located} from '../types';

const text = {type: 'string', minLength: 1};
const ref = {type: 'object', required: ['$ref'], additionalProperties: false, properties: {$ref: text, 'x-unprovoked': text}};

/** A parameter or a result; `required` belongs to parameters only. */
const descriptor = (required: boolean) => ({
  type: 'object',
  required: ['name', 'description', 'schema', ...(required ? ['required'] : [])],
  additionalProperties: false,
  properties: {name: text, description: text, schema: {type: 'object'}, ...(required ? {required: {type: 'boolean'}} : {})},
});

const method = {
  type: 'object',
  required: ['name', 'summary', 'description', 'x-since', 'x-public', 'x-counterpart', 'params', 'result', 'errors', 'examples'],
  additionalProperties: false,
  properties: {
    name: {type: 'string', pattern: '^[a-z0-9]+_[A-Za-z0-9]+$'},
    summary: {type: 'string', pattern: '^[^\\n]{5,160}\\.\\s*$'},
    description: {type: 'string', minLength: 20},
    // Null: not established; the page then says so or says nothing.
    'x-since': {type: ['string', 'null'], pattern: '^\\d+\\.\\d+\\.\\d+$'},
    'x-public': {type: ['boolean', 'null']},
    'x-counterpart': {
      type: ['object', 'null'],
      required: ['method', 'differences'],
      additionalProperties: false,
      properties: {method: text, differences: text},
    },
    'x-notes': {type: 'array', items: text},
    'x-volatile': {type: 'array', items: {type: 'string', pattern: '^/(result|error|notification|params)'}},
    'x-replayed': {type: 'boolean'},
    'x-unverified': text,
    deprecated: {type: 'boolean'},
    params: {type: 'array', items: descriptor(true)},
    result: descriptor(false),
    'x-notification': descriptor(false),
    errors: {type: 'array', items: ref},
    examples: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'summary', 'params'],
        additionalProperties: false,
        properties: {name: {type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$'}, summary: text, params: {type: ['object', 'array']}, 'x-error': text},
      },
    },
  },
};

const error = {
  type: 'object',
  required: ['code', 'message', 'space', 'x-cause', 'x-fix'],
  additionalProperties: false,
  properties: {
    code: {type: 'integer'},
    message: text,
    space: text,
    data: {type: 'object'},
    'x-cause': text,
    'x-fix': text,
    'x-link': {type: 'string', pattern: '^/'},
    'x-unprovoked': text,
  },
};

const head = {
  type: 'object',
  required: ['openrpc', 'info', 'servers', 'x-default-server', 'x-subjects'],
  additionalProperties: false,
  properties: {
    openrpc: {const: '1.3.2'},
    info: {
      type: 'object',
      required: ['title', 'version', 'description'],
      additionalProperties: false,
      properties: {title: text, version: text, description: text, license: {type: 'object'}},
    },
    servers: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'url', 'x-network'],
        additionalProperties: false,
        properties: {name: text, url: {type: 'string', pattern: '^https?://'}, description: text, 'x-network': text, 'x-ws': {type: 'string', pattern: '^wss?://'}},
      },
    },
    'x-default-server': text,
    'x-subjects': {type: 'object', additionalProperties: text},
  },
};

const placeholderValue = {
  type: 'object',
  required: ['example'],
  additionalProperties: false,
  properties: {
    example: true,
    fresh: {const: true},
    live: {
      type: 'string',
      pattern: '^(fixed|recentBlock\\.(hash|number|epoch)|recentTransaction\\.(hash|from|to|index|blockHash|blockNumber|epoch)|recentCall\\.(to|data)|lookup\\.\\w+)$',
    },
  },
};
const placeholder = {
  type: 'object',
  required: ['description'],
  // One entry for each space that has the placeholder.
  additionalProperties: placeholderValue,
  properties: {description: text},
};

/** The mend that goes with an Ajv error. */
function mend({keyword, params, parentSchema}: ErrorObject): string {
  const allowed = Object.keys((parentSchema as {properties?: object} | undefined)?.properties ?? {}).join(', ');
  if (keyword === 'required') return `add "${String(params.missingProperty)}"`;
  if (keyword === 'additionalProperties') return `remove "${String(params.additionalProperty)}"; allowed are ${allowed}`;
  if (keyword === 'pattern') return `make it match ${String(params.pattern)}`;
  if (keyword === 'enum') return `use one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'type') return `write a value of the type ${String(params.type)}`;
  return 'correct the value; README.md of the sources shows the form';
}

const SHAPES = {method, error, head, placeholder};
let ajv: Ajv | undefined;

/** Compiled on first use, and kept: the check loads this file on every start, and rarely asks. */
function validatorOf(kind: keyof typeof SHAPES): ValidateFunction {
  ajv ??= new Ajv({allErrors: true, allowUnionTypes: true, verbose: true});
  return ajv.compile(SHAPES[kind]);
}

/** Turns `/params/0/name` into the path of a located value. */
const steps = (pointer: string) => pointer.split('/').slice(1).map((step) => (/^\d+$/.test(step) ? Number(step) : step.replace(/~1/g, '/').replace(/~0/g, '~')));

function judge(kind: keyof typeof SHAPES, name: string, {value, file, path}: Located<unknown>): Fault[] {
  const validate = validatorOf(kind);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((fault) => ({
    file: file.path,
    line: file.lineOf([...path, ...steps(fault.instancePath)]),
    message: `${name}${fault.instancePath}: ${fault.message ?? fault.keyword}`,
    fix: mend(fault),
  }));
}

/** Keys that are missing, unknown or of the wrong form, in every kind of source. */
export function checkShape({head: top, methods, errors, placeholders}: LoadedDocument): Fault[] {
  return [
    ...judge('head', 'openrpc.yaml', top),
    ...methods.flatMap((located) => judge('method', located.value.name, located)),
    ...[...errors].flatMap(([name, located]) => judge('error', `error ${name}`, located)),
    ...[...placeholders].flatMap(([name, located]) => judge('placeholder', `placeholder ${name}`, located)),
  ];
}
