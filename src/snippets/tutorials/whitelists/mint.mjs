import {me} from './connect.mjs';
import {own, price, sale} from './sale.mjs';

const receipt = await sale
  .mint(1, own.limit, own.proof)
  .sendTransaction({from: me, value: price})
  .executed();
const slots = Number(receipt.storageCollateralized) / 64;
console.log(`Minted: ${await sale.boughtBy(me)} of ${own.limit}`);
console.log(`Gas: ${receipt.gasUsed}, new slots: ${slots}`);
