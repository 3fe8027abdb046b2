import {me, web3} from './network.js';
import {notes} from './notes.js';

const call = notes.methods.write!('Hello, eSpace');
const gas = String(await call.estimateGas({from: me}));
const receipt = await call.send({from: me, gas});

console.log(`noteOf     ${await notes.methods.noteOf!(me).call()}`);
console.log(`event      ${receipt.events!.Written!.returnValues.text}`);

try {
  // The node runs the call without a transaction,
  // so a failure costs nothing.
  await notes.methods.write!('').call({from: me});
} catch (error) {
  const {data} = (error as {cause: {data: string}}).cause;
  const name =
    data === web3.utils.keccak256('EmptyNote()').slice(0, 10)
      ? 'EmptyNote'
      : data;
  console.log(`empty note reverted with ${name}`);
}
