import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {EXAMPLES} from '../example';
import {explainHex} from '../model/explain';
import {recover} from '../model/signer';
import {fieldResults} from '../results';
import Still from '../Still';
import {BYTES} from '../Still/bytes';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const html = renderToStaticMarkup(<Still />);

describe('the decoder without scripts', () => {
  it('shows the first bytes of the example of type 2', () => {
    expect(EXAMPLES.core2.startsWith(`0x${Object.values(BYTES).join('')}`)).toBe(true);
    const size = (EXAMPLES.core2.length - 2) / 2;
    // 0xf8 comes before a length of one byte.
    expect([Number(`0x${BYTES.all.slice(2)}`), Number(`0x${BYTES.fields.slice(2)}`)]).toEqual([size - 6, 115]);
    expect(html).toContain(`a list of ${size - 6} bytes`);
    expect(html).toContain('a list of 115 bytes');
  });

  it('describes each field as the decoder does', () => {
    const read = explainHex(EXAMPLES.core2, recover);
    if (!read.ok) throw new Error(read.problem);
    const shown = new Map(
      fieldResults(read, {networks: [], collateralPerKib: 1, epochBound: 1}).map(({label, code}) => [label, code!]),
    );
    for (const name of ['nonce', 'maxPriorityFeePerGas', 'maxFeePerGas'])
      expect(html).toContain(`${name}: ${shown.get(name)}`);
    expect(html).toContain(`gas: ${Number(shown.get('gas')).toLocaleString('en')}`);
    expect([shown.get('value'), BYTES.to.length]).toEqual(['0 CFX', 42]);
  });

  it('is small', () => {
    expect(html.length).toBeLessThan(2048);
  });
});
