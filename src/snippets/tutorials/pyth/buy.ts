import {
  BaseError,
  ContractFunctionRevertedError,
  formatEther,
  parseEther,
  parseEventLogs,
  type Hex,
} from 'viem';
import {abiOf, message, shop} from './messages.js';
import {client} from './network.js';

// The oracle's errors pass through the shop,
// so their declarations are needed too.
const abi = [
  ...abiOf('TicketShop'),
  ...abiOf('TestOracle').filter(({type}: {type: string}) => type === 'error'),
];

async function buy(
  what: string,
  messages: Hex[],
  cfx: string,
): Promise<void> {
  try {
    const {request} = await client.simulateContract({
      address: shop,
      abi,
      functionName: 'buy',
      args: [messages],
      value: parseEther(cfx),
    });
    const receipt = await client.waitForTransactionReceipt({
      hash: await client.writeContract(request),
    });
    const [sold] = parseEventLogs({
      abi,
      eventName: 'Sold',
      logs: receipt.logs,
    });
    const {cost, fee} = (
      sold as unknown as {args: Record<'cost' | 'fee', bigint>}
    ).args;
    const price = `${formatEther(cost)} CFX`;
    const update = `${formatEther(fee, 'gwei')} GDrip`;
    console.log(`${what}: sold for ${price}, and ${update} for the oracle`);
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    console.log(`${what}: ${reverted.data?.errorName}`);
  }
}

await buy('no price yet', [], '30');
await buy('too wide', await message(10_000_000n, 300_000n), '30');
await buy('two minutes old', await message(10_000_000n, 50_000n, 120n), '30');
await buy('negative', await message(-1n, 0n), '30');
await buy('too little sent', await message(10_000_000n, 50_000n), '20');
await buy('fresh', await message(10_000_000n, 50_000n), '30');
await buy('stored a moment ago', [], '30');
