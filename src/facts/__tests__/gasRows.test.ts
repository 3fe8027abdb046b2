import {describe, expect, it} from 'vitest';
import {gasClaims, gasCount, gasRow, gasRows, savedPercent} from '../gasRows';

describe('gas.json', () => {
  it('holds sound figures: every difference is one, every call is there with and without the optimizer', () => {
    const topics = Object.keys(gasClaims.topics);
    expect(topics).toContain('unchecked');
    for (const topic of topics) {
      const rows = gasRows(topic);
      expect(
        rows.filter(({optimizer}) => optimizer).map(({call}) => call),
        topic,
      ).toEqual(rows.filter(({optimizer}) => !optimizer).map(({call}) => call));
      for (const {call, espace, core, collateral} of rows) {
        for (const {before, after, saved} of [espace, core, collateral])
          expect(before - after, `${topic} ${call}`).toBe(saved);
        // Every transaction costs at least 21,000 gas.
        expect(Math.min(espace.before, espace.after, core.before, core.after), `${topic} ${call}`).toBeGreaterThan(
          21_000,
        );
      }
    }
  });

  it('unknown names stop the build and say what there is', () => {
    expect(() => gasRows('packin')).toThrow(
      'src/facts/gas.json has no topic "packin". Run "npm run claims", or correct it: ',
    );
    expect(() => gasRow('packing', 'buy', true)).toThrow(
      'The topic "packing" of src/facts/gas.json has no call "buy". It has deploy, list, reprice.',
    );
  });

  it('counts of opcodes are those of the trace, and an unknown one stops the build', () => {
    const {before, after, saved} = gasCount('unchecked', 'hundred', 'GT');
    expect([before - after, after]).toEqual([saved, 0]);
    expect(gasCount('unchecked', 'hundred', 'all').after).toBeGreaterThan(saved);
    expect(() => gasCount('unchecked', 'hundred', 'ADD')).toThrow(
      'The call "hundred" of "unchecked" in src/facts/gas.json has no count of "ADD".',
    );
    expect(() => gasCount('unchecked', 'twelve', 'GT')).toThrow('has no count of "GT"');
  });

  it('the share saved has one decimal, and is below zero for a loss', () => {
    expect(savedPercent({before: 190_691, after: 106_861, saved: 83_830})).toBe(44);
    expect(savedPercent({before: 1000, after: 1123, saved: -123})).toBe(-12.3);
    expect(savedPercent({before: 0, after: 0, saved: 0})).toBe(0);
  });
});
