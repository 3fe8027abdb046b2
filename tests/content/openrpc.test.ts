import {readFileSync} from 'node:fs';
import path from 'node:path';
import metaSchema from '@open-rpc/meta-schema';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {
  bundleDocument,
  formatFault,
  loadDocument,
  localizedMethods,
  schemasOf,
  schemaView,
  validateDocument,
} from 'docusaurus-plugin-openrpc/sources';
import {nodeMethods} from '@site/src/facts/rpcMethods';
import {TRANSLATION_FOLDERS} from '../../src/languages';

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
const namesOf = (space: string) =>
  new Set(documents.find((document) => document.space === space)?.methods.map(({value}) => value.name));

describe.each(documents)('OpenRPC sources of $space', (document) => {
  it('are in order, in three languages', () => {
    const counterparts = namesOf(document.space === 'core' ? 'espace' : 'core');
    const faults = validateDocument(document, {translations: [...TRANSLATION_FOLDERS], counterparts});
    expect(faults.map((fault) => formatFault(fault, 'openrpc')).join('\n')).toBe('');
  });

  it('make a document that satisfies the OpenRPC meta-schema', () => {
    // The meta-schema refers by address to a copy of draft-07 that cannot be fetched; Ajv's own copy takes its place.
    const ajv = new Ajv({strict: false, validateFormats: false});
    const draft7 = {
      allOf: [{$ref: 'http://json-schema.org/draft-07/schema#'}],
      definitions: {JSONSchemaObject: {type: 'object', properties: {$ref: {type: 'string'}}}},
    };
    for (const address of ['https://meta.json-schema.tools', 'https://meta.json-schema.tools/'])
      ajv.addSchema({...draft7, $id: address});
    const validate = ajv.compile(metaSchema as object);
    validate(JSON.parse(JSON.stringify(bundleDocument(document))));
    expect(validate.errors).toBeNull();
  });
});

it('the README explains every placeholder', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const missing = documents
    .flatMap(({placeholders}) => [...placeholders.keys()])
    .filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

/** Whether release `version` contains what was added in `since`; with null, it was never added. */
function isIn(since: string | null, version: string): boolean {
  return since !== null && since.localeCompare(version, 'en', {numeric: true}) <= 0;
}

describe.each(documents)('x-since of $space', ({space, methods}) => {
  const since = new Map(methods.map(({value}) => [value.name, value['x-since']]));
  const listed = nodeMethods.filter((method) => method.space === space && since.has(method.method));

  it('agrees with what a node of release 2.4.0 serves', () => {
    expect(listed.length).toBeGreaterThan(60);
    expect(
      listed
        .filter(({method, servedBy240}) => isIn(since.get(method)!, '2.4.0') !== servedBy240)
        .map(({method}) => method),
    ).toEqual([]);
  });

  it('agrees with what a node of release 3.0.2 serves', () => {
    expect(
      listed
        .filter(({method, status}) => status !== 'stub' && isIn(since.get(method)!, '3.0.2') !== (status === 'served'))
        .map(({method}) => method),
    ).toEqual([]);
  });
});

describe.each(documents)('types on the pages of $space', (document) => {
  it('say what a value is, never "any"', () => {
    const schemas = schemasOf(document);
    const vague = localizedMethods(document).filter(({params, result, notification}) => {
      const views = [...params, result, ...(notification ? [notification] : [])].map(({schema}) =>
        schemaView(schema, schemas),
      );
      return /"type":"(?:[^"]* )?any\b/.test(JSON.stringify(views));
    });
    expect(vague.map(({name}) => name)).toEqual([]);
  });
});

describe('methods without a page', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
    .split('## Which methods are described')[1]!
    .split('\n## ')[0]!;
  const served = nodeMethods.filter(({status}) => status === 'served');
  const isDescribed = ({space, method}: (typeof served)[number]) => namesOf(space).has(method);

  it('are those that the README names, each with its reason', () => {
    const named = [...readme.matchAll(/`((?:cfx|debug)_\w+)`/g)].map(([, name]) => name!);
    expect(
      served
        .filter((method) => !isDescribed(method))
        .map(({method}) => method)
        .sort(),
    ).toEqual(named.sort());
  });
});
