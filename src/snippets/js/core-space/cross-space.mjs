import {address, format} from 'js-conflux-sdk';
import {cfx, core, inCfx, newAccount, send} from './connect.mjs';

const cross = core.InternalContract('CrossSpaceCall');
const from = await newAccount(20);

// Init code of a contract that returns 42.
const answer42 = '0x600a600c600039600a6000f3602a60005260206000f3';
const {logs, gasUsed} = await send(cross.createEVM(answer42), {from});
const created = `0x${logs[0].topics[2].slice(2, 42)}`;
console.log('createEVM used', Number(gasUsed), 'gas');

const answer = await cross.staticCallEVM(created, '0x').call({from});
console.log('The new contract answers', Number(BigInt(format.hex(answer))));

const called = await send(cross.callEVM(created, '0x'), {from});
console.log('callEVM used', Number(called.gasUsed), 'gas');

const transferred = await send(cross.transferEVM(address.cfxMappedEVMSpaceAddress(from)), {from, value: cfx(3)});
console.log('transferEVM used', Number(transferred.gasUsed), 'gas');
console.log('Mapped account:', inCfx(await cross.mappedBalance(from)), 'nonce', Number(await cross.mappedNonce(from)));

const back = await send(cross.withdrawFromMapped(cfx(1)), {from});
console.log('withdrawFromMapped used', Number(back.gasUsed), 'gas');
console.log('Mapped account:', inCfx(await cross.mappedBalance(from)), 'nonce', Number(await cross.mappedNonce(from)));
