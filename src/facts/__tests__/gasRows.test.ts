import {describe, expect, it} from 'vitest';
import {BUILDS, gasClaims, gasCount, gasFigure, gasRow, gasRows, savedPercent} from '../gasRows';

describe('gas.json', () => {
  it('holds sound figures: every difference is one, and every call is there with each build', () => {
    const topics = Object.keys(gasClaims.topics);
    expect(topics).toContain('unchecked');
    for (const topic of topics) {
      const rows = gasRows(topic);
      const calls = [...new Set(rows.map(({call}) => call))];
      expect(rows.map(({call, build}) => `${build} ${call}`)).toEqual(
        BUILDS.flatMap((build) => calls.map((call) => `${build} ${call}`)),
      );
      for (const {call, espace, execution, core, collateral} of rows) {
        expect(execution === undefined, `${topic} ${call}`).toBe(call === 'deploy');
        for (const {before, after, saved} of [espace, execution ?? espace, core, collateral])
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
    expect(() => gasRow('packing', 'buy', 'optimized')).toThrow(
      'The topic "packing" of src/facts/gas.json has no call "buy". It has deploy, list, reprice.',
    );
    expect(() => gasFigure('packing', 'deploy', 'viaIr', 'execution')).toThrow(
      'The call "deploy" of "packing" in src/facts/gas.json has no figure "execution".',
    );
  });

  it('counts of opcodes are those of the trace, and an unknown one stops the build', () => {
    const {before, after, saved} = gasCount('unchecked', 'hundred', 'optimized', 'GT');
    expect([before - after, after]).toEqual([saved, 0]);
    expect(gasCount('unchecked', 'hundred', 'optimized', 'all').after).toBeGreaterThan(saved);
    expect(() => gasCount('unchecked', 'hundred', 'optimized', 'ADD')).toThrow(
      'The call "hundred" of "unchecked" in src/facts/gas.json has no count of "ADD".',
    );
    expect(() => gasCount('unchecked', 'twelve', 'optimized', 'GT')).toThrow('has no count of "GT"');
  });

  it('the share saved has one decimal, and is below zero for a loss', () => {
    expect(savedPercent({before: 190_691, after: 106_861, saved: 83_830})).toBe(44);
    expect(savedPercent({before: 1000, after: 1123, saved: -123})).toBe(-12.3);
    expect(savedPercent({before: 0, after: 0, saved: 0})).toBe(0);
  });
});
