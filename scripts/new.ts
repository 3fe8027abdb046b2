/** `npm run new -- <type> <path>`: creates an English page from the skeleton of its type. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {refusal, scaffold} from './new/scaffold';

const root = process.cwd();
const [type, given] = process.argv.slice(2);
const file = given?.replace(/^\.\//, '');
const problem = refusal(root, type, file);
if (problem !== undefined || !type || !file) {
  console.error(`${problem}\n\nnpm run new -- howto docs/espace/tutorials/send-cfx.mdx`);
  process.exitCode = 1;
} else {
  scaffold(root, type, file);
  console.log(`written  ${file}`);
  // The first folder below docs/ is a sidebar, not a category.
  const category = `${path.posix.dirname(file)}/_category_.json`;
  if (file.split('/').length > 3 && !existsSync(path.join(root, category)))
    console.log(`The folder is new, so it needs ${category} with a label, a position and a key.`);
  console.log('Replace every sentence that starts with TODO. Then: npm run generate && npm run check -- --changed');
}
