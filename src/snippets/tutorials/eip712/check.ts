import {readFileSync} from 'node:fs';
import {hashTypedData, recoverTypedDataAddress} from 'viem';
import {client} from './network.js';
import {domainOf, issuer, sign, types, type Voucher} from './voucher.js';

const {address} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const {abi} = JSON.parse(readFileSync('Vouchers.json', 'utf8'));
const message: Voucher = {
  holder: client.account.address,
  amount: 25n,
  serial: 1n,
  validUntil: 4_102_444_800n,
};
const typedData = {
  domain: domainOf(address),
  types,
  primaryType: 'Voucher',
  message,
} as const;

const here = hashTypedData(typedData);
const onChain = await client.readContract({
  address,
  abi,
  functionName: 'digestOf',
  args: [message],
});
console.log(`digest, library   ${here}`);
console.log(`digest, contract  ${onChain}`);

const signer = await recoverTypedDataAddress({
  ...typedData,
  signature: await sign(address, message),
});
console.log(`signed by issuer  ${signer === issuer.address}`);
