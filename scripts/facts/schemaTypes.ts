/** The part of JSON Schema that the schemas of the facts use. */
export interface Schema {
  description?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

const PRIMITIVES: Record<string, string> = {string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null'};

/** `a | b`, each once. */
const union = (types: string[]): string => [...new Set(types)].join(' | ');
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value));
const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : literal(name));

function objectType({properties = {}, required = [], additionalProperties}: Schema, indent: string): string {
  const inner = `${indent}  `;
  if (typeof additionalProperties === 'object') return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  const members = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `${inner}/** ${schema.description} */\n` : '';
    return `${comment}${inner}${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};`;
  });
  return members.length > 0 ? `{\n${members.join('\n')}\n${indent}}` : 'Record<string, never>';
}

/**
 * The TypeScript type of what a schema admits.
 * @param indent of the line that it begins in
 * @throws Error for a keyword that this knows nothing of: a type that leaves something out would lie
 */
export function typeOf(schema: Schema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice) => typeOf(choice, indent)));
  if (schema.enum) return union(schema.enum.map(literal));
  if ('const' in schema) return literal(schema.const);
  if (schema.type === 'object') return objectType(schema, indent);
  if (schema.type === 'array' && schema.items) {
    const item = typeOf(schema.items, indent);
    return schema.items.enum ?? schema.items.anyOf ?? schema.items.oneOf ? `(${item})[]` : `${item}[]`;
  }
  const primitive = schema.type && PRIMITIVES[schema.type];
  if (!primitive) throw new Error(`No type for the schema ${JSON.stringify(schema)}.`);
  return primitive;
}

const HEADER = `// Written by "npm run fact-types" from the schemas beside it. Change those.

/** What each file of \`src/facts\` holds, by its name. */
export interface FactFiles {`;

/** The module that declares the types of all files. */
export function typesModule(schemas: Record<string, Schema>): string {
  const members = Object.entries(schemas).map(([name, schema]) => `  ${key(name)}: ${typeOf(schema, '  ')};`);
  return `${HEADER}\n${members.join('\n')}\n}\n`;
}
