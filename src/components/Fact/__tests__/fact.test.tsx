import i18n from '@generated/i18n';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import Fact from '..';

const html = (id: string, locale: string): string => {
  i18n.currentLocale = locale;
  return renderToStaticMarkup(<Fact id={id} />);
};

afterEach(() => {
  i18n.currentLocale = 'en';
});

describe('§2.4 <Fact> writes numbers as the reader\u2019s language does', () => {
  it.each([
    ['en', '60,000,000', '.', '%'],
    ['zh-CN', '60,000,000', '.', '%'],
    ['es', '60\u202f000\u202f000', ',', '\u00a0%'],
  ])('%s', (locale, limit, mark, percent) => {
    expect(html('blockGasLimit', locale)).toBe(`<span>${limit}</span>`);
    expect(html('basePriceStep', locale)).toBe(`<span>${String(protocolFact('basePriceStep').value).replace('.', mark)}${percent}</span>`);
  });

  it('leaves ports, fractions and addresses alone', () => {
    expect(html('portEspaceHttp', 'en')).toBe('<span>8545</span>');
    expect(html('gasChargedShare', 'es')).toBe('<span>3/4</span>');
    expect(html('create2Proxy', 'es')).toMatch(/^<code class="long">0x[0-9a-fA-F]{40}<\/code>$/);
  });
});
