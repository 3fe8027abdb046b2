import {
  BaseError,
  ContractFunctionRevertedError,
  formatEther,
  parseEther,
  type Hex,
} from 'viem';
import {singleton} from './contracts.js';
import {client} from './network.js';
import {owners, stranger} from './owners.js';
import {nonceOf, safe, signAll, transfer, type Payment} from './payment.js';

/**
 * Anyone can send the transaction; the signatures
 * decide whether the Safe executes it.
 */
async function execute(
  what: string,
  {nonce: _, ...fields}: Payment,
  signatures: Hex,
): Promise<void> {
  try {
    const {request} = await client.simulateContract({
      address: safe,
      abi: singleton.abi,
      functionName: 'execTransaction',
      args: [...Object.values(fields), signatures],
    });
    const {gasUsed} = await client.waitForTransactionReceipt({
      hash: await client.writeContract(request),
    });
    console.log(`${what}: executed with ${gasUsed} gas`);
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    console.log(`${what}: ${reverted.reason}`);
  }
}

const [first, second] = owners as [(typeof owners)[0], (typeof owners)[0]];
const payment = transfer(
  '0x000000000000000000000000000000000000dEaD',
  parseEther('1'),
  await nonceOf(),
);
const both = await signAll([first, second], payment);

await execute('one owner', payment, await signAll([first], payment));
await execute(
  'one owner twice',
  payment,
  await signAll([first, first], payment),
);
await execute(
  'an owner and a stranger',
  payment,
  await signAll([first, stranger], payment),
);
await execute('another amount', {...payment, value: parseEther('5')}, both);
await execute('two owners', payment, both);
await execute('the same signatures again', payment, both);
const balance = formatEther(await client.getBalance({address: safe}));
console.log(`balance ${balance} CFX, nonce ${await nonceOf()}`);
