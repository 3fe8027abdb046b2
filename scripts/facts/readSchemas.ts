import fs from 'node:fs';
import path from 'node:path';
import type {JSONSchema} from 'json-schema-to-typescript';

/** The folder of the schemas, and the modules that are generated from them. */
const SCHEMAS = path.resolve(__dirname, '../../src/facts/schemas');
export const TYPES_FILE = path.join(SCHEMAS, 'types.ts');
export const FILES_FILE = path.resolve(SCHEMAS, '../files.ts');

/** All schemas of the facts, by the name of the file that they describe, sorted by name. */
export function readSchemas(): Record<string, JSONSchema> {
  const files = fs
    .readdirSync(SCHEMAS)
    .filter((file) => file.endsWith('.schema.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.schema.json', ''),
      JSON.parse(fs.readFileSync(path.join(SCHEMAS, file), 'utf8')) as JSONSchema,
    ]),
  );
}
