import {network} from 'hardhat';

const {viem} = await network.create();

const tally = await viem.deployContract('Tally', ['Ship it?']);
console.log(`Tally is at ${tally.address}`);

// The call returns a hash immediately. The vote is
// counted when the transaction has a receipt.
const client = await viem.getPublicClient();
await client.waitForTransactionReceipt({
  hash: await tally.write.vote([true]),
});
const {question, yes, no} = tally.read;
console.log(`${await question()} Yes: ${await yes()}, no: ${await no()}`);
