import {describe, expect, it} from 'vitest';
import {initialTexts} from '../initialTexts';
import type {MethodPage, ParamView} from '../pageData';

const param = (name: string): ParamView => ({name, type: 'any', required: false, field: {kind: 'json'}});
const page = (examples: unknown[][], params = ['a', 'b', 'c'].map(param)) =>
  ({params, examples: examples.map((sent) => ({name: 'x', summary: '', params: sent}))}) as unknown as MethodPage;

describe('what stands in the fields at first', () => {
  it('is what the first example sent', () =>
    expect(initialTexts(page([['0x1', 7, true], ['0x2']]))).toEqual(['0x1', '7', 'true']));
  it('is empty where the example leaves a parameter out', () =>
    expect(initialTexts(page([['0x1']]))).toEqual(['0x1', '', '']));
  it('is empty on a page without examples', () => expect(initialTexts(page([]))).toEqual(['', '', '']));
  it('has no field that the method has no parameter for', () => expect(initialTexts(page([['0x1']], []))).toEqual([]));
  it('is the same list each time, so that a page is not drawn anew', () => {
    const [one, other] = [page([['0x1']]), page([['0x2']])];
    expect(initialTexts(one)).toBe(initialTexts(one));
    expect(initialTexts(other)).toEqual(['0x2', '', '']);
  });
});
