import opcodes from '../../../../src/facts/evm.json';

/** Byte of each opcode by its name; families such as `PUSH1 … PUSH32` are spelled out. */
const BYTES = new Map<string, number>(
  opcodes.opcodes.flatMap(({code, last, name}) => {
    const first = Number(code);
    if (last === undefined) return [[name, first] as [string, number]];
    const [word = '', start = ''] = /^([A-Z]+)(\d+)/.exec(name)?.slice(1) ?? [];
    return Array.from({length: Number(last) - first + 1}, (_, index): [string, number] => [
      `${word}${Number(start) + index}`,
      first + index,
    ]);
  }),
);

/** Names of all opcodes that eSpace has, one for each byte. */
export const opcodeNames = [...BYTES.keys()];

/** The byte of an opcode. */
export function byteOf(name: string): number {
  const byte = BYTES.get(name);
  if (byte === undefined) throw new Error(`"${name}" is no opcode of src/facts/evm.json`);
  return byte;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A number becomes the shortest PUSH; `#ab12` specifies raw bytes; everything else is the name of an opcode. */
function word(text: string): string {
  if (text.startsWith('#')) return text.slice(1);
  if (!/^\d/.test(text)) return hex(byteOf(text));
  let digits = BigInt(text).toString(16);
  if (digits.length % 2) digits = `0${digits}`;
  return hex(byteOf('PUSH1') + digits.length / 2 - 1) + digits;
}

/**
 * Bytecode of a program in mnemonics, operands first: `assemble('2 3 ADD')`.
 * @throws Error that contains a word which is neither number, opcode nor raw bytes
 */
export const assemble = (program: string): `0x${string}` => `0x${program.trim().split(/\s+/).map(word).join('')}`;

/** The program, followed by code that returns the top of the stack. */
export const answering = (program: string): `0x${string}` => assemble(`${program} 0 MSTORE 32 0 RETURN`);

/** Init code that copies the bytes after it and returns them as the contract's code. */
export function creationOf(code: `0x${string}`): `0x${string}` {
  const bytes = (code.length - 2) / 2;
  // PUSH2 length, DUP1, PUSH1 10, PUSH0, CODECOPY, PUSH0, RETURN: ten bytes.
  return `0x61${bytes.toString(16).padStart(4, '0')}80600a5f395ff3${code.slice(2)}`;
}
