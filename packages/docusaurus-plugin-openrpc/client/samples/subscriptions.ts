import {js} from './literal';
import type {SampleKind} from './types';

/** Part of every sample: each one ends, so that trying it doesn't start a permanent service. */
export const END = '// Ends after the first one; without this it goes on.';

const webSocket: SampleKind = {
  id: 'fetch',
  label: 'JavaScript',
  language: 'js',
  file: 'subscribe.mjs',
  packages: [],
  write: ({url, method, params}) => `// Runs in a browser, and in Node.js 22 or later.
const socket = new WebSocket(${js(url)});
socket.onopen = () => socket.send(JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: ${js(method)},
  params: ${js(params, '  ')},
}));
socket.onmessage = ({data}) => {
  const {error, params} = JSON.parse(data);
  if (error) throw new Error(\`\${error.code}: \${error.message}\`);
  // The first message is the answer with the id.
  if (!params) return;
  console.log(params.result);
  ${END}
  socket.close();
};
`,
};

const ethers: SampleKind = {
  id: 'ethers',
  label: 'ethers v6',
  language: 'js',
  file: 'ethers-subscribe.mjs',
  packages: ['ethers@6'],
  write: ({url, params}) => `import {SocketSubscriber, WebSocketProvider} from 'ethers';

class Printer extends SocketSubscriber {
  async _emit(provider, notification) {
    console.log(notification);
    ${END}
    await provider.destroy();
  }
}

const provider = new WebSocketProvider(${js(url)});
new Printer(provider, ${js(params)}).start();
`,
};

const viem: SampleKind = {
  id: 'viem',
  label: 'viem',
  language: 'js',
  file: 'viem-subscribe.mjs',
  packages: ['viem@2'],
  write: ({url, params}) => `import {createPublicClient, webSocket} from 'viem';

const client = createPublicClient({transport: webSocket(${js(url)})});
const {unsubscribe} = await client.transport.subscribe({
  params: ${js(params, '  ')},
  onError: (error) => console.error(error),
  onData: async ({result}) => {
    console.log(result);
    ${END}
    await unsubscribe();
    (await client.transport.getRpcClient()).close();
  },
});
`,
};

const web3: SampleKind = {
  id: 'web3',
  label: 'web3.js',
  language: 'js',
  file: 'web3-subscribe.mjs',
  packages: ['web3@4'],
  write: ({url, method, params}) => `import {Web3} from 'web3';

const web3 = new Web3(${js(url)});
web3.currentProvider.on('message', ({method, params}) => {
  if (method !== ${js(method.replace('subscribe', 'subscription'))}) return;
  console.log(params.result);
  ${END}
  web3.currentProvider.disconnect();
});
await web3.requestManager.send({
  method: ${js(method)},
  params: ${js(params, '  ')},
});
`,
};

const KINDS: SampleKind[] = [webSocket, ethers, viem, web3];

/** The kinds of an instance that can subscribe, in its order. @param own kinds of the site's adapter */
export function subscriptionKinds(ids: readonly string[], own: readonly SampleKind[] = []): SampleKind[] {
  const kinds = [...KINDS, ...own];
  return ids.flatMap((id) => kinds.filter((kind) => kind.id === id));
}

/** The kinds of an instance that can't subscribe. @param own kinds of the site's adapter */
export function withoutSubscription(ids: readonly string[], own: readonly SampleKind[] = []): string[] {
  const kinds = [...KINDS, ...own];
  return ids.filter((id) => !kinds.some((kind) => kind.id === id));
}
