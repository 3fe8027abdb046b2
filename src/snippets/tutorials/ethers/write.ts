import {isError} from 'ethers';
import {wallet} from './network.js';
import {notes} from './notes.js';

const sent = await notes.write!('Hello, eSpace');
await sent.wait();
console.log(`noteOf     ${await notes.noteOf!(wallet.address)}`);

try {
  // The node runs the call without a transaction,
  // so a failure costs nothing.
  await notes.write!.staticCall('');
} catch (error) {
  if (!isError(error, 'CALL_EXCEPTION')) throw error;
  console.log(`empty note reverted with ${error.revert?.name}`);
}
