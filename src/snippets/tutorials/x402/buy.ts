import {readFileSync} from 'node:fs';
import {
  decodePaymentResponseHeader,
  wrapFetchWithPaymentFromConfig,
  x402HTTPClient,
  x402Client,
} from '@x402/fetch';
import {ExactEvmScheme} from '@x402/evm/exact/client';
import {formatUnits, type Address} from 'viem';
import {client} from './network.js';
import {buyer, NETWORK, seller, SHOP_URL} from './parties.js';

const {token} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const {abi} = JSON.parse(readFileSync('TestDollar.json', 'utf8'));
async function balanceOf(owner: Address): Promise<string> {
  const units = await client.readContract({
    address: token,
    abi,
    functionName: 'balanceOf',
    args: [owner],
  });
  return formatUnits(units as bigint, 6);
}
const forecast = `${SHOP_URL}/forecast`;

const unpaid = await fetch(forecast);
const reader = new x402HTTPClient(new x402Client());
const {accepts} = reader.getPaymentRequiredResponse((name) =>
  unpaid.headers.get(name),
);
const {amount, payTo, network} = accepts[0]!;
const payee = payTo === seller ? 'the seller' : 'another account';
const price = `${amount} units to ${payee} on ${network}`;
console.log(`without payment: ${unpaid.status}, ${price}`);

/**
 * A fetch that pays. It signs any payment that the server
 * requests, so the limit is your only protection.
 */
const paying = (maxAmountPerPayment: string) =>
  wrapFetchWithPaymentFromConfig(fetch, {
    schemes: [{network: NETWORK, client: new ExactEvmScheme(buyer)}],
    spendControls: {
      allowedAssets: [{network: NETWORK, asset: token, maxAmountPerPayment}],
    },
  });

await paying('9999')(forecast).catch((error: Error) =>
  console.log(`limit too low: ${error.message.split('. ')[0]}`),
);

const paid = await paying('10000')(forecast);
const settled = decodePaymentResponseHeader(
  paid.headers.get('payment-response')!,
);
const {status, from, gasUsed} = await client.getTransactionReceipt({
  hash: settled.transaction as `0x${string}`,
});
console.log(`with payment: ${paid.status}, ${await paid.text()}`);
// Gas varies slightly, because each signature is new
// and its zero bytes are cheaper than the others.
const facilitator = client.account.address.toLowerCase();
const sender = from === facilitator ? 'the facilitator' : from;
const gas = `less than ${gasUsed / 1000n + 1n} thousand gas`;
console.log(`settled: ${status}, sent by ${sender}, ${gas}`);
const left = await balanceOf(buyer.address);
const cfx = await client.getBalance(buyer);
const earned = await balanceOf(seller);
console.log(`buyer ${left} TUSD and ${cfx} CFX, seller ${earned} TUSD`);
