import {isError, VoidSigner, Wallet, type Contract} from 'ethers';
import {deploy, member} from './network.js';
import {invite, organizer} from './sign.js';

const membership = (await deploy(
  'Membership',
  organizer.address,
)) as Contract;
const rejected = (what: string, error: unknown) => {
  if (!isError(error, 'CALL_EXCEPTION')) throw error;
  console.log(`${what}: ${error.revert?.name}`);
};

const signature = await invite(await membership.invitation!(member.address));
await (await membership.join!(signature)).wait();
console.log(`member: ${await membership.isMember!(member.address)}`);

// A static call can use any sender and doesn't need its key.
const stranger = new VoidSigner(
  Wallet.createRandom().address,
  member.provider,
);
const asStranger = membership.connect(stranger) as Contract;
await asStranger
  .join!.staticCall(signature)
  .catch((error) => rejected('same signature, other account', error));

const second = (await deploy('Membership', organizer.address)) as Contract;
await second
  .join!.staticCall(signature)
  .catch((error) => rejected('same signature, other contract', error));

await membership
  .join!.staticCall('0x1234')
  .catch((error) => rejected('two bytes', error));
