/** The parts of an OpenRPC document that pages are created from, after loading and translating. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  'x-unit'?: string;
  [key: string]: unknown;
}

/** Schemas by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

const REF = '#/components/schemas/';

/** Name of the schema that a reference points to. */
export function refName(ref: string): string {
  return ref.startsWith(REF) ? ref.slice(REF.length) : ref;
}

/**
 * Follows references until it reaches a schema with content. Keywords next to a reference (description, unit) take
 * precedence. `name` is that of the last reference.
 */
export function follow(schema: JsonSchema, schemas: Schemas): {schema: JsonSchema; name?: string} {
  let current = schema;
  let name: string | undefined;
  for (let steps = 0; steps < 20; steps++) {
    const ref = current.$ref ?? (current.allOf?.length === 1 ? current.allOf[0]!.$ref : undefined);
    if (!ref) return {schema: current, name};
    name = refName(ref);
    const target = schemas[name];
    if (!target) throw new Error(`Unknown schema "${name}". Add it to the schemas of the space, or fix the $ref.`);
    const {$ref: _, allOf: __, ...beside} = current;
    current = {...target, ...beside};
  }
  throw new Error(`The references of schema "${name}" are circular. Let one of them refer to a schema with content.`);
}
