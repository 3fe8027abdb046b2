import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import type {LoadedDocument, Schema} from './types';

/** Checks values against the schemas of one document, strictly. */
export interface SchemaChecker {
  /** Compiles a schema, which can refer to those of the document. Throws if it is not a valid schema. */
  compile(schema: Schema): ValidateFunction;
  /** The faults of a value, one sentence each; empty if it is valid. */
  check(schema: Schema, value: unknown): string[];
}

/** The sentence of one Ajv error. */
function sentence({instancePath, message, params, keyword}: ErrorObject): string {
  const where = instancePath === '' ? 'the value' : instancePath;
  if (keyword === 'additionalProperties')
    return `${where} has the undeclared field "${String(params.additionalProperty)}"`;
  if (keyword === 'required') return `${where} lacks the field "${String(params.missingProperty)}"`;
  return `${where} ${message ?? keyword}`;
}

/** Name of the schema that contains all others. */
const ROOT = 'document';

/** Ajv in strict mode, with a document's schemas under the names that references use. */
export function createChecker({schemas}: Pick<LoadedDocument, 'schemas'>): SchemaChecker {
  // Optimizing the code of a validator takes longer than its few runs.
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    strictRequired: false,
    validateFormats: false,
    code: {optimize: false},
  });
  ajv.addVocabulary(['x-unit', 'x-named', 'components', 'later']);
  const components: Record<string, Schema> = Object.fromEntries([...schemas].map(([name, {value}]) => [name, value]));
  // All schemas are in one root, so that "#/components/schemas/Name" resolves within it and is compiled once, not once
  // for each schema that refers to it. Schemas that are compiled later are added to it.
  const later: Schema[] = [];
  ajv.addSchema({components: {schemas: components}, later}, ROOT);
  const compiled = new Map<Schema, ValidateFunction>();

  function compile(schema: Schema): ValidateFunction {
    let validate = compiled.get(schema);
    if (!validate) {
      void ajv.validateSchema(schema, true);
      validate = ajv.getSchema(`${ROOT}#/later/${later.push(schema) - 1}`)!;
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
