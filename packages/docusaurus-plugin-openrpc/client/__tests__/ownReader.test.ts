import {describe, expect, it} from 'vitest';
import type {OpenRpcAdapter} from '../adapter';
import type {Field} from '../fields';
import {ownReader} from '../ownReader';

const ADDRESS: Field = {kind: 'own', name: 'address'};
const adapter: OpenRpcAdapter = {
  readField: (text, field, networkId) => (field === ADDRESS ? {ok: true, value: `${text} on ${networkId}`} : undefined),
};

describe('the adapter’s reader of fields', () => {
  it('knows the chosen network', () => {
    expect(ownReader(adapter, 1029)?.('a', ADDRESS)).toEqual({ok: true, value: 'a on 1029'});
    expect(ownReader(adapter, 1)?.('b', ADDRESS)).toEqual({ok: true, value: 'b on 1'});
  });
  it('leaves other fields to the plugin', () =>
    expect(ownReader(adapter, 1029)?.('a', {kind: 'text'})).toBeUndefined());
  it('is missing where the site has no adapter, or one that reads no fields', () => {
    expect(ownReader(undefined, 1029)).toBeUndefined();
    expect(ownReader({}, 1029)).toBeUndefined();
  });
});
