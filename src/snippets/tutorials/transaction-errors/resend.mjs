import {Conflux, format, sign} from 'js-conflux-sdk';

const {cfx, wallet} = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const bytes = await cfx.populateAndSignTransaction({
  from,
  to: from,
  value: 1,
});
console.log('Signed', format.hex(sign.keccak256(format.hexBuffer(bytes))));
console.log('Sent', await cfx.sendRawTransaction(bytes));
await cfx
  .sendRawTransaction(bytes)
  .catch(({message}) => console.log('Sent again:', message));
