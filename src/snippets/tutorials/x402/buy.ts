import {readFileSync} from 'node:fs';
import {decodePaymentResponseHeader, wrapFetchWithPaymentFromConfig, x402HTTPClient, x402Client} from '@x402/fetch';
import {ExactEvmScheme} from '@x402/evm/exact/client';
import {formatUnits, type Address} from 'viem';
import {client} from './network.js';
import {buyer, NETWORK, seller, SHOP_URL} from './parties.js';

const {token} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const {abi} = JSON.parse(readFileSync('TestDollar.json', 'utf8'));
const balanceOf = async (owner: Address) => formatUnits((await client.readContract({address: token, abi, functionName: 'balanceOf', args: [owner]})) as bigint, 6);
const forecast = `${SHOP_URL}/forecast`;

const unpaid = await fetch(forecast);
const {accepts} = new x402HTTPClient(new x402Client()).getPaymentRequiredResponse((name) => unpaid.headers.get(name));
console.log(`without payment: ${unpaid.status}, ${accepts[0]!.amount} units to ${accepts[0]!.payTo === seller ? 'the seller' : 'another account'} on ${accepts[0]!.network}`);

/** A fetch that pays, up to a limit that you set: it signs whatever the server asks, and the limit is all that holds it. */
const paying = (maxAmountPerPayment: string) =>
  wrapFetchWithPaymentFromConfig(fetch, {
    schemes: [{network: NETWORK, client: new ExactEvmScheme(buyer)}],
    spendControls: {allowedAssets: [{network: NETWORK, asset: token, maxAmountPerPayment}]},
  });

await paying('9999')(forecast).catch((error: Error) => console.log(`limit too low: ${error.message.split('. ')[0]}`));

const paid = await paying('10000')(forecast);
const settled = decodePaymentResponseHeader(paid.headers.get('payment-response')!);
const {status, from, gasUsed} = await client.getTransactionReceipt({hash: settled.transaction as `0x${string}`});
console.log(`with payment: ${paid.status}, ${await paid.text()}`);
// The signature is new each time, and its zeros are cheaper than its other bytes.
console.log(`settled: ${status}, sent by ${from === client.account.address.toLowerCase() ? 'the facilitator' : from}, less than ${gasUsed / 1000n + 1n} thousand gas`);
console.log(`buyer ${await balanceOf(buyer.address)} TUSD and ${await client.getBalance(buyer)} CFX, seller ${await balanceOf(seller)} TUSD`);
