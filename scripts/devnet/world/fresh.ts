import type {Gateway, Space} from '../gateway';
import {coreOf, espaceOf, hexOf} from './addresses';
import {calls} from './calls';
import type {CoreSender} from './coreSender';
import type {EspaceSender} from './espaceSender';

/**
 * Makes a new value of a placeholder for one use. `key` identifies the use: the same key gives the same transaction in
 * every run.
 */
export type Fresh = (key: string) => Promise<unknown>;

/** The balance of an account that signs an example's transaction, in drip. */
const ALLOWANCE = 10n ** 18n;
const VALUE = 10n ** 15n;
const GAS = 21_000n;

/** Addresses of the two tokens, which the fresh log filters watch. */
export interface Tokens {
  core: string;
  espace: `0x${string}`;
}

/** Makers of fresh Core values. */
export function coreFresh(gateway: Gateway, core: CoreSender, tokens: Tokens): Record<string, Fresh> {
  const to = coreOf('recipient');
  const funded = async (key: string) => {
    await core.send('faucet', {to: coreOf(key), value: ALLOWANCE, gas: GAS});
    return key;
  };
  // A fixed epoch height keeps the hash independent of how many blocks came before.
  const transfer = {to, value: VALUE, gas: GAS, epochHeight: 1n};
  const tokenTransfer = {to: tokens.core, data: calls.transfer(hexOf(to), 0n)};
  const tokenFilter = () => core.client('cfx_newFilter', {address: tokens.core});
  return {
    rawTransaction: async (key) => core.sign(await funded(`core ${key}`), transfer),
    rawDynamicFeeTransaction: async (key) => core.sign(await funded(`core ${key}`), {...transfer, type: 2}),
    quietFilter: tokenFilter,
    rangeFilter: () => core.client('cfx_newFilter', {address: tokens.core, fromEpoch: '0x1', toEpoch: '0x60'}),
    logFilter: async () => {
      const id = await tokenFilter();
      await core.send('filterSender', tokenTransfer);
      return id;
    },
    blockFilter: async () => {
      const id = await core.client('cfx_newBlockFilter');
      await gateway.mine();
      return id;
    },
    pendingFilter: async (key) => {
      const name = await funded(`core ${key}`);
      const id = await core.client('cfx_newPendingTransactionFilter');
      // Makes no blocks now, because a transaction that is executed immediately is never seen as pending.
      await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [await core.sign(name, transfer)]);
      return id;
    },
  };
}

/** Makers of fresh eSpace values. */
export function espaceFresh(
  gateway: Gateway,
  espace: EspaceSender,
  tokens: Tokens,
  probe: `0x${string}`,
): Record<string, Fresh> {
  const to = espaceOf('recipient');
  const funded = async (key: string) => {
    await espace.send('faucet', {to: espaceOf(key), value: ALLOWANCE, gas: GAS});
    return key;
  };
  const transfer = {to, value: VALUE, gas: GAS};
  const tokenTransfer = {to: tokens.espace, data: calls.transfer(to, 0n)};
  const tokenFilter = () => espace.client('eth_newFilter', {address: tokens.espace});
  return {
    rawTransaction: async (key) => espace.sign(await funded(`espace ${key}`), transfer),
    rawDynamicFeeTransaction: async (key) => espace.sign(await funded(`espace ${key}`), {...transfer, type: 'eip1559'}),
    rawSetCodeTransaction: async (key) => {
      const name = await funded(`espace ${key}`);
      return espace.sign(name, {
        type: 'eip7702',
        to: espaceOf(name),
        data: calls.set(1n),
        delegateTo: probe,
        gas: 300_000n,
      });
    },
    quietFilter: tokenFilter,
    rangeFilter: () => espace.client('eth_newFilter', {address: tokens.espace, fromBlock: '0x1', toBlock: '0x60'}),
    pooledAccount: async (key) => {
      const name = await funded(`espace ${key}`);
      for (const nonce of [0, 2])
        await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [
          await espace.sign(name, {...transfer, nonce}),
        ]);
      return espaceOf(name);
    },
    logFilter: async () => {
      const id = await tokenFilter();
      await espace.send('filterSender', tokenTransfer);
      return id;
    },
    blockFilter: async () => {
      const id = await espace.client('eth_newBlockFilter');
      await gateway.mine();
      return id;
    },
    pendingFilter: async (key) => {
      const name = await funded(`espace ${key}`);
      const id = await espace.client('eth_newPendingTransactionFilter');
      // Makes no blocks now, because a transaction that is executed immediately is never seen as pending.
      await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [await espace.sign(name, transfer)]);
      return id;
    },
  };
}

/** Placeholders that need their own WebSocket, which the caller creates. */
export const SOCKET_BOUND: Record<Space, readonly string[]> = {core: ['subscription'], espace: ['subscription']};
