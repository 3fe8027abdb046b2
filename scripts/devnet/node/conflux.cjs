// Replaces the program `conflux` of a release with the node of the npm package: `conflux --config <file>` runs it in
// the working directory until Ctrl+C, `conflux rpc …` calls it, and `conflux --version` prints the version of that
// package. That package writes no log, so the lines that pages quote from the log of a release are printed here.
const fs = require('node:fs');
const path = require('node:path');
const {rpc} = require('./confluxRpc.cjs');

const args = process.argv.slice(2);

/** A node that hangs while it stops must not outlive the tests. */
const STOP_LIMIT_MS = 8000;

function fail(error) {
  console.error(String(error && error.message ? error.message : error));
  process.exit(1);
}

function run(config) {
  const {ConfluxNode} = require('../../../tests/packages/node_modules/@xcfx/node-linux-x64-gnu');
  const node = new ConfluxNode();
  process.title = 'conflux';
  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_LIMIT_MS).unref();
    await node.stopNode().catch(() => {});
    process.exit(0);
  }
  process.on('SIGINT', stop);
  // The node's own threads don't keep this process alive.
  setInterval(() => {}, 60_000);
  // Tests that end early close the pipe.
  if (!fs.fstatSync(0).isCharacterDevice()) process.stdin.on('end', stop).resume();
  node
    .startNode({configFile: path.resolve(config), confluxDataDir: process.cwd()})
    .then(() => console.log('Conflux client started'), fail);
}

if (args[0] === '--version')
  console.log(
    `conflux ${require('../../../tests/packages/node_modules/@xcfx/node-linux-x64-gnu/package.json').version}`,
  );
else if (args[0] === 'rpc') rpc(args.slice(1)).catch(fail);
else run(args[args.indexOf('--config') + 1]);
