import {collateral, deployed, me, send} from './connect.mjs';

const {contract} = deployed('Kit');
const gasFor = async (ids, amounts) => {
  const call = contract.mintBatch(me, ids, amounts);
  return (await call.estimateGasAndCollateral({from: me})).gasUsed;
};
const oneByOne = (await gasFor([1], [100])) + (await gasFor([2], [4]));
const together = await gasFor([1, 2], [100, 4]);
console.log(`One by one: gas ${oneByOne}`);
console.log(`In one batch: gas ${together}`);

const receipt = await send(contract.mintBatch(me, [1, 2], [100, 4]));
console.log(`Minted: ${collateral(receipt)}`);
const {object} = contract.abi.decodeLog(receipt.logs[0]);
console.log(`Event: kinds ${object.ids}, amounts ${object.values}`);
