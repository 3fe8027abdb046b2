import {describe, expect, it} from 'vitest';
import {explainAddress, explainAmount} from '../explainValue';

const USER = 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p';
const HEX = '0x106d49f8505410eb4e671d51f7d96d2c87807b09';
const describeAddress = ({hex, networkId, type}: {hex: string; networkId: number; type: string}) =>
  `${hex} ${networkId} ${type}`;
const explain = (value: string, networkId?: number, known = {}) =>
  explainAddress(value, {known, networkId}, describeAddress);

describe('an address', () => {
  it('base32 to hex', () => expect(explain(USER)).toEqual([{kind: 'address', text: `${HEX} 1029 user`}]));
  it('hex to base32, where the endpoint has a network number', () => {
    expect(explain(HEX, 1029)).toEqual([{kind: 'address', text: USER}]);
    expect(explain(HEX)).toBeUndefined();
    expect(explain(HEX.replace('0x1', '0x2'), 1029)).toBeUndefined();
  });
  it('has the name of its hex form', () =>
    expect(
      explain('CFX:TYPE.BUILTIN:AAEJUAAAAAAAAAAAAAAAAAAAAAAAAAAAA2SN102VJV', undefined, {
        '0x0888000000000000000000000000000000000006': 'CrossSpaceCall',
      })![0],
    ).toEqual({kind: 'known', text: 'CrossSpaceCall'}));
  it('one with a mistake is explained by nothing', () => expect(explain(USER.replace('7p', '7r'))).toEqual([]));
});

describe('an amount', () => {
  it('drip to CFX, with all digits', () =>
    expect(explainAmount(1_000_000_000_000_000_001n, 'Drip', 'en')).toBe('1.000000000000000001 CFX'));
  it('small prices in GDrip', () => expect(explainAmount(20_000_000_000n, 'drip', 'en')).toBe('20 GDrip'));
  it('in the language of the page', () =>
    expect(explainAmount(1_500_000_000_000_000_000n, 'wei', 'es')).toBe('1,5 CFX'));
  it('of gas is not money', () => expect(explainAmount(21_000n, 'gas', 'en')).toBeUndefined());
});
