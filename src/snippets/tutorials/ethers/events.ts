import {EventLog} from 'ethers';
import {provider} from './network.js';
import {block, notes} from './notes.js';

for (const log of await notes.queryFilter('Written', block)) {
  if (log instanceof EventLog) console.log(`past  ${log.args.text}`);
}

provider.pollingInterval = 500;
const heard = new Promise<void>((resolve) => {
  void notes.once('Written', (_author: string, text: string) => {
    console.log(`live  ${text}`);
    resolve();
  });
});
// Wait for a response, so the listener is active before the write.
await provider.getBlockNumber();
await (await notes.write!('Heard at once')).wait();
await heard;
provider.destroy();
