import {parseRef, walkSchema} from '../resolve';
import type {SchemaChecker} from '../schemas';
import type {Fault, LoadedDocument, Located, Schema} from '../types';

/** Keywords that describe without restricting: a schema with only these accepts any value. */
const DESCRIPTIVE = new Set(['title', 'description', 'default', 'examples', 'x-unit', 'x-named']);

const isObjectSchema = ({type, properties}: Schema) =>
  properties !== undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));

/** Every schema of the document: components, parameters, results, data of errors. */
export function allSchemas({methods, schemas, errors}: LoadedDocument): (Located<Schema> & {name: string})[] {
  const list = [...schemas].map(([name, located]) => ({...located, name}));
  for (const [name, {value, file, path}] of errors)
    if (value.data) list.push({value: value.data, file, path: [...path, 'data'], name: `error ${name}`});
  for (const {value, file, path} of methods) {
    value.params?.forEach((param, index) => {
      if (param?.schema)
        list.push({
          value: param.schema,
          file,
          path: [...path, 'params', index, 'schema'],
          name: `${value.name}, parameter ${param.name}`,
        });
    });
    for (const part of ['result', 'x-notification'] as const) {
      const schema = value[part]?.schema;
      if (schema) list.push({value: schema, file, path: [...path, part, 'schema'], name: `${value.name}, ${part}`});
    }
  }
  return list;
}

/** The faults of one schema by the rules in the sources' README, without those of nested schemas. */
function faultsOf(schema: Schema, known: (name: string) => boolean): [message: string, fix: string][] {
  const faults: [string, string][] = [];
  const {$ref, properties, required, additionalProperties} = schema;
  if ($ref !== undefined) {
    const parsed = parseRef($ref);
    if (parsed?.kind !== 'schema')
      faults.push([
        `the reference ${$ref} is not of the form #/components/schemas/<Name>`,
        'point it to a schema of this document',
      ]);
    else if (!known(parsed.name))
      faults.push([
        `unknown $ref ${$ref}`,
        `define ${parsed.name} in schemas/ or shared/schemas.yaml, or correct the name`,
      ]);
  }
  if ('nullable' in schema)
    faults.push([
      '"nullable" is not a JSON schema keyword',
      "write type: [<type>, 'null'], or oneOf with {type: 'null'}",
    ]);
  if ('allOf' in schema && isObjectSchema(schema))
    faults.push([
      'allOf cannot extend an object that rejects undeclared fields',
      'list all fields, or write variants under oneOf',
    ]);
  if (isObjectSchema(schema)) {
    if (required === undefined)
      faults.push([
        'an object schema without "required"',
        'list the fields that are always present, or write required: []',
      ]);
    if (additionalProperties === undefined || additionalProperties === true)
      faults.push([
        'an object schema that accepts undeclared fields',
        'write additionalProperties: false, or a schema of the values',
      ]);
    for (const name of required ?? [])
      if (!properties?.[name])
        faults.push([`"${name}" is required but not among the properties`, 'describe it below properties']);
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (typeof property?.description !== 'string')
        faults.push([`the property ${name} has no description`, `add a description to ${name}: meaning and unit`]);
    }
  }
  if (Object.keys(schema).every((key) => DESCRIPTIVE.has(key)))
    faults.push(['a schema that accepts every value', 'specify its type, or refer to a schema']);
  return faults;
}

/** Rules that keep invalid responses from passing, and unknown references. */
export function checkSchemas(document: LoadedDocument, checker: SchemaChecker): Fault[] {
  const faults: Fault[] = [];
  const known = (name: string) => document.schemas.has(name);
  const all = allSchemas(document);
  for (const {value, file, path, name} of all) {
    walkSchema(value, (schema, at) => {
      for (const [message, fix] of faultsOf(schema, known))
        faults.push({file: file.path, line: file.lineOf([...path, ...at]), message: `${name}: ${message}`, fix});
    });
  }
  if (faults.length > 0) return faults;
  for (const {value, file, path, name} of all) {
    try {
      checker.compile(value);
    } catch (error) {
      faults.push({
        file: file.path,
        line: file.lineOf(path),
        message: `${name}: ${(error as Error).message}`,
        fix: 'correct the schema: Ajv reads it in strict mode',
      });
    }
  }
  return faults;
}
