#!/usr/bin/env node
/**
 * Lets Foundry use the compiler of the npm package `solc` (or of its alias in SOLC_PACKAGE): it answers the two calls that
 * Foundry makes to a native compiler. So no compiler is downloaded, and the pages, the claims and the exploits share one.
 */
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

if (args.includes('--version')) {
  // Loading the compiler takes half a second; its package knows the version too. Foundry reads no more than the number.
  const {version} = require(`${PACKAGE}/package.json`);
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}+commit.00000000.Linux.g++\n`);
} else if (args.includes('--standard-json')) {
  const solc = require(PACKAGE);
  const input = fs.readFileSync(0, 'utf8');
  // Versions before 0.6 have another door for this form of input.
  process.stdout.write(solc.compileStandardWrapper ? solc.compileStandardWrapper(input, readImport) : solc.compile(input, {import: readImport}));
} else {
  process.stderr.write(`${PACKAGE} understands --version and --standard-json here, not ${args.join(' ')}\n`);
  process.exitCode = 1;
}
