import {describe, expect, it} from 'vitest';
import {protocolFact} from '../../../../facts/protocolFacts';
import {htmlOf} from './compiled';

const html = async (id: string, locale: string): Promise<string> =>
  (await htmlOf(`It is <Fact id="${id}" />.`, locale)).slice('<p>It is '.length, -'.</p>'.length);

describe('§2.4 <Fact> writes numbers as the reader\u2019s language does', () => {
  it.each([
    ['en', '60,000,000', '.', '%'],
    ['zh', '60,000,000', '.', '%'],
    ['es', '60\u202f000\u202f000', ',', '\u00a0%'],
  ])('%s', async (locale, limit, mark, percent) => {
    expect(await html('blockGasLimit', locale)).toBe(`<span>${limit}</span>`);
    expect(await html('basePriceStep', locale)).toBe(
      `<span>${String(protocolFact('basePriceStep').value).replace('.', mark)}${percent}</span>`,
    );
  });

  it('leaves ports, fractions and addresses alone', async () => {
    expect(await html('portEspaceHttp', 'en')).toBe('<span>8545</span>');
    expect(await html('gasChargedShare', 'es')).toBe('<span>3/4</span>');
    expect(await html('create2Proxy', 'es')).toMatch(/^<code class="long">0x[0-9a-fA-F]{40}<\/code>$/);
  });

  it('stops the build for an unknown id, and without one', async () => {
    await expect(html('nope', 'en')).rejects.toThrow('There is no fact "nope" in src/facts/protocol.json.');
    await expect(htmlOf('<Fact />')).rejects.toThrow('<Fact> needs "id" as text: <Fact id="blockGasLimit" />.');
    await expect(htmlOf('<Fact id={name} />')).rejects.toThrow('<Fact> needs "id" as text');
  });

  it.each([
    ['en', 'April 21, 2026', '0.1%', '10,000'],
    ['zh', '2026年4月21日', '0.1%', '10,000'],
    ['es', '21 de abril de 2026', '0,1\u00a0%', '10\u202f000'],
  ])('writes what other people published by its path, days in words: %s', async (locale, day, percent, amount) => {
    expect(await html('external.fluent.date', locale)).toBe(`<span>${day}</span>`);
    expect(await html('external.mesonFee.values.serviceFee', locale)).toBe(`<span>${percent}</span>`);
    expect(await html('external.mesonFee.values.freeAmount', locale)).toBe(`<span>${amount}</span>`);
    expect(await html('external.fluent.version', locale)).toBe('<span>2.9.7</span>');
  });

  it('leaves a day as it is with iso, which tables use, and stops the build for an unknown path', async () => {
    expect(await htmlOf('<Fact id="external.fluent.date" iso />', 'es')).toContain('<span>2026-04-21</span>');
    await expect(html('external.fluent.nope', 'en')).rejects.toThrow('write external.<id>.<field of');
    await expect(html('external.nope.date', 'en')).rejects.toThrow(
      'There is no record "nope" in src/facts/external.json.',
    );
  });
});
