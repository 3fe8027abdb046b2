// #region connect
import {Conflux, format, Transaction} from 'js-conflux-sdk';
import {concat, keccak256, toHex, toRlp} from 'viem';
import {sign} from 'viem/accounts';

const {cfx, wallet} = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
const privateKey = process.env.PRIVATE_KEY;
const from = wallet.addPrivateKey(privateKey).address;
// #endregion connect

// #region fields
/**
 * Encodes a number for RLP: big-endian bytes without
 * leading zeros, so zero becomes an empty string.
 */
const number = (value) =>
  BigInt(value) === 0n ? '0x' : toHex(BigInt(value));

const priority = 10n ** 9n;
const fields = [
  number(await cfx.getNextNonce(from)),
  number(priority), // maxPriorityFeePerGas
  number(3n * priority), // maxFeePerGas
  number(21_000), // gas
  format.hexAddress(from), // to: 20 bytes
  number(1), // value
  number(0), // storageLimit
  number(await cfx.epochNumber()), // epochHeight
  number(1), // chainId
  '0x', // data
  [], // accessList
];
// #endregion fields

// #region sign
const prefix = toHex('cfx\x02'); // the type; type 0 has no prefix
const digest = keccak256(concat([prefix, toRlp(fields)]));
const {r, s, yParity} = await sign({hash: digest, privateKey});
const raw = concat([
  prefix,
  toRlp([fields, number(yParity), number(r), number(s)]),
]);
// #endregion sign

// #region send
console.log('Begins with:', raw.slice(0, 10));
console.log(
  'The SDK finds the sender:',
  Transaction.decodeRaw(raw).from === from,
);

const hash = await cfx.sendRawTransaction(raw);
console.log('The hash is that of the bytes:', hash === keccak256(raw));
let receipt;
while (!(receipt = await cfx.getTransactionReceipt(hash)))
  await new Promise((resolve) => setTimeout(resolve, 500));
console.log('Outcome:', receipt.outcomeStatus);
// #endregion send
