import path from 'node:path';
import Ajv, {type ValidateFunction} from 'ajv';
import {
  type BundledDocument,
  type BundledMethod,
  bundleDocument,
  loadDocument,
  type Schema,
  walkSchema,
} from 'docusaurus-plugin-openrpc/sources';

/**
 * A published document with the queries of the tests. Everything is plain JSON Schema, without the sources' own
 * checker.
 */
export interface PublishedRpc {
  document: BundledDocument;
  method(name: string): BundledMethod;
  /** A schema by name. */
  schema(name: string): Schema;
  /** Whether a value satisfies a schema of the document, by reference or inline. */
  accepts(schema: Schema | string, value: unknown): boolean;
  /** Every schema of the document with its path. */
  everySchema(): {at: string; schema: Schema}[];
}

/** Loads a space's sources and publishes them as the build does. */
export function publishedRpc(space: 'core' | 'espace'): PublishedRpc {
  const root = path.resolve(__dirname, '../../openrpc');
  const document = JSON.parse(JSON.stringify(bundleDocument(loadDocument(root, space)))) as BundledDocument;
  const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false});
  const compiled = new Map<Schema | string, ValidateFunction>();
  const {schemas} = document.components;
  return {
    document,
    method(name) {
      const found = document.methods.find((method) => method.name === name);
      if (!found) throw new Error(`${space} does not describe ${name}`);
      return found;
    },
    schema(name) {
      const found = schemas[name];
      if (!found) throw new Error(`${space} has no schema ${name}`);
      return found;
    },
    accepts(schema, value) {
      let validate = compiled.get(schema);
      if (!validate) {
        const target = typeof schema === 'string' ? {$ref: `#/components/schemas/${schema}`} : schema;
        validate = ajv.compile({...target, components: {schemas}});
        compiled.set(schema, validate);
      }
      return validate(value);
    },
    everySchema() {
      const roots = [
        ...Object.entries(schemas),
        ...document.methods.flatMap((method) => [
          [`${method.name} result`, method.result.schema] as const,
          ...method.params.map((param) => [`${method.name} ${param.name}`, param.schema] as const),
        ]),
      ];
      const all: {at: string; schema: Schema}[] = [];
      for (const [name, schema] of roots)
        walkSchema(schema, (inner, at) => void all.push({at: [name, ...at].join('/'), schema: inner}));
      return all;
    },
  };
}
