import {cfx, deployed, inCfx, me} from './connect.mjs';
import {sale} from './sale.mjs';

const revenue = () => cfx.getBalance(deployed.address);
console.log(`Revenue: ${inCfx(await revenue())}`);
const call = sale.withdraw(me);
const {gasLimit} = await call.estimateGasAndCollateral({from: me});
await call.sendTransaction({from: me, gas: gasLimit + 2300n}).executed();
console.log(`Left: ${inCfx(await revenue())}`);
