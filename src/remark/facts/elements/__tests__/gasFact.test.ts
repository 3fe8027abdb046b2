import {describe, expect, it} from 'vitest';
import {formatNumber} from '../../../../facts/format';
import {gasCount, gasFigure, gasRow, savedPercent} from '../../../../facts/gasRows';
import {htmlOf} from './compiled';

const html = async (attributes: string, locale = 'en'): Promise<string> =>
  (await htmlOf(`- <GasFact ${attributes} />`, locale)).match(/<li>\s*(.*?)\s*<\/li>/)![1]!;
const on = gasRow('packing', 'list', 'optimized');
const off = gasRow('packing', 'list', 'unoptimized');
const counted = gasCount('unchecked', 'hundred', 'optimized', 'all');

describe('<GasFact>', () => {
  it.each<[string, string, number]>([
    [
      'gas in eSpace with the optimizer, unless told otherwise',
      'topic="packing" call="list" value="before"',
      on.espace.before,
    ],
    ['the second contract', 'topic="packing" call="list" value="after"', on.espace.after],
    ['the other space', 'topic="packing" call="list" value="saved" of="core"', on.core.saved],
    ['bytes of collateral', 'topic="packing" call="list" value="saved" of="collateral"', on.collateral.saved],
    ['the optimizer off', 'topic="packing" call="list" value="before" build="unoptimized"', off.espace.before],
    [
      'the other pipeline, and the execution alone',
      'topic="packing" call="list" value="before" build="viaIr" of="execution"',
      gasFigure('packing', 'list', 'viaIr', 'execution').before,
    ],
    ['the share saved', 'topic="packing" call="list" value="percent"', savedPercent(on.espace)],
    ['how often an opcode ran', 'topic="unchecked" call="hundred" value="before" opcode="all"', counted.before],
  ])('shows %s', async (_what, attributes, figure) => {
    expect(await html(attributes)).toBe(`<span>${formatNumber(figure, 'en')}</span>`);
  });

  it('writes the figure in the language of the page', async () => {
    expect(await html('topic="packing" call="deploy" value="before"', 'es')).toBe(
      `<span>${formatNumber(gasRow('packing', 'deploy', 'optimized').espace.before, 'es')}</span>`,
    );
  });

  it('marks a loss with a minus sign', async () => {
    expect(gasRow('packing', 'deploy', 'optimized').espace.saved).toBeLessThan(0);
    expect(await html('topic="packing" call="deploy" value="saved"')).toMatch(/^<span>\u2212\d/);
  });

  it.each([
    [
      'an unknown call',
      'topic="packing" call="buy" value="saved"',
      'The topic "packing" of src/facts/gas.json has no call "buy".',
    ],
    ['an unknown topic', 'topic="packin" call="list" value="saved"', 'src/facts/gas.json has no topic "packin".'],
    [
      'an unknown figure',
      'topic="packing" call="list" value="left"',
      '<GasFact value="left">: write before, after, saved, percent.',
    ],
    [
      'an unknown count',
      'topic="packing" call="list" value="saved" of="cfx"',
      '<GasFact of="cfx">: write espace, execution, core, collateral.',
    ],
    [
      'a missing attribute',
      'topic="packing" call="list"',
      '<GasFact> needs "value": write before, after, saved, percent.',
    ],
  ])('stops the build for %s', async (_what, attributes, message) => {
    await expect(html(attributes)).rejects.toThrow(message);
  });
});
