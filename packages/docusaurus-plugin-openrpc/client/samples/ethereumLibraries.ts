import {js} from './literal';
import type {SampleKind} from './types';

export const ethers: SampleKind = {
  id: 'ethers',
  label: 'ethers v6',
  language: 'js',
  file: 'ethers.mjs',
  packages: ['ethers@6'],
  write: ({url, method, params}) => `import {JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider(${js(url)});
const result = await provider.send(${js(method)}, ${js(params)});
console.log(result);
provider.destroy();
`,
};

export const viem: SampleKind = {
  id: 'viem',
  label: 'viem',
  language: 'js',
  file: 'viem.mjs',
  packages: ['viem@2'],
  write: ({url, method, params}) => `import {createPublicClient, http} from 'viem';

const client = createPublicClient({transport: http(${js(url)})});
const result = await client.request({
  method: ${js(method)},
  params: ${js(params, '  ')},
});
console.log(result);
`,
};

export const web3: SampleKind = {
  id: 'web3',
  label: 'web3.js',
  language: 'js',
  file: 'web3.mjs',
  packages: ['web3@4'],
  write: ({url, method, params}) => `import {Web3} from 'web3';

const web3 = new Web3(${js(url)});
const result = await web3.requestManager.send({
  method: ${js(method)},
  params: ${js(params, '  ')},
});
console.log(result);
`,
};
