import {compile, type JSONSchema} from 'json-schema-to-typescript';

/**
 * Makes the generated module look like the rest of the project. Lengths of lists are left to the schemas, because a
 * type with them would be a tuple.
 */
const OPTIONS = {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '// Written by "npm run generate" from the schemas in this folder. Change those.',
  style: {singleQuote: true, bracketSpacing: false, printWidth: 120},
};

/**
 * The module that declares the types of all files: one interface with a member for each schema, by the name of its
 * file.
 */
export function typesModule(schemas: Readonly<Record<string, JSONSchema>>): Promise<string> {
  const files: JSONSchema = {
    type: 'object',
    description: 'What each file of `src/facts` contains, by its name.',
    properties: {...schemas},
    required: Object.keys(schemas),
  };
  return compile(files, 'FactFiles', OPTIONS);
}
