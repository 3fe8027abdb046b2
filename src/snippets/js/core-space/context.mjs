import {format} from 'js-conflux-sdk';
import {core, send} from './connect.mjs';
import {deploy} from './compile.mjs';

const clock = await deploy('Clock');
const {epochNumber} = await send(clock.deposit());
console.log('The contract read the epoch of its receipt:', await clock.depositedIn() === BigInt(epochNumber));
console.log('Final already:', await clock.isFinal());

const {hash} = await core.cfx.getBlockByEpochNumber(epochNumber, false);
console.log('epochHash is the hash of the main-line block:', format.hex(await clock.hashOf(epochNumber)) === hash);
console.log('An epoch of the future:', format.hex(await clock.hashOf(epochNumber + 1_000_000)));

const [block, epoch] = await clock.blockAndEpoch();
console.log('Blocks are at least as many as epochs:', block >= epoch);
