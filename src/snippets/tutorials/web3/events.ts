import {notes, firstBlock} from './notes.js';

const logs = await notes.getPastEvents('Written', {
  fromBlock: firstBlock,
  toBlock: 'latest',
});
for (const log of logs) {
  if (typeof log !== 'string')
    console.log(`${log.returnValues.author} wrote: ${log.returnValues.text}`);
}
