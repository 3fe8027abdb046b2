/**
 * Serves a finished build as `src/config/hosting.ts` specifies: clean URLs, redirects, security headers, immutable
 * assets, compression, and the 404 page in the visitor's language.
 *
 *   npx tsx scripts/serve.ts --port 3000 --dir build
 *
 * Only this machine can open it; `--host 0.0.0.0` lets others in, too.
 */
import path from 'node:path';
import {LOCALES, i18n} from '../src/config/locales';
import {readOptions} from './lib/options.mjs';
import {createSiteServer} from './server/createSiteServer';
import {precompress} from './server/precompress';

const {values} = readOptions(
  {
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
      host: {type: 'string', default: 'localhost'},
    },
  },
  '  --port <number>   3000 by default\n  --dir <folder>    build by default\n  --host <name>     localhost by default',
);
const address = `http://localhost:${values.port}`;
const others = LOCALES.filter((locale) => locale !== i18n.defaultLocale).map((locale) => `${address}/${locale}/`);

const root = path.resolve(values.dir);

const fail = (error: Error): void => {
  console.error(`The site cannot be served: ${error.message}`);
  process.exitCode = 1;
};

precompress(root)
  .then(() =>
    createSiteServer(root)
      .on('error', fail)
      .listen(Number(values.port), values.host, () =>
        console.log(`Conflux Docs: ${address} (also ${others.join(' and ')}). Press Ctrl+C to stop.`),
      ),
  )
  .catch(fail);
