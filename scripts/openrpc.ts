/** Checks the OpenRPC sources without a node: npx tsx scripts/openrpc.ts. Exits with 1 if something is wrong. */
import path from 'node:path';
import {formatFault} from 'docusaurus-plugin-openrpc/sources';
import {validateSources} from './check/openrpc/validateSources';

const {faults, counts} = validateSources(path.resolve(__dirname, '../openrpc'));
process.stdout.write(faults.map((fault) => `${formatFault(fault, 'openrpc')}\n`).join(''));
const summary = Object.entries(counts)
  .map(([space, count]) => `${space} ${count}`)
  .join(', ');
process.stdout.write(
  faults.length === 0 ? `OpenRPC sources are in order: ${summary} methods\n` : `${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
