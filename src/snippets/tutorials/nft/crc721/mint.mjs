import {collateral, deployed, me, send} from './connect.mjs';

const {contract} = deployed('Lanterns');
for (let count = 0; count < 2; count++) {
  const receipt = await send(contract.mint(me));
  const {object} = contract.abi.decodeLog(receipt.logs[0]);
  console.log(`Lantern ${object.tokenId}: ${collateral(receipt)}`);
  console.log(`Lantern ${object.tokenId}: gas ${receipt.gasUsed}`);
}
