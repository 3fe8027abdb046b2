import {describe, expect, it} from 'vitest';
import {matches} from '../filter';

const entry = {
  id: 'epoch',
  name: 'época',
  also: ['era corta'],
  means: 'Un bloque pivote con otros.',
  others: [
    {lang: 'zh-CN', name: '纪元'},
    {lang: 'en', name: 'epoch'},
  ],
};

describe('the field of the glossary', () => {
  it.each(['', 'epoca', 'ÉPOCA', '纪元', 'Epoch', 'bloque época', 'corta'])('finds the entry for "%s"', (query) => {
    expect(matches(entry, query)).toBe(true);
  });
  it.each(['gas', 'epoca gas'])('leaves it out for "%s"', (query) => {
    expect(matches(entry, query)).toBe(false);
  });
});
