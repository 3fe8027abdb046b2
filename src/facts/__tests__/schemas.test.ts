import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';

const FOLDER = path.resolve(__dirname, '..');
/** Judged by tests of their own. */
const MEASURED = new Set(['gas.json', 'exploits.json', 'rpc-errors.json', 'rpc-methods.json', 'ethereum-methods.json']);
const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !MEASURED.has(name));
const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));

describe('facts: schemas', () => {
  it.each(files)('%s satisfies its schema', (name) => {
    const ajv = new Ajv({allErrors: true});
    const validate = ajv.compile(read(`schemas/${name.replace('.json', '.schema.json')}`) as object);
    validate(read(name));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('a schema refuses an unknown key, a missing source and a short address', () => {
    const validate = new Ajv({allErrors: true}).compile(read('schemas/deployed-contracts.schema.json') as object);
    const [first] = read('deployed-contracts.json') as Record<string, unknown>[];
    for (const wrong of [{...first, nope: 1}, {...first, source: undefined}, {...first, hex: '0x12'}]) {
      expect(validate(JSON.parse(JSON.stringify([wrong])))).toBe(false);
    }
  });

  it('every schema has its file', () => {
    expect(fs.readdirSync(path.join(FOLDER, 'schemas')).map((name) => name.replace('.schema.json', '.json')).sort()).toEqual([...files].sort());
  });
});
