import {mkdirSync, writeFileSync} from 'node:fs';
import {KINDS, padded} from './kinds.mjs';

mkdirSync('kit', {recursive: true});
for (const [id, name] of Object.entries(KINDS)) {
  const metadata = {
    name,
    description: `Kind ${id} of the kit`,
    image: 'https://example.com/kit/{id}.png',
    decimals: 0,
  };
  writeFileSync(`kit/${padded(id)}.json`, JSON.stringify(metadata));
}
console.log(`${Object.keys(KINDS).length} files are in the folder "kit"`);
