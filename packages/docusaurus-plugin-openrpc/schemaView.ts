import type {FieldView, SchemaView} from './client/pageData';
import {follow, type JsonSchema, type Schemas} from './document';
import {toHtml} from './markdown';

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** JSON types of an enumeration's values without duplicates: the types that an `enum` without `type` accepts. */
function typesOf(values: readonly unknown[]): string {
  return [
    ...new Set(values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value))),
  ].join(' | ');
}

/** `Hash[]`, and `(Hash | null)[]` where the brackets would otherwise belong to the last type alone. */
const arrayOf = (items: string): string => (items.includes(' | ') ? `(${items})[]` : `${items}[]`);

/**
 * Label of a schema's type: its published name, otherwise its JSON type. The type of an enumeration follows from its
 * values. Labels contain no words of a language.
 */
export function typeLabel(schema: JsonSchema, schemas: Schemas): string {
  const {schema: target, name} = follow(schema, schemas);
  const alternatives = target.oneOf ?? target.anyOf;
  if (name && !alternatives?.every((one) => isNull(one) || one.$ref)) return name;
  if (alternatives) return [...new Set(alternatives.map((one) => typeLabel(one, schemas)))].join(' | ');
  if (target.const !== undefined) return JSON.stringify(target.const);
  if (target.type === undefined && target.enum) return typesOf(target.enum);
  const items = target.items ? typeLabel(target.items, schemas) : 'any';
  return [target.type ?? 'any']
    .flat()
    .map((type) => (type === 'array' ? arrayOf(items) : type))
    .join(' | ');
}

/**
 * A schema as pages show it. References are resolved; a recursive one ends with its name. An alternative that is only
 * null is part of the label, not a variant.
 */
export function schemaView(schema: JsonSchema, schemas: Schemas, path: readonly string[] = []): SchemaView {
  const {schema: target, name} = follow(schema, schemas);
  const view: SchemaView = {
    type: typeLabel(schema, schemas),
    ...(name && {schema: name}),
    ...(target['x-unit'] && {unit: target['x-unit']}),
    ...(target.description && {description: toHtml(target.description)}),
  };
  if (name && path.includes(name)) return view;
  const inner = name ? [...path, name] : path;
  if (target.properties) {
    const required = new Set(target.required ?? []);
    view.fields = Object.entries(target.properties).map(([key, property]): FieldView => ({
      ...schemaView(property, schemas, inner),
      name: key,
      required: required.has(key),
    }));
  } else if (target.additionalProperties && target.additionalProperties !== true) {
    view.fields = [{...schemaView(target.additionalProperties, schemas, inner), name: '*', required: false}];
  }
  if (target.items) view.items = schemaView(target.items, schemas, inner);
  const alternatives = (target.oneOf ?? target.anyOf)?.filter((one) => !isNull(one));
  if (alternatives?.length === 1)
    Object.assign(view, {
      ...schemaView(alternatives[0]!, schemas, inner),
      type: view.type,
      ...(view.description && {description: view.description}),
    });
  else if (alternatives) view.variants = alternatives.map((one) => schemaView(one, schemas, inner));
  if (target.enum) view.values = target.enum.map(String);
  return view;
}
