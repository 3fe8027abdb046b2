import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

const files = process.argv.slice(2);
const settings = {
  evmVersion: 'cancun',
  optimizer: {enabled: true, runs: 200},
  outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
};
const sources = Object.fromEntries(
  files.map((file) => [file, {content: readFileSync(file, 'utf8')}]),
);

// Imports come from this folder or, like
// "@openzeppelin/…", from the installed packages.
const load = (name) => ({
  contents: readFileSync(
    existsSync(name) ? name : new URL(import.meta.resolve(name)),
    'utf8',
  ),
});
const {errors = [], contracts} = JSON.parse(
  solc.compile(JSON.stringify({language: 'Solidity', sources, settings}), {
    import: load,
  }),
);
for (const {formattedMessage} of errors) console.error(formattedMessage);
if (errors.some(({severity}) => severity === 'error')) process.exit(1);

for (const [name, {abi, evm}] of files.flatMap((file) =>
  Object.entries(contracts[file]),
)) {
  writeFileSync(
    `${name}.json`,
    JSON.stringify({abi, bytecode: `0x${evm.bytecode.object}`}),
  );
  console.log(
    `${name}.json: ${evm.bytecode.object.length / 2} bytes of code`,
  );
}
