import type {Hex} from 'viem';
import {coreOf, espaceOf, mappedOf} from './addresses';
import {calls} from './calls';
import type {CoreSender} from './coreSender';
import type {EspaceScenario} from './espaceScenario';
import type {EspaceSender} from './espaceSender';
import {INTERNAL, internalCalls} from './internalContracts';

const CFX = 10n ** 18n;

/** Calls and transfers from Core Space into eSpace, and back through the mapped account. */
export async function crossSpaceScenario(core: CoreSender, espace: EspaceSender, {probe}: EspaceScenario) {
  const to = INTERNAL.crossSpaceCall;
  const mapped = mappedOf(coreOf('account'));
  const transferEvm = await core.send('account', {to, value: 20n * CFX, data: internalCalls.transferEvm(mapped)});
  await core.send('account', {to, value: CFX, data: internalCalls.transferEvm(espaceOf('recipient'))});
  const call = await core.send('account', {to, data: internalCalls.callEvm(probe, calls.set(11n))});
  const withdraw = await core.send('account', {to, data: internalCalls.withdrawFromMapped(5n * CFX)});
  // In eSpace a Core epoch is one block, whose hash is that of the epoch's pivot block.
  const block = await espace.client<{hash: Hex; transactions: Hex[]}>('eth_getBlockByNumber', call.epochNumber, false);
  // The first phantom transaction transfers the value, the second is the call itself.
  const phantom = block.transactions[1];
  if (!phantom)
    throw new Error(
      `expected two phantom transactions in block ${call.epochNumber}, found ${block.transactions.length}`,
    );
  return {mapped, transferEvm, call, withdraw, phantom, espaceBlockHash: block.hash};
}

export type CrossSpaceScenario = Awaited<ReturnType<typeof crossSpaceScenario>>;
