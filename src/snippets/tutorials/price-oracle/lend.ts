import {readFileSync} from 'node:fs';
import {
  BaseError,
  ContractFunctionRevertedError,
  parseEther,
  type Address,
} from 'viem';
import {client} from './network.js';

const {oracle, loans, feed} = JSON.parse(
  readFileSync('deployed.json', 'utf8'),
);
const abiOf = (name: string) =>
  JSON.parse(readFileSync(`${name}.json`, 'utf8')).abi;
// The oracle's errors pass through the lending
// contract, so their declarations are needed too.
const lender = [
  ...abiOf('Loans'),
  ...abiOf('IPriceOracle').filter(
    ({type}: {type: string}) => type === 'error',
  ),
];

/**
 * Sends a call if it would succeed. Otherwise,
 * prints the name of the error.
 */
async function send(
  what: string,
  address: Address,
  abi: unknown[],
  functionName: string,
  args: unknown[],
  value = 0n,
): Promise<void> {
  try {
    const {request} = await client.simulateContract({
      address,
      abi,
      functionName,
      args,
      value,
    });
    await client.waitForTransactionReceipt({
      hash: await client.writeContract(request),
    });
    console.log(`${what}: done`);
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    console.log(`${what}: ${reverted.data?.errorName}`);
  }
}

/**
 * Publishes a price, as an oracle's operator does on
 * schedule. The unit is 10^-8 dollars.
 */
async function push(what: string, price: bigint, age: bigint): Promise<void> {
  const {timestamp} = await client.getBlock();
  await send(what, oracle, abiOf('TestOracle'), 'push', [
    feed,
    {price, conf: 0n, expo: -8, publishTime: timestamp - age},
  ]);
}
const borrow = (dollars: string) =>
  send(`borrow ${dollars} dollars`, loans, lender, 'borrow', [
    parseEther(dollars),
  ]);

await send('deposit 10 CFX', loans, lender, 'deposit', [], parseEther('10'));
await borrow('0.4');
await push('push 0.10 dollars', 10_000_000n, 0n);
await borrow('0.4');
await push('push 0.06 dollars', 6_000_000n, 0n);
await borrow('0.1');
await push('three hours without a price', 10_000_000n, 10_800n);
await borrow('0.1');
const canBorrow = await client.readContract({
  address: loans,
  abi: lender,
  functionName: 'canBorrow',
});
console.log(`can borrow: ${canBorrow}`);
await send('repay 0.4 dollars', loans, lender, 'repay', [parseEther('0.4')]);
await send('withdraw', loans, lender, 'withdraw', []);
