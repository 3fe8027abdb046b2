import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';

const FOLDER = path.resolve(__dirname, '..');
const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
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
    for (const wrong of [
      {...first, nope: 1},
      {...first, source: undefined},
      {...first, hex: '0x12'},
    ]) {
      expect(validate(JSON.parse(JSON.stringify([wrong])))).toBe(false);
    }
  });

  it.each([
    [
      'gas',
      (facts: {topics: Record<string, {espace: object}[]>}) =>
        Object.assign(facts.topics.packing![0]!.espace, {before: 'many'}),
    ],
    ['rpc-errors', (facts: {messages: object[]}) => Object.assign(facts.messages[0]!, {layer: 'nowhere'})],
    ['rpc-methods', (facts: object[]) => Object.assign(facts[0]!, {status: 'perhaps'})],
    ['ethereum-methods', (facts: object[]) => Object.assign(facts[0]!, {differences: {en: 'only English'}})],
  ] as [string, (facts: never) => unknown][])(
    'the schema of %s refuses a value that its loader does not know',
    (name, spoil) => {
      const validate = new Ajv({allErrors: true}).compile(read(`schemas/${name}.schema.json`) as object);
      const facts = read(`${name}.json`);
      spoil(facts as never);
      expect(validate(facts)).toBe(false);
    },
  );

  it('every schema has its file', () => {
    expect(
      fs
        .readdirSync(path.join(FOLDER, 'schemas'))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace('.schema.json', '.json'))
        .sort(),
    ).toEqual([...files].sort());
  });
});
