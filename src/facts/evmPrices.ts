import {protocolFact} from './protocolFacts';
import type {Space} from './types';

/**
 * What a space's virtual machine charges where it differs from Ethereum's, and what a transaction costs in addition to
 * its execution. All amounts are gas unless their comment says otherwise.
 */
export interface EvmPrices {
  readonly space: Space;
  /** Setting a storage slot that was zero. */
  readonly newSlot: number;
  /** Refund for clearing a slot. */
  readonly clearedSlot: number;
  /** Each byte of a contract's code when it is stored. */
  readonly codeByte: number;
  /** Sending CFX to an account that doesn't exist yet. */
  readonly newAccount: number;
  /** Each word of init code that CREATE hashes in addition. */
  readonly createHashWord: number;
  /** Most bytes that a contract's code can have. */
  readonly codeSizeLimit: number;
  /** A transaction that calls, and one that creates a contract. */
  readonly call: number;
  readonly creation: number;
  /** Each word of init code. */
  readonly initCodeWord: number;
  /** Each byte of calldata. */
  readonly zeroByte: number;
  readonly nonzeroByte: number;
  /** Each byte of calldata, in the lowest amount that a transaction is charged. */
  readonly floorZeroByte: number;
  readonly floorNonzeroByte: number;
  /** Most of the used gas that refunds can give back: one part of `refundCap`. */
  readonly refundCap: number;
  /** A sender gets back at most one part of `unusedCap` of the gas limit. */
  readonly unusedCap: number;
  /** Bytes of storage collateral for a slot, and for each started KiB of code; 0 if the space has none. */
  readonly slotCollateral: number;
  readonly codeCollateral: number;
}

const number = (id: string): number => Number(protocolFact(id).value);

/** The denominator of a share like `1/5`. */
function partsOf(id: string): number {
  const match = /^1\/(\d+)$/.exec(String(protocolFact(id).value));
  if (!match) throw new Error(`The fact "${id}" is not one part of a whole, like 1/5.`);
  return Number(match[1]);
}

/** The prices of a space, from the facts. */
export function evmPrices(space: Space): EvmPrices {
  const isCore = space === 'core';
  return {
    space,
    newSlot: number(isCore ? 'sstoreWrite' : 'sstoreNewEspace'),
    clearedSlot: isCore ? 0 : number('storageClearRefund'),
    codeByte: number(isCore ? 'codeDepositCore' : 'codeDepositEspace'),
    newAccount: number(isCore ? 'newAccountCore' : 'newAccountEspace'),
    createHashWord: isCore ? number('createHashWordCore') : 0,
    codeSizeLimit: number('codeSizeLimit'),
    call: number('transferGas'),
    creation: number('createGas'),
    initCodeWord: number('initCodeWordGas'),
    zeroByte: number('calldataZero'),
    nonzeroByte: number('calldataNonzero'),
    floorZeroByte: number('calldataFloorZero'),
    floorNonzeroByte: number('calldataFloorNonzero'),
    refundCap: partsOf('gasRefundCap'),
    unusedCap: partsOf('gasRefundShare'),
    slotCollateral: isCore ? number('slotBytes') : 0,
    codeCollateral: isCore ? (1024 * number('codeCollateralPerKib')) / number('collateralPerKib') : 0,
  };
}
