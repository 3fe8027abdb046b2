import {describe, expect, it} from 'vitest';
import type {Field} from '../fields';
import {memberText, parseObject, withMember} from '../objectText';

const member = (name: string, field: Field) => ({name, required: false, field});

describe('an object behind a form', () => {
  it('keeps a number as it is typed, so that typing on does not change it', () => {
    let text = '';
    for (const typed of ['2', '25', '255'])
      text = withMember(parseObject(text)!, member('value', {kind: 'quantity'}), typed);
    expect(JSON.parse(text)).toEqual({value: '255'});
    expect(memberText(parseObject(text)!, 'value')).toBe('255');
  });
  it('holds JSON values as JSON and keeps text that is none yet', () => {
    expect(JSON.parse(withMember({}, member('flag', {kind: 'boolean'}), 'true'))).toEqual({flag: true});
    expect(JSON.parse(withMember({}, member('topics', {kind: 'list', item: {kind: 'hex'}}), '["0x12"]'))).toEqual({
      topics: ['0x12'],
    });
    expect(JSON.parse(withMember({}, member('topics', {kind: 'list', item: {kind: 'hex'}}), '["0x12"'))).toEqual({
      topics: '["0x12"',
    });
    expect(JSON.parse(withMember({}, member('to', {kind: 'own', name: 'colour'}), 'null'))).toEqual({to: null});
  });
  it('an empty member is removed, an object without members is an empty field', () => {
    expect(JSON.parse(withMember({a: 1, b: 2}, member('a', {kind: 'integer'}), ' '))).toEqual({b: 2});
    expect(withMember({a: 1}, member('a', {kind: 'integer'}), '')).toBe('');
  });
  it('text that is no object has no form', () =>
    expect(['[]', '{', '1'].map(parseObject)).toEqual([undefined, undefined, undefined]));
});
