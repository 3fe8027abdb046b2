import {readFileSync} from 'node:fs';
import {artifact, at, provider, readSlot} from './project.js';

const {proxy} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const implementation = await readSlot(proxy, 'implementation');

/**
 * Prints what the proxy would return if another
 * version replaced its implementation.
 */
async function rehearse(version: string): Promise<void> {
  // Calling the init code returns the code that it would deploy.
  const code = await provider.call({data: artifact(version).bytecode});
  const {interface: abi} = at(version, proxy);
  const answer = await provider.send('eth_call', [
    {to: proxy, data: abi.encodeFunctionData('total')},
    'latest',
    {[implementation]: {code}},
  ]);
  console.log(
    `${version.padEnd(9)} total ${abi.decodeFunctionResult('total', answer)}`,
  );
}

for (const version of ['TallyV1', 'TallyBad', 'TallyV2'])
  await rehearse(version);
