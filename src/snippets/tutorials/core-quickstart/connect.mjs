import {Conflux} from 'js-conflux-sdk';

export const conflux = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
const {PRIVATE_KEY} = process.env;
export const me = conflux.wallet.addPrivateKey(PRIVATE_KEY).address;
