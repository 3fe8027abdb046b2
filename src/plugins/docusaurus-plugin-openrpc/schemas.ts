import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import type {LoadedDocument, Schema} from './types';

/** Checks values against the schemas of one document, strictly. */
export interface SchemaChecker {
  /** Compiles a schema that may refer to the document's; throws when it is no valid schema. */
  compile(schema: Schema): ValidateFunction;
  /** What is wrong with a value, one sentence a fault; empty when nothing is. */
  check(schema: Schema, value: unknown): string[];
}

/** The sentence of one Ajv error. */
function sentence({instancePath, message, params, keyword}: ErrorObject): string {
  const where = instancePath === '' ? 'the value' : instancePath;
  if (keyword === 'additionalProperties') return `${where} has the undeclared field "${String(params.additionalProperty)}"`;
  if (keyword === 'required') return `${where} lacks the field "${String(params.missingProperty)}"`;
  return `${where} ${message ?? keyword}`;
}

/** Ajv in strict mode with a document's schemas under the names that its references use. */
export function createChecker({schemas}: Pick<LoadedDocument, 'schemas'>): SchemaChecker {
  const ajv = new Ajv({strict: true, allowUnionTypes: true, allErrors: true, strictRequired: false, validateFormats: false});
  ajv.addVocabulary(['x-unit', 'x-named']);
  const components: Record<string, Schema> = Object.fromEntries([...schemas].map(([name, {value}]) => [name, value]));
  const compiled = new Map<Schema, ValidateFunction>();
  // One root holds all of them, so that "#/components/schemas/Name" resolves within it.
  const root = (schema: Schema) => ({...schema, components: {schemas: components}});
  ajv.addKeyword({keyword: 'components'});

  function compile(schema: Schema): ValidateFunction {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(root(schema));
      compiled.set(schema, validate);
    }
    return validate;
  }

  return {
    compile,
    check(schema, value) {
      const validate = compile(schema);
      return validate(value) ? [] : [...new Set((validate.errors ?? []).map(sentence))];
    },
  };
}
