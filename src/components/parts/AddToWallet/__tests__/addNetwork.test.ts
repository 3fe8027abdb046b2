import {describe, expect, it} from 'vitest';
import {network} from '@site/src/facts';
import {addNetwork, chainParameter} from '../addNetwork';
import {findProvider, type WalletProvider} from '../provider';

const testnet = network('espace', 'testnet');

/** A wallet that returns a value for each method, or throws it if it is an error object. */
function wallet(answers: Record<string, unknown>) {
  const calls: {method: string; params?: unknown[]}[] = [];
  const provider: WalletProvider = {
    request: (call) => {
      calls.push(call);
      const answer = answers[call.method];
      return typeof answer === 'object' && answer !== null && 'code' in answer
        ? Promise.reject(answer as unknown as Error)
        : Promise.resolve(answer);
    },
  };
  return {provider, calls};
}

describe('add to wallet', () => {
  it('reports that the network is selected, and requests nothing, if the wallet uses it', async () => {
    const {provider, calls} = wallet({eth_chainId: testnet.chainIdHex});
    expect(await addNetwork(provider, testnet)).toBe('present');
    expect(calls.map(({method}) => method)).toEqual(['eth_chainId']);
  });

  it('switches a wallet that already has the network', async () => {
    const {provider, calls} = wallet({eth_chainId: '0x1', wallet_switchEthereumChain: null});
    expect(await addNetwork(provider, testnet)).toBe('present');
    expect(calls.at(-1)).toEqual({method: 'wallet_switchEthereumChain', params: [{chainId: testnet.chainIdHex}]});
  });

  it.each([4902, -32603])('adds the network when the switch fails with %i', async (code) => {
    const {provider, calls} = wallet({
      eth_chainId: '0x1',
      wallet_switchEthereumChain: {code},
      wallet_addEthereumChain: null,
    });
    expect(await addNetwork(provider, testnet)).toBe('added');
    expect(calls.at(-1)).toEqual({method: 'wallet_addEthereumChain', params: [chainParameter(testnet)]});
  });

  it.each([
    ['rejected at the switch', {eth_chainId: '0x1', wallet_switchEthereumChain: {code: 4001}}, 'rejected'],
    [
      'rejected at the addition',
      {eth_chainId: '0x1', wallet_switchEthereumChain: {code: 4902}, wallet_addEthereumChain: {code: 4001}},
      'rejected',
    ],
    [
      'failed',
      {eth_chainId: '0x1', wallet_switchEthereumChain: {code: 4902}, wallet_addEthereumChain: {code: -32002}},
      'failed',
    ],
  ])('reports %s', async (_name, answers, outcome) => {
    expect(await addNetwork(wallet(answers).provider, testnet)).toBe(outcome);
  });

  it('sends the parameters that EIP-3085 requires', () => {
    expect(chainParameter(testnet)).toEqual({
      chainId: '0x47',
      chainName: 'Conflux eSpace Testnet',
      nativeCurrency: {name: 'Conflux', symbol: 'CFX', decimals: 18},
      rpcUrls: testnet.rpc.http,
      blockExplorerUrls: [testnet.explorer],
    });
  });
});

describe('find a wallet', () => {
  it('prefers the injected one', () => {
    const {provider} = wallet({});
    const target = Object.assign(new EventTarget(), {ethereum: provider});
    expect(findProvider(target as unknown as Window)).toBe(provider);
  });

  it('uses one that announces itself (EIP-6963)', () => {
    const {provider} = wallet({});
    const target = new EventTarget();
    target.addEventListener('eip6963:requestProvider', () =>
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail: {provider}})),
    );
    expect(findProvider(target as unknown as Window)).toBe(provider);
  });

  it('finds none where there is none', () => {
    expect(findProvider(new EventTarget() as unknown as Window)).toBeUndefined();
  });
});
