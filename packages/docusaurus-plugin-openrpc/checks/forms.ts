/** JSON schemas of the source files. */
const text = {type: 'string', minLength: 1};
const KEBAB = '^[a-z0-9]+(-[a-z0-9]+)*$';
const ref = {
  type: 'object',
  required: ['$ref'],
  additionalProperties: false,
  properties: {$ref: text, 'x-unprovoked': text},
};

/** A parameter or a result; only parameters have `required`. */
const descriptor = (required: boolean) => ({
  type: 'object',
  required: ['name', 'description', 'schema', ...(required ? ['required'] : [])],
  additionalProperties: false,
  properties: {
    name: text,
    description: text,
    schema: {type: 'object'},
    ...(required ? {required: {type: 'boolean'}} : {}),
  },
});

/** A method of `methods/<subject>.yaml`. */
export const method = {
  type: 'object',
  required: [
    'name',
    'summary',
    'description',
    'x-since',
    'x-public',
    'x-counterpart',
    'params',
    'result',
    'errors',
    'examples',
  ],
  additionalProperties: false,
  properties: {
    name: {type: 'string', pattern: '^[a-z0-9]+_[A-Za-z0-9]+$'},
    summary: {type: 'string', pattern: '^[^\\n]{5,160}\\.\\s*$'},
    description: {type: 'string', minLength: 20},
    // Null: unknown. The page then says so or omits it.
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
        properties: {
          name: {type: 'string', pattern: KEBAB},
          summary: text,
          params: {type: ['object', 'array']},
          'x-error': text,
          'x-node': {type: 'string', pattern: KEBAB},
          'x-transport': {const: 'http'},
        },
      },
    },
  },
};

/** An error of `shared/errors.yaml`. */
export const error = {
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

/** The head of a document, `openrpc.yaml`. */
export const head = {
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
        properties: {
          name: text,
          url: {type: 'string', pattern: '^https?://'},
          description: text,
          'x-network': text,
          'x-ws': {type: 'string', pattern: '^wss?://'},
        },
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
      pattern:
        '^(fixed|recentBlock\\.(hash|number|epoch)|recentTransaction\\.(hash|from|to|index|blockHash|blockNumber|epoch)|recentCall\\.(to|data)|recentLog\\.(address|topic|transactionHash|blockHash|blockNumber|epoch)|lookup\\.\\w+)$',
    },
  },
};
/** An entry of `placeholders.yaml`. */
export const placeholder = {
  type: 'object',
  required: ['description'],
  // One entry for each space that has the placeholder.
  additionalProperties: placeholderValue,
  properties: {description: text},
};
