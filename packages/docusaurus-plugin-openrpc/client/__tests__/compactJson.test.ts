import {describe, expect, it} from 'vitest';
import {compactJson} from '../compactJson';

describe('compact JSON', () => {
  it('keeps short values on one line and opens long ones', () => {
    expect(compactJson({result: '0x1'})).toBe('{"result":"0x1"}');
    expect(compactJson({result: {hash: `0x${'a'.repeat(64)}`, list: [1, 2], nothing: null}})).toBe(
      `{\n  "result": {\n    "hash": "0x${'a'.repeat(64)}",\n    "list": [1,2],\n    "nothing": null\n  }\n}`,
    );
  });
  it('is JSON of the same value', () => {
    const value = {a: [{b: 'x'.repeat(90)}, [], {}], '"': [null, true, 1.5]};
    expect(JSON.parse(compactJson(value))).toEqual(value);
  });
});
