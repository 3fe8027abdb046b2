import type {Hex} from 'viem';
import type {Gateway} from '../../../../scripts/devnet/gateway';
import type {RpcAnswer} from '../../../../scripts/devnet/node/rpc';
import {answering} from './assemble';

/** The context of a program: where it runs, the caller, and the data and value of the call. */
export const CONTRACT = '0x00000000000000000000000000000000c0de0001';
export const OTHER = '0x00000000000000000000000000000000c0de0002';
export const CALLER = '0x00000000000000000000000000000000ca11e500';
export const VALUE = 5n;
export const INPUT = `0x${'00'.repeat(31)}2a` as const;

/** Balance of the contract before the call. */
export const BALANCE = 7n;

export interface Machine {
  /**
   * Runs bytecode in a call and returns the node's response, including errors. `other` is the code of a second
   * contract.
   */
  execute(code: Hex, other?: Hex): Promise<RpcAnswer>;
  /** Runs a program in mnemonics and returns the top of the stack. */
  top(program: string, other?: Hex): Promise<bigint>;
}

/** The node's own virtual machine, called through `eth_call` with the code as a state override. */
export function createMachine(gateway: Gateway): Machine {
  const execute: Machine['execute'] = (code, other = '0x') =>
    gateway.ask('espace', 'eth_call', [
      {
        from: CALLER,
        to: CONTRACT,
        data: INPUT,
        value: `0x${VALUE.toString(16)}`,
        gas: '0xb71b00',
        gasPrice: '0x4a817c800',
      },
      'latest',
      {
        [CONTRACT]: {code, balance: `0x${BALANCE.toString(16)}`},
        [OTHER]: {code: other, balance: '0x9'},
        [CALLER]: {balance: '0xde0b6b3a7640000'},
      },
    ]);
  return {
    execute,
    async top(program, other) {
      const {result, error} = await execute(answering(program), other);
      if (error) throw new Error(`${program}: ${JSON.stringify(error)}`);
      return BigInt(result as Hex);
    },
  };
}
