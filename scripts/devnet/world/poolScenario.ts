import {fromRlp, toRlp, type Hex} from 'viem';
import type {Gateway} from '../gateway';
import {call} from '../node/rpc';
import type {NodePorts} from '../node/toml';
import {coreOf, espaceOf} from './addresses';
import type {CoreSender} from './coreSender';
import type {EspaceSender} from './espaceSender';

const CFX = 10n ** 18n;
const GAS = 21_000n;

/** Transactions that stay in the pool of both spaces, and signed ones that the pool rejects. */
export async function poolScenario(gateway: Gateway, ports: NodePorts, core: CoreSender, espace: EspaceSender) {
  const toCore = {to: coreOf('recipient'), value: CFX / 10n, gas: GAS};
  const toEspace = {to: espaceOf('recipient'), value: CFX / 10n, gas: GAS};

  // One CFX, and two transfers of 0.6 CFX: the second enters the pool with a gap, before the first spends the funds.
  const most = (CFX * 6n) / 10n;
  await core.send('faucet', {to: coreOf('poor'), value: CFX});
  await espace.send('faucet', {to: espaceOf('poor'), value: CFX});

  const raw = {
    core: {
      known: await core.sign('gapped', {...toCore, nonce: 2n}),
      poor: await core.sign('poor', {...toCore, value: most, nonce: 1n}),
      tooCostly: await core.sign('sponsoredUser', {...toCore, value: 10n * CFX}),
      staleNonce: await core.sign('account', {...toCore, nonce: 0n}),
      farNonce: await core.sign('account', {...toCore, nonce: 5000n}),
      oldEpoch: await core.sign('account', {...toCore, nonce: 0n, epochHeight: 1n}),
      underpriced: await core.sign('faucet', {...toCore, gasPrice: 1n}),
      wrongChain: await core.sign('faucet', {...toCore, chainId: 4242}),
      lowGas: await core.sign('faucet', {...toCore, gas: 20_000n}),
      replacement: await core.sign('gapped', {...toCore, value: 2n, nonce: 2n}),
    },
    espace: {
      known: await espace.sign('gapped', {...toEspace, nonce: 2}),
      poor: await espace.sign('poor', {...toEspace, value: most, nonce: 1}),
      tooCostly: await espace.sign('sponsoredUser', {...toEspace, value: 10n * CFX}),
      staleNonce: await espace.sign('account', {...toEspace, nonce: 0}),
      farNonce: await espace.sign('account', {...toEspace, nonce: 5000}),
      underpriced: await espace.sign('faucet', {...toEspace, gasPrice: 1n}),
      wrongChain: await espace.sign('faucet', {...toEspace, chainId: 4242}),
      lowGas: await espace.sign('faucet', {...toEspace, gas: 20_000n}),
      highGas: await espace.sign('faucet', {...toEspace, gas: 30_000_000n}),
      replacement: await espace.sign('gapped', {...toEspace, value: 2n, nonce: 2}),
    },
  };
  const pooled = {
    core: {
      gapped: await core.client<Hex>('cfx_sendRawTransaction', raw.core.known),
      poor: await core.client<Hex>('cfx_sendRawTransaction', raw.core.poor),
    },
    espace: {
      gapped: await espace.client<Hex>('eth_sendRawTransaction', raw.espace.known),
      poor: await espace.client<Hex>('eth_sendRawTransaction', raw.espace.poor),
    },
  };
  // Bypasses the pool, which would otherwise pack both at once and let the second one fail.
  const first = [
    await core.sign('poor', {...toCore, value: most, nonce: 0n}),
    await espace.sign('poor', {...toEspace, value: most, nonce: 0}),
  ];
  await gateway.exclusive(() =>
    call(ports.local, 'test_generateBlockWithFakeTxs', [
      toRlp(first.map((transaction) => fromRlp(transaction, 'hex'))),
      false,
      null,
    ]),
  );
  await gateway.mine();
  return {raw, pooled};
}

export type PoolScenario = Awaited<ReturnType<typeof poolScenario>>;
