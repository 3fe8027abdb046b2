import type {Hex} from 'viem';
import type {Gateway, Space} from '../gateway';
import {createCoreSender} from '../world/coreSender';
import {createEspaceSender} from '../world/espaceSender';

/** The cost of one transaction. Core Space locks collateral for storage; eSpace includes storage in its gas. */
export interface Cost {
  gas: number;
  collateral: number;
}

/** A transaction to send; `label` identifies it in messages. */
export interface Request {
  label: string;
  space: Space;
  /** If it is missing, the transaction creates a contract. */
  to?: string;
  data: Hex;
  value: bigint;
  /** True if the transaction must revert. Otherwise, it must succeed. */
  reverts?: boolean;
  /** Gas limit, if the default would change the result. */
  gasLimit?: bigint;
}

export interface Outcome extends Cost {
  /** Gas that the sender pays for, which is more than the used gas if the limit is much too high. */
  charged: number;
  hash: Hex;
  /** Address of the created contract; empty for a call. */
  created: string;
}

/**
 * High enough for every call. The limit affects how much gas is charged, but not how much is used. An estimate might be
 * lower than what the call needs.
 */
const GAS_LIMIT = 3_000_000n;
const STORAGE_LIMIT = 50_000n;
/** How many transactions are sent before blocks are made, because making blocks takes longer than anything else. */
const BATCH = 40;
const MOST_BLOCKS = 60;
const SENDER = 'account';

interface Receipt {
  gasUsed: Hex;
  gasFee: Hex;
  effectiveGasPrice: Hex;
  status?: Hex;
  contractAddress?: string | null;
  outcomeStatus?: Hex;
  contractCreated?: string | null;
  storageCollateralized?: Hex;
  txExecErrorMsg?: string | null;
}

const METHODS: Record<Space, {send: string; receipt: string}> = {
  espace: {send: 'eth_sendRawTransaction', receipt: 'eth_getTransactionReceipt'},
  core: {send: 'cfx_sendRawTransaction', receipt: 'cfx_getTransactionReceipt'},
};

function outcomeOf({label, space, reverts = false}: Request, receipt: Receipt, hash: Hex): Outcome {
  const succeeded = space === 'core' ? receipt.outcomeStatus === '0x0' : receipt.status === '0x1';
  if (succeeded && reverts) throw new Error(`${label} succeeded in ${space}, and should revert`);
  if (!succeeded && !reverts) throw new Error(`${label} failed in ${space}: ${receipt.txExecErrorMsg ?? 'reverted'}`);
  return {
    hash,
    gas: Number(receipt.gasUsed),
    charged: Number(BigInt(receipt.gasFee) / BigInt(receipt.effectiveGasPrice)),
    collateral: Number(receipt.storageCollateralized ?? 0),
    created: receipt.contractCreated ?? receipt.contractAddress ?? '',
  };
}

/**
 * Sends many transactions of one account, several per block, and waits until all are executed. Returns the outcomes in
 * the order of the requests.
 */
export function createBatchSender(gateway: Gateway): (requests: readonly Request[]) => Promise<Outcome[]> {
  const core = createCoreSender(gateway);
  const espace = createEspaceSender(gateway);
  const nonces: Record<Space, number> = {core: 0, espace: 0};

  async function send(request: Request, epochHeight: bigint): Promise<Hex> {
    const {label, space, to, data, value, gasLimit = GAS_LIMIT} = request;
    const nonce = nonces[space]++;
    const common = {data, value, gas: gasLimit};
    const raw =
      space === 'core'
        ? await core.sign(SENDER, {...common, to, storageLimit: STORAGE_LIMIT, nonce: BigInt(nonce), epochHeight})
        : await espace.sign(SENDER, {...common, to: to as Hex | undefined, nonce});
    const {result, error} = await gateway.askWithoutMining(space, METHODS[space].send, [raw]);
    if (error) throw new Error(`${label} was refused in ${space}: ${error.message}`);
    return result as Hex;
  }

  async function sendBatch(requests: readonly Request[]): Promise<Outcome[]> {
    const epochHeight = BigInt(await core.client<Hex>('cfx_epochNumber', 'latest_state'));
    const hashes: Hex[] = [];
    for (const request of requests) hashes.push(await send(request, epochHeight));
    const outcomes: Outcome[] = [];
    for (let blocks = 0; outcomes.length < requests.length; blocks++) {
      if (blocks === MOST_BLOCKS) throw new Error(`${requests[outcomes.length]!.label} was not executed`);
      await gateway.mine();
      while (outcomes.length < requests.length) {
        const request = requests[outcomes.length]!;
        const {result} = await gateway.ask(request.space, METHODS[request.space].receipt, [hashes[outcomes.length]]);
        if (!result) break;
        outcomes.push(outcomeOf(request, result as Receipt, hashes[outcomes.length]!));
      }
    }
    return outcomes;
  }

  return async (requests) => {
    const outcomes: Outcome[] = [];
    for (let from = 0; from < requests.length; from += BATCH)
      outcomes.push(...(await sendBatch(requests.slice(from, from + BATCH))));
    return outcomes;
  };
}
