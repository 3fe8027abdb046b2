import {parseAbi} from 'viem';
import {client, deployed} from './network.js';

const abi = parseAbi(['function write(string text)']);
for (const text of process.argv.slice(2)) {
  const hash = await client.writeContract({
    address: deployed().address,
    abi,
    functionName: 'write',
    args: [text],
  });
  const {blockNumber} = await client.waitForTransactionReceipt({hash});
  console.log(`block ${blockNumber}: ${text}`);
}
