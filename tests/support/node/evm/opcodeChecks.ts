import {hexToBigInt, keccak256} from 'viem';
import {BALANCE, CALLER, CONTRACT, INPUT, OTHER, VALUE} from './machine';

/**
 * A program in mnemonics and the word that must be on top of the stack after it. `other` is the code of a second
 * contract.
 */
export interface OpcodeCheck {
  run: string;
  gives: bigint;
  other?: `0x${string}`;
}

const MAX = (1n << 256n) - 1n;
/** Code that returns the word 42: PUSH1 42, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
const ANSWERS_42 = '0x602a5f5260205ff3';
/** Code that stores 1 in its caller's slot 0 if it is run by a delegate call: PUSH1 1, PUSH0, SSTORE. */
const STORES_1 = '0x60015f55';
/** Code that reverts with 42 and code that is invalid. */
const REVERTS = '0x602a5f5260205ffd';
const INVALID = '0xfe';
const call = (kind: string, value = ''): string => `32 0 0 0 ${value} ${BigInt(OTHER)} GAS ${kind}`;

const check = (run: string, gives: bigint, other?: `0x${string}`): OpcodeCheck => ({run, gives, other});

/** Opcodes whose result is the same on every chain. Operands are in the order of pushes: the last one is on top. */
export const FIXED_CHECKS: Record<string, OpcodeCheck> = {
  STOP: check(call('CALL', '0'), 1n, '0x00fe'),
  ADD: check('2 3 ADD', 5n),
  MUL: check('2 3 MUL', 6n),
  SUB: check('3 2 SUB', MAX),
  DIV: check('2 7 DIV', 3n),
  SDIV: check(`2 ${MAX - 3n} SDIV`, MAX - 1n),
  MOD: check('4 7 MOD', 3n),
  SMOD: check(`4 ${MAX - 6n} SMOD`, MAX - 2n),
  ADDMOD: check(`5 4 ${MAX} ADDMOD`, (MAX + 4n) % 5n),
  MULMOD: check(`7 4 ${MAX} MULMOD`, (MAX * 4n) % 7n),
  EXP: check('10 2 EXP', 1024n),
  SIGNEXTEND: check('255 0 SIGNEXTEND', MAX),
  LT: check('2 1 LT', 1n),
  GT: check('1 2 GT', 1n),
  SLT: check(`1 ${MAX} SLT`, 1n),
  SGT: check(`${MAX} 1 SGT`, 1n),
  EQ: check('3 3 EQ', 1n),
  ISZERO: check('0 ISZERO', 1n),
  AND: check('12 10 AND', 8n),
  OR: check('12 10 OR', 14n),
  XOR: check('12 10 XOR', 6n),
  NOT: check('0 NOT', MAX),
  BYTE: check('0x1234 30 BYTE', 0x12n),
  SHL: check('1 8 SHL', 256n),
  SHR: check('256 8 SHR', 1n),
  SAR: check(`${MAX - 255n} 8 SAR`, MAX),
  KECCAK256: check('0 0 KECCAK256', hexToBigInt(keccak256('0x'))),
  ADDRESS: check('ADDRESS', BigInt(CONTRACT)),
  BALANCE: check(`${BigInt(OTHER)} BALANCE`, 9n),
  ORIGIN: check('ORIGIN', BigInt(CALLER)),
  CALLER: check('CALLER', BigInt(CALLER)),
  CALLVALUE: check('CALLVALUE', VALUE),
  CALLDATALOAD: check('0 CALLDATALOAD', BigInt(INPUT)),
  CALLDATASIZE: check('CALLDATASIZE', 32n),
  CALLDATACOPY: check('32 0 64 CALLDATACOPY 64 MLOAD', BigInt(INPUT)),
  CODESIZE: check('CODESIZE', 9n),
  CODECOPY: check('1 0 31 CODECOPY 0 MLOAD', 0x60n),
  GASPRICE: check('GASPRICE', 20_000_000_000n),
  EXTCODESIZE: check(`${BigInt(OTHER)} EXTCODESIZE`, 8n, ANSWERS_42),
  EXTCODECOPY: check(`8 0 24 ${BigInt(OTHER)} EXTCODECOPY 0 MLOAD`, BigInt(ANSWERS_42), ANSWERS_42),
  RETURNDATASIZE: check(`${call('CALL', '0')} POP RETURNDATASIZE`, 32n, ANSWERS_42),
  RETURNDATACOPY: check(`${call('CALL', '0')} POP 32 0 64 RETURNDATACOPY 64 MLOAD`, 42n, ANSWERS_42),
  EXTCODEHASH: check(`${BigInt(OTHER)} EXTCODEHASH`, hexToBigInt(keccak256(ANSWERS_42)), ANSWERS_42),
  CHAINID: check('CHAINID', 71n),
  SELFBALANCE: check('SELFBALANCE', BALANCE + VALUE),
  BLOBHASH: check('0 BLOBHASH', 0n),
  BLOBBASEFEE: check('BLOBBASEFEE', 0n),
  POP: check('1 2 POP', 1n),
  MLOAD: check('9 0 MSTORE 0 MLOAD', 9n),
  MSTORE: check('9 32 MSTORE 32 MLOAD', 9n),
  MSTORE8: check('0x1ff 31 MSTORE8 0 MLOAD', 0xffn),
  SLOAD: check('1 SLOAD', 0n),
  SSTORE: check('6 1 SSTORE 1 SLOAD', 6n),
  JUMP: check('4 JUMP #fe JUMPDEST 8', 8n),
  JUMPI: check('1 6 JUMPI #fe JUMPDEST 8', 8n),
  PC: check('1 POP PC', 3n),
  MSIZE: check('0 64 MSTORE MSIZE', 96n),
  GAS: check('GAS GAS SWAP1 SUB', 2n),
  JUMPDEST: check('JUMPDEST 8', 8n),
  TLOAD: check('7 TLOAD', 0n),
  TSTORE: check('6 7 TSTORE 7 TLOAD', 6n),
  MCOPY: check('42 0 MSTORE 32 0 64 MCOPY 64 MLOAD', 42n),
  PUSH0: check('1 PUSH0 ADD', 1n),
  // Init code: PUSH1 0xaa, PUSH0, MSTORE8, PUSH1 1, PUSH0, RETURN. The new contract has one byte of code.
  CREATE: check('0x60aa5f5360015ff3 0 MSTORE 8 24 0 CREATE EXTCODESIZE', 1n),
  CREATE2: check('0x60aa5f5360015ff3 0 MSTORE 1 8 24 0 CREATE2 EXTCODESIZE', 1n),
  CALL: check(`${call('CALL', '1')} POP ${BigInt(OTHER)} BALANCE 0 MLOAD ADD`, 52n, ANSWERS_42),
  CALLCODE: check(`${call('CALLCODE', '0')} POP 0 SLOAD`, 1n, STORES_1),
  RETURN: check(`${call('CALL', '0')} POP 0 MLOAD`, 42n, ANSWERS_42),
  DELEGATECALL: check(`${call('DELEGATECALL')} POP 0 SLOAD`, 1n, STORES_1),
  STATICCALL: check(call('STATICCALL'), 0n, STORES_1),
  REVERT: check(`${call('CALL', '0')} 0 MLOAD ADD`, 42n, REVERTS),
  INVALID: check(call('CALL', '0'), 0n, INVALID),
  // The beneficiary is the caller, CONTRACT: it has its previous 12 and the 9 of OTHER.
  SELFDESTRUCT: check(`${call('CALL', '0')} POP SELFBALANCE`, BALANCE + VALUE + 9n, '0x33ff'),
  ...Object.fromEntries(
    Array.from({length: 32}, (_, index) => [
      `PUSH${index + 1}`,
      check(`#${(0x60 + index).toString(16)}${'ab'.repeat(index + 1)}`, BigInt(`0x${'ab'.repeat(index + 1)}`)),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({length: 16}, (_, index) => [`DUP${index + 1}`, check(`77 ${'0 '.repeat(index)}DUP${index + 1}`, 77n)]),
  ),
  ...Object.fromEntries(
    Array.from({length: 16}, (_, index) => [
      `SWAP${index + 1}`,
      check(`77 ${'0 '.repeat(index + 1)}SWAP${index + 1}`, 77n),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({length: 5}, (_, index) => [`LOG${index}`, check(`8 ${'1 '.repeat(index)}0 0 LOG${index}`, 8n)]),
  ),
};
