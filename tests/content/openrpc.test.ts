import {readFileSync} from 'node:fs';
import path from 'node:path';
import metaSchema from '@open-rpc/meta-schema';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {bundleDocument} from '@site/src/plugins/docusaurus-plugin-openrpc/bundle';
import {loadDocument} from '@site/src/plugins/docusaurus-plugin-openrpc/loadDocument';
import {formatFault, validateDocument} from '@site/src/plugins/docusaurus-plugin-openrpc/validate';

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
const namesOf = (space: string) => new Set(documents.find((document) => document.space === space)?.methods.map(({value}) => value.name));

describe.each(documents)('OpenRPC sources of $space', (document) => {
  it('are in order, in three languages', () => {
    const counterparts = namesOf(document.space === 'core' ? 'espace' : 'core');
    const faults = validateDocument(document, {translations: ['zh', 'es'], counterparts});
    expect(faults.map((fault) => formatFault(fault, 'openrpc')).join('\n')).toBe('');
  });

  it('make a document that satisfies the OpenRPC meta-schema', () => {
    // The meta-schema refers by address to a copy of draft-07 that cannot be fetched; Ajv's own copy takes its place.
    const ajv = new Ajv({strict: false, validateFormats: false});
    const draft7 = {
      allOf: [{$ref: 'http://json-schema.org/draft-07/schema#'}],
      definitions: {JSONSchemaObject: {type: 'object', properties: {$ref: {type: 'string'}}}},
    };
    for (const address of ['https://meta.json-schema.tools', 'https://meta.json-schema.tools/']) ajv.addSchema({...draft7, $id: address});
    const validate = ajv.compile(metaSchema as object);
    validate(JSON.parse(JSON.stringify(bundleDocument(document))));
    expect(validate.errors).toBeNull();
  });
});

it('the README explains every placeholder', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const missing = documents.flatMap(({placeholders}) => [...placeholders.keys()]).filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
