import {expect, it} from 'vitest';
import {byLetter} from '../byLetter';

it('§2.7 tags stand under their first letter, in an order that no machine changes', () => {
  const tags = ['zeta', 'Épocas', 'alfa', '重入', 'Eventos', '安全', 'Alba', 'ñandú', 'nodo'].map((label) => ({
    label,
    permalink: `/${label}`,
    count: 1,
    description: undefined,
  }));
  expect(byLetter(tags).map(({letter, tags: members}) => [letter, members.map(({label}) => label)])).toEqual([
    ['A', ['Alba', 'alfa']],
    ['E', ['Épocas', 'Eventos']],
    ['N', ['nodo']],
    ['Ñ', ['ñandú']],
    ['Z', ['zeta']],
    ['安', ['安全']],
    ['重', ['重入']],
  ]);
});
