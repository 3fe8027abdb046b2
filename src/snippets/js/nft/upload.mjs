// Not run here: Pinata is a hosted service, so a test answers in its place
import {readFile} from 'node:fs/promises';
import path from 'node:path';

const file = process.argv[2];
const form = new FormData();
form.append('network', 'public');
form.append('file', new Blob([await readFile(file)]), path.basename(file));

const response = await fetch('https://uploads.pinata.cloud/v3/files', {
  method: 'POST',
  headers: {Authorization: `Bearer ${process.env.PINATA_JWT}`},
  body: form,
});
if (!response.ok) {
  throw new Error(`${response.status} ${await response.text()}`);
}
const {data} = await response.json();
console.log(`ipfs://${data.cid}`);
