// Runs one Conflux node for the life of this process: the native module can start only once per process.
// Arguments: configuration file, data directory. Talks to its parent over IPC: 'started' | {failed} out, 'stop' in.
const fs = require('node:fs');

const [configFile, dataDir] = process.argv.slice(2);
const {ConfluxNode} = require('../../../tests/packages/node_modules/@xcfx/node-linux-x64-gnu');
const node = new ConfluxNode();

let stopping = false;
async function stop(orphaned) {
  if (stopping) return;
  stopping = true;
  // A node that hangs while it stops must not outlive the tests.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref();
  await node.stopNode().catch(() => {});
  if (orphaned) fs.rmSync(dataDir, {recursive: true, force: true});
  process.exit(0);
}

process.on('message', (message) => {
  if (message === 'stop') void stop(false);
});
process.on('disconnect', () => void stop(true));

node.startNode({configFile, confluxDataDir: dataDir}).then(
  () => process.send('started'),
  (error) => {
    process.send({failed: String(error && error.message ? error.message : error)});
    process.exit(1);
  },
);
