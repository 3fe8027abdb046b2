import {describe, expect, it} from 'vitest';
import {evmEips, opcodes, precompiles} from '../evmFacts';
import {evmRows} from '../evmRows';

describe('the tables of the virtual machine', () => {
  it('are those of the facts', () => {
    expect(evmRows('opcodes')).toBe(opcodes);
    expect(evmRows('eips')).toBe(evmEips);
  });

  it('have the address of a precompiled contract where an opcode has its byte', () => {
    const rows = evmRows('precompiles');
    expect(rows.map(({code, name}) => ({code, name}))).toEqual(
      precompiles.map(({address, name}) => ({code: address, name})),
    );
    expect(rows[0]).not.toHaveProperty('address');
  });
});
