/**
 * `npm run check`: types, lint, format and content at once, in seconds, without a build. Installs nothing.
 *
 *   npm run check                    everything
 *   npm run check -- --changed       what differs from the main branch (rules over the whole site always run);
 *                                    translations that the change leaves behind are reported and don't fail the check
 *   npm run check -- --only content  one part: types, lint, format or content
 *   npm run check -- --warnings      also what does not fail the check
 *   npm run check -- --sort-words    sorts cspell-words.txt first
 */
import {existsSync} from 'node:fs';
import process from 'node:process';
import {runParts} from './check/parts.mjs';
import {readOptions} from './lib/options.mjs';

readOptions(
  {
    options: {
      changed: {type: 'boolean'},
      only: {type: 'string'},
      warnings: {type: 'boolean'},
      'sort-words': {type: 'boolean'},
    },
  },
  `  --changed       what differs from the main branch
  --only <part>   one part: types, lint, format or content
  --warnings      also warnings, which do not fail the check
  --sort-words    sorts cspell-words.txt first`,
);

if (!existsSync(new URL('../node_modules/typescript/package.json', import.meta.url))) {
  console.error('npm run check needs the installed packages. Run "npm ci" first.');
  process.exit(1);
}
process.exitCode = (await runParts(process.argv.slice(2))) ? 0 : 1;
