import {address, Conflux, CONST, format} from 'js-conflux-sdk';

const conflux = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = conflux.wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const {contractCreated} = await conflux.cfx.sendTransaction({from, data: '0x645f355f55005f526005601bf3'}).executed();

const accounts = {
  'with a key': from,
  contract: contractCreated,
  internal: conflux.InternalContract('Staking').address,
  unused: format.address('0x1000000000000000000000000000000000000abc', 1),
};
for (const [name, one] of Object.entries(accounts)) {
  const {balance, nonce, codeHash, admin} = await conflux.cfx.getAccount(one);
  const {type} = address.decodeCfxAddress(one);
  const code = codeHash === CONST.KECCAK_EMPTY ? 'no code' : 'code';
  const owner = address.isZeroAddress(format.hexAddress(admin)) ? 'none' : format.address(admin, 1) === from ? 'my account' : admin;
  console.log(`${name.padEnd(10)}  ${type.padEnd(8)}  ${balance > 0n ? 'coins' : 'no coins'}, nonce ${nonce > 0n ? 'above 0' : 0}, ${code}, admin: ${owner}`);
}
