import {createPublicClient, formatEther, http} from 'viem';
import {confluxESpaceTestnet} from 'viem/chains';

const client = createPublicClient({chain: confluxESpaceTestnet, transport: http()});
const balance = await client.getBalance({address: '0xfbe45681Ac6C53D5a40475F7526baC1FE7590fb8'});
console.log(`${formatEther(balance)} CFX`);
