/** Checks the OpenRPC sources without a node: npx tsx scripts/openrpc.ts. Ends with 1 when something is wrong. */
import path from 'node:path';
import {loadDocument} from '../src/plugins/docusaurus-plugin-openrpc/loadDocument';
import {formatFault, validateDocument} from '../src/plugins/docusaurus-plugin-openrpc/validate';

const ROOT = path.resolve(__dirname, '../openrpc');
const LOCALES = ['zh', 'es'];

const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
const names = (space: string) => new Set(documents.find((document) => document.space === space)?.methods.map(({value}) => value.name));
const lines = documents.flatMap((document) => {
  const counterparts = names(document.space === 'core' ? 'espace' : 'core');
  return validateDocument(document, {translations: LOCALES, counterparts}).map((fault) => formatFault(fault, 'openrpc'));
});
// Shared files are judged once for each space.
const faults = [...new Set(lines)];
process.stdout.write(faults.map((line) => `${line}\n`).join(''));
const count = documents.map(({space, methods}) => `${space} ${methods.length}`).join(', ');
process.stdout.write(faults.length === 0 ? `OpenRPC sources are in order: ${count} methods\n` : `${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
