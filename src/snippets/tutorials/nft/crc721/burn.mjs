import {collateral, deployed, me, send} from './connect.mjs';

const {contract} = deployed('Lanterns');
const receipt = await send(contract.burn(1));
console.log(`Lantern 1 burned: ${collateral(receipt)}`);
console.log(`You have ${await contract.balanceOf(me)} lanterns`);
