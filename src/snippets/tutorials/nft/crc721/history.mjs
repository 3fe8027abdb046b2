import {deployed, me} from './connect.mjs';

const {contract, epoch} = deployed('Lanterns');
const logs = await contract
  .Transfer(null, null, null)
  .getLogs({fromEpoch: epoch, toEpoch: 'latest_state'});
const who = (address) => {
  if (address === me) return 'you';
  return /:a{34}/.test(address) ? 'no one' : 'your friend';
};
for (const {arguments: {from, to, tokenId}} of logs)
  console.log(`Lantern ${tokenId}: ${who(from)} -> ${who(to)}`);
