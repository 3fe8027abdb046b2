// Stands in for the program `conflux` of a release, with the node of the npm package: `conflux --config <file>` runs it in the working
// directory until Ctrl+C. That package writes no log, so the lines that pages quote from the log of a release are printed here.
const fs = require('node:fs');
const path = require('node:path');

/** The value of an option such as --config. */
const option = (name) => process.argv[process.argv.indexOf(name) + 1];

const {ConfluxNode} = require('../../../tests/node/node_modules/@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();
process.title = 'conflux';

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // A node that hangs while it stops must not outlive the tests.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref();
  await node.stopNode().catch(() => {});
  process.exit(0);
}

process.on('SIGINT', stop);
// Tests that end early close the pipe.
if (!fs.fstatSync(0).isCharacterDevice()) process.stdin.on('end', stop).resume();

node.startNode({configFile: path.resolve(option('--config')), confluxDataDir: process.cwd()}).then(
  () => console.log('Conflux client started'),
  (error) => {
    console.error(String(error && error.message ? error.message : error));
    process.exit(1);
  },
);
