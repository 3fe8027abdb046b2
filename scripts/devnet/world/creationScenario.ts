import type {CoreSender} from './coreSender';

/** Init code `CALLER SELFDESTRUCT`: the contract is destroyed before it exists. */
const DESTROYS_ITSELF = '0x33ff';

/** Init code `INVALID`: it uses up all gas. */
const INVALID = '0xfe';
const FAILING_GAS = 100_000n;

/** Creations that leave no contract, for the traces that only they have. */
export async function creationScenario({send}: CoreSender) {
  const destroyed = await send('faucet', {data: DESTROYS_ITSELF, value: 1000n});
  const failed = await send('faucet', {data: INVALID, gas: FAILING_GAS, mayFail: true});
  return {
    selfDestructTx: destroyed.transactionHash,
    selfDestructBlockHash: destroyed.blockHash,
    failedCreationTx: failed.transactionHash,
  };
}
