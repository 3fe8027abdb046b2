/**
 * `npm run site`: installs what is missing, builds all locales and serves them at http://localhost:3000.
 * PORT in the environment chooses another port.
 */
import {spawn} from 'node:child_process';
import net from 'node:net';
import {ensureInstalled} from './lib/install.mjs';
import {requireNode} from './lib/nodeVersion.mjs';
import {fail, ROOT, runNode} from './lib/process.mjs';

requireNode();
const port = Number(process.env.PORT ?? 3000);

/** Whether the port is free. Checked before the build, which takes a minute. @returns {Promise<boolean>} */
const portIsFree = () =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

if (!(await portIsFree()))
  fail(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm run site`);
await ensureInstalled();
const code = await runNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
  env: {NO_UPDATE_NOTIFIER: '1'},
});
if (code !== 0) fail('The site could not be built; the message above says why.');

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.on('close', (exit) => process.exit(exit ?? 0));
