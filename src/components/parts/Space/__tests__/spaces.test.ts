import {describe, expect, it} from 'vitest';
import sidebars from '@site/sidebars';
import {spaceOfSidebar} from '../spaces';

describe('the space of a sidebar', () => {
  it('is known for the two of six that belong to one', () => {
    const spaces = Object.keys(sidebars)
      .map((name) => [name, spaceOfSidebar(name)])
      .filter(([, space]) => space);
    expect(Object.fromEntries(spaces)).toEqual({coreSidebar: 'core', eSpaceSidebar: 'espace'});
    expect(spaceOfSidebar(undefined)).toBeUndefined();
  });
});
