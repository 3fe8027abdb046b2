// Runs JavaScript samples one after the other in this process and reports their output. Over IPC: {file} in, {printed}
// or {failed} out. One process runs all of them, because loading a library takes longer than any call.
import {pathToFileURL} from 'node:url';

process.on('message', async ({file}) => {
  const printed = [];
  const log = console.log;
  console.log = (...values) => printed.push(...values);
  try {
    await import(pathToFileURL(file).href);
    process.send({printed: JSON.stringify(printed)});
  } catch (error) {
    process.send({failed: String(error?.message ?? error)});
  } finally {
    console.log = log;
  }
});
process.on('disconnect', () => process.exit(0));
process.send({ready: true});
