import {existsSync, readFileSync} from 'node:fs';
import solc from 'solc';

const load = (name) => ({
  contents: readFileSync(
    existsSync(name) ? name : new URL(import.meta.resolve(name)),
    'utf8',
  ),
});
const files = process.argv.slice(2, 4);
const sources = Object.fromEntries(
  files.map((file) => [file, {content: load(file).contents}]),
);
const input = {
  language: 'Solidity',
  sources,
  settings: {outputSelection: {'*': {'*': ['storageLayout']}}},
};
const {contracts} = JSON.parse(
  solc.compile(JSON.stringify(input), {import: load}),
);

/**
 * The variables of a version, each with
 * the slot and the byte where it starts.
 */
const [before, after] = files.map((file) => {
  const {storage, types} =
    contracts[file][file.replace('.sol', '')].storageLayout;
  return storage.map(
    ({slot, offset, type, label}) =>
      `slot ${slot}, byte ${offset}: ${types[type].label} ${label}`,
  );
});

for (const variable of after)
  console.log(`${before.includes(variable) ? ' ' : '+'} ${variable}`);
const lost = before.filter((variable) => !after.includes(variable));
for (const variable of lost) console.log(`LOST: ${variable}`);
process.exitCode = lost.length > 0 ? 1 : 0;
