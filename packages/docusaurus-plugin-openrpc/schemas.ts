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
  if (keyword === 'additionalProperties')
    return `${where} has the undeclared field "${String(params.additionalProperty)}"`;
  if (keyword === 'required') return `${where} lacks the field "${String(params.missingProperty)}"`;
  return `${where} ${message ?? keyword}`;
}

/** Name of the schema that holds all others. */
const ROOT = 'document';

/** Ajv in strict mode with a document's schemas under the names that its references use. */
export function createChecker({schemas}: Pick<LoadedDocument, 'schemas'>): SchemaChecker {
  // Tidying up the code of a validator takes longer than its few runs.
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
  // All of them live in one root, so that "#/components/schemas/Name" resolves within it and is compiled once, not once
  // for each schema that refers to it. What comes later is put beside them.
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
