import {readFileSync} from 'node:fs';
import {BaseError, ContractFunctionRevertedError, type Hex} from 'viem';
import {client} from './network.js';
import {sign, type Voucher} from './voucher.js';

const {address} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const {abi} = JSON.parse(readFileSync('Vouchers.json', 'utf8'));
const holder = client.account.address;

/** Simulates the call, and sends it only if it would succeed. */
async function redeem(
  what: string,
  voucher: Voucher,
  signature: Hex,
): Promise<void> {
  try {
    const {request} = await client.simulateContract({
      address,
      abi,
      functionName: 'redeem',
      args: [voucher, signature],
    });
    await client.waitForTransactionReceipt({
      hash: await client.writeContract(request),
    });
    const credit = await client.readContract({
      address,
      abi,
      functionName: 'creditOf',
      args: [holder],
    });
    console.log(`${what}: credit is ${credit}`);
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    console.log(`${what}: ${reverted.data?.errorName}`);
  }
}

const voucher = {holder, amount: 25n, serial: 1n, validUntil: 4_102_444_800n};
const signature = await sign(address, voucher);
await redeem('as signed', voucher, signature);
await redeem('a second time', voucher, signature);
await redeem(
  'another amount',
  {...voucher, amount: 1_000n, serial: 2n},
  signature,
);

const old = {...voucher, serial: 3n, validUntil: 1n};
await redeem('too late', old, await sign(address, old));

const other = {...voucher, serial: 4n};
await redeem(
  'signed for another contract',
  other,
  await sign('0x000000000000000000000000000000000000dEaD', other),
);
