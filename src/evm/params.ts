import {paramsEVM} from '@ethereumjs/evm';
import type {EvmPrices} from '@site/src/facts/evmPrices';

/** Prices by the proposal that introduced them, as the library expects them. */
type Params = typeof paramsEVM;

/** Reading a warm slot: what a write to a slot that was already changed costs. */
const WARM = Number(paramsEVM['2929']!.warmstoragereadGas);

/** Ethereum's prices with the differences of a space. */
export function paramsOf(prices: EvmPrices): Params {
  const changes: Params = {
    1: {createDataGas: prices.codeByte, callNewAccountGas: prices.newAccount},
    607: {maxCodeSize: prices.codeSizeLimit},
    1679: {sstoreInitEIP2200Gas: prices.newSlot},
    2929: {sstoreInitRefundEIP2200Gas: prices.newSlot - WARM},
    3529: {sstoreClearRefundEIP2200Gas: prices.clearedSlot},
    3860: {initCodeWordGas: prices.initCodeWord, maxInitCodeSize: prices.codeSizeLimit},
  };
  const changed = Object.entries(changes).map(([eip, values]) => [eip, {...paramsEVM[eip], ...values}] as const);
  return {...paramsEVM, ...Object.fromEntries(changed)};
}
