import {deployed, me} from './connect.mjs';

const {contract, epoch} = deployed('Kit');
const chest = deployed('Chest').address;
const range = {fromEpoch: epoch, toEpoch: 'latest_state'};
const single = await contract
  .TransferSingle(null, null, null, null, null)
  .getLogs(range);
const batch = await contract
  .TransferBatch(null, null, null, null, null)
  .getLogs(range);
console.log(`${single.length} single transfers, ${batch.length} batches`);

const accounts = [me, me, me, chest];
const ids = [1, 2, 255, 1];
console.log(`${await contract.balanceOfBatch(accounts, ids)}`);
