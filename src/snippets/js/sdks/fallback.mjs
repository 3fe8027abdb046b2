import {createPublicClient, fallback, http} from 'viem';
import {confluxESpaceTestnet as chain} from 'viem/chains';

const transport = fallback([
  http('http://127.0.0.1:1', {retryCount: 0}),
  http('https://evmtestnet.confluxrpc.com'),
]);
const client = createPublicClient({chain, transport});

const block = await client.getBlock({blockTag: 'finalized'});
console.log('The second endpoint answered:', block.number >= 0n);
