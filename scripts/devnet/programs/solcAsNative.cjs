#!/usr/bin/env node
/**
 * Lets Foundry use the compiler of the npm package `solc` (or of its alias in SOLC_PACKAGE): it handles the two calls
 * that Foundry makes to a native compiler. This way, no compiler is downloaded, and the pages, the claims and the
 * exploits use the same one. Results are stored in the folder SOLC_RESULTS, because tutorials compile the same sources
 * several times, which takes seconds each time.
 */
const {createHash} = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const PACKAGE = process.env.SOLC_PACKAGE ?? 'solc';
const args = process.argv.slice(2);

function readImport(name) {
  for (const folder of [process.cwd(), path.join(process.cwd(), 'node_modules')]) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) return {contents: fs.readFileSync(file, 'utf8')};
  }
  return {error: `${name} not found`};
}

function compile(input) {
  const solc = require(PACKAGE);
  // Versions before 0.6 have another function for this format of input.
  return solc.compileStandardWrapper
    ? solc.compileStandardWrapper(input, readImport)
    : solc.compile(input, {import: readImport});
}

function kept(folder, input) {
  const {version} = require(`${PACKAGE}/package.json`);
  const file = path.join(folder, createHash('sha256').update(version).update(input).digest('hex'));
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  const output = compile(input);
  fs.mkdirSync(folder, {recursive: true});
  // Renamed, so that no other process reads an incomplete file.
  fs.writeFileSync(`${file}.${process.pid}`, output);
  fs.renameSync(`${file}.${process.pid}`, file);
  return output;
}

if (args.includes('--version')) {
  // Loading the compiler takes half a second, so the version comes from its package. Foundry reads only the number.
  const {version} = require(`${PACKAGE}/package.json`);
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${version}+commit.00000000.Linux.g++\n`,
  );
} else if (args.includes('--standard-json')) {
  const input = fs.readFileSync(0, 'utf8');
  process.stdout.write(process.env.SOLC_RESULTS ? kept(process.env.SOLC_RESULTS, input) : compile(input));
} else {
  process.stderr.write(`${PACKAGE} understands --version and --standard-json here, not ${args.join(' ')}\n`);
  process.exitCode = 1;
}
