import {Conflux, format} from 'js-conflux-sdk';
import {concat, keccak256, numberToBytes, toBytes} from 'viem';

const {cfx, wallet} = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const code = '0x645f355f55005f526005601bf3';
const nonce = await cfx.getNextNonce(from);

// The hash covers a zero byte, the deployer, the nonce in
// little-endian order, and the hash of the init code.
const nonceBytes = numberToBytes(nonce, {size: 32}).reverse();
const hash = keccak256(concat([new Uint8Array(1), toBytes(format.hexAddress(from)), nonceBytes, toBytes(keccak256(code))]));
const expected = format.address(`0x8${hash.slice(-39)}`, 1);

const {contractCreated} = await cfx.sendTransaction({from, data: code, nonce}).executed();
console.log(`The contract is where it was expected: ${format.address(contractCreated, 1) === expected}`);
