import {format} from 'js-conflux-sdk';
import {core, me} from './connect.mjs';

const register = core.InternalContract('PoSRegister');
const identifier = format.hex(await register.addressToIdentifier(me));
console.log('My identifier:', identifier);

const [registered, unlocked] = await register.getVotes(identifier);
console.log('Votes registered:', Number(registered), '– unlocked:', Number(unlocked));
console.log('Adding a vote:', (await register.increaseStake(1).call({from: me}).catch((error) => error)).data);
