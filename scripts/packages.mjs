/**
 * `npm run packages`: installs what the tests on the node and the dApps of the tutorials need beyond the packages of
 * the site. `npm run packages -- tests/node` installs one folder of packages. `npm test` does this by itself.
 */
import {ensureInstalled} from './lib/install.mjs';
import {ensurePackages, PACKAGES} from './lib/packages.mjs';
import {fail} from './lib/process.mjs';

const known = Object.values(PACKAGES);
const asked = process.argv.slice(2);
const unknown = asked.find((folder) => !known.some((one) => one === folder));
if (unknown !== undefined) fail(`"${unknown}" is not a folder with packages. Use ${known.join(', ')}.`);
const wanted = asked.length > 0 ? known.filter((folder) => asked.includes(folder)) : [PACKAGES.devnet, PACKAGES.dapps];
// At the same time, because npm uses only one core.
const [installed] = await Promise.all([
  ensurePackages(wanted).catch((/** @type {Error} */ {message}) => fail(message)),
  ensureInstalled(),
]);
if (!installed) process.exitCode = 1;
else console.log(`Installed: ${wanted.join(', ')}.`);
