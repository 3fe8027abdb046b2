import {readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

const file = process.argv[2];
const settings = {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}, outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}}};
const input = {language: 'Solidity', sources: {[file]: {content: readFileSync(file, 'utf8')}}, settings};

// Imports like "@openzeppelin/…" come from the installed packages.
const load = (name) => ({contents: readFileSync(new URL(import.meta.resolve(name)), 'utf8')});
const {errors = [], contracts} = JSON.parse(solc.compile(JSON.stringify(input), {import: load}));
for (const {formattedMessage} of errors) console.error(formattedMessage);
if (errors.some(({severity}) => severity === 'error')) process.exit(1);

for (const [name, {abi, evm}] of Object.entries(contracts[file])) {
  writeFileSync(`${name}.json`, JSON.stringify({abi, bytecode: `0x${evm.bytecode.object}`}));
  console.log(`${name}.json: ${evm.bytecode.object.length / 2} bytes of code`);
}
