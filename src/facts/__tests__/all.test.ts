import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesModule} from '../../../scripts/facts/filesModule';
import {FILES_FILE, readSchemas, TYPES_FILE} from '../../../scripts/facts/readSchemas';
import {typesModule} from '../../../scripts/facts/schemaTypes';
import {facts, factFiles} from '../all';

const FOLDER = path.resolve(__dirname, '..');
const names = fs
  .readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** Paths of records without a source that are not inside a record with one. */
function withoutSource(value: unknown, at = '', isCovered = false): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      typeof one === 'object' ? withoutSource(one, `${at}${index}.`, isCovered) : [],
    );
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as {source?: string}).source;
  const covered = isCovered || Boolean(own?.trim());
  const members = Object.entries(value).filter(([, member]) => typeof member === 'object');
  const found = members.flatMap(([key, member]) => withoutSource(member, `${at}${key}.`, covered));
  // An object that only groups others is not a record.
  return covered || members.length === Object.keys(value).length ? found : [at, ...found];
}

describe('the typed loader', () => {
  it('serves every file of the facts, and no other', () => {
    expect([...factFiles].sort()).toEqual([...names].sort());
  });

  it.each(factFiles)('%s: gives what the file holds', (name) => {
    expect(facts(name)).toEqual(JSON.parse(fs.readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')));
  });

  it.each(factFiles)('%s: each record keeps its source', (name) => {
    // Measured values have the node and the compiler instead of a source.
    const {node, compiler} = facts('gas');
    const isMeasured = name === 'gas' || name === 'tokens';
    expect(
      withoutSource(isMeasured ? {...facts(name), source: `node ${node}, compiler ${compiler}`} : facts(name)),
    ).toEqual([]);
  });

  it('sees a record whose source is missing or empty', () => {
    expect(withoutSource([{id: 'a', source: 'x'}, {id: 'b'}, {id: 'c', source: ' '}])).toEqual(['1.', '2.']);
    expect(
      withoutSource({
        list: [
          {id: 'a', source: 'x', parts: [{name: 'p'}]},
          {id: 'b', parts: [{name: 'p'}]},
        ],
      }),
    ).toEqual(['list.1.', 'list.1.parts.0.']);
  });

  it('has the files and types of the schemas: "npm run generate" changes nothing', {timeout: 60_000}, async () => {
    expect(fs.readFileSync(TYPES_FILE, 'utf8')).toBe(await typesModule(readSchemas()));
    expect(fs.readFileSync(FILES_FILE, 'utf8')).toBe(filesModule(Object.keys(readSchemas())));
  });

  it('is imported by no door of the browser', () => {
    const doors = fs
      .readdirSync(FOLDER)
      .filter(
        (name) =>
          name.endsWith('.ts') && !/^(?:all|factList|files|lookUp|nodeParameters|shownParameter)\.ts$/.test(name),
      );
    expect(doors.length).toBeGreaterThan(10);
    expect(
      doors.filter((name) =>
        /from '\.\/(?:all|factList|files|lookUp|nodeParameters|shownParameter|node\.json)'/.test(
          fs.readFileSync(path.join(FOLDER, name), 'utf8'),
        ),
      ),
    ).toEqual([]);
  });
});
