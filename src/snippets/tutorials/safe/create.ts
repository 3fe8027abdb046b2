import {writeFileSync} from 'node:fs';
import {
  encodeFunctionData,
  formatEther,
  keccak256,
  parseEther,
  parseEventLogs,
  zeroAddress,
} from 'viem';
import {factory, find, handler, singleton} from './contracts.js';
import {client} from './network.js';
import {owners} from './owners.js';

const safeAt = await find(
  '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  singleton,
);
const factoryAt = await find(
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  factory,
);
const handlerAt = await find(
  '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  handler,
);
const code = await client.getCode({address: safeAt});
console.log(`code of the singleton  ${keccak256(code!)}`);

// Runs inside the new proxy in the same
// transaction, so no one can set it up before you.
const setup = encodeFunctionData({
  abi: singleton.abi,
  functionName: 'setup',
  args: [
    owners.map(({address}) => address),
    2n,
    zeroAddress,
    '0x',
    handlerAt,
    zeroAddress,
    0n,
    zeroAddress,
  ],
});
const hash = await client.writeContract({
  address: factoryAt,
  abi: factory.abi,
  functionName: 'createProxyWithNonce',
  args: [safeAt, setup, 0n],
});
const {logs} = await client.waitForTransactionReceipt({hash});
const [created] = parseEventLogs({
  abi: factory.abi,
  eventName: 'ProxyCreation',
  logs,
}) as unknown as {args: {proxy: `0x${string}`}}[];
const safe = created!.args.proxy;
writeFileSync('deployed.json', JSON.stringify({safe}));
console.log(`Safe is at             ${safe}`);

const ask = (functionName: string) =>
  client.readContract({address: safe, abi: singleton.abi, functionName});
console.log(`version                ${await ask('VERSION')}`);
const {length} = (await ask('getOwners')) as string[];
console.log(
  `threshold              ${await ask('getThreshold')} of ${length}`,
);

await client.waitForTransactionReceipt({
  hash: await client.sendTransaction({to: safe, value: parseEther('5')}),
});
const balance = await client.getBalance({address: safe});
console.log(`balance                ${formatEther(balance)} CFX`);
