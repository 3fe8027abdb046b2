import {describe, expect, it} from 'vitest';
import {factList} from '../factList';
import {lookUp} from '../lookUp';

describe('the list of facts', () => {
  const facts = factList();

  it('has each path once, with the value that pages show for it', () => {
    expect(new Set(facts.map(({path}) => path)).size).toBe(facts.length);
    const wrong = facts.filter(({path, value}) => lookUp(path) !== value);
    expect(wrong).toEqual([]);
  });

  it('has facts of every kind, each with a source', () => {
    const kinds = new Set(facts.map(({path}) => (path.includes('.') ? path.slice(0, path.indexOf('.')) : 'protocol')));
    expect([...kinds].sort()).toEqual([
      'contract',
      'error',
      'external',
      'fork',
      'internal',
      'network',
      'parameter',
      'protocol',
      'selector',
    ]);
    expect(facts.filter(({source}) => !source)).toEqual([]);
  });
});
