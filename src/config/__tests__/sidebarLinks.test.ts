import {describe, expect, it} from 'vitest';
import {withLinks} from '../sidebarLinks';

const doc = {type: 'doc', id: 'espace/build/sdks/overview'} as const;
const category = (key: string, items: Parameters<typeof withLinks>[0]) =>
  ({type: 'category', label: key, key, items, collapsed: true, collapsible: true}) as const;

describe('links of the sidebar (§2.2)', () => {
  it('puts the tutorials behind the page on libraries, and nothing elsewhere', () => {
    const items = [category('espace-build', [category('espace-sdks', [doc]), category('other', [doc])])];
    expect(withLinks(items)).toEqual([
      category('espace-build', [
        category('espace-sdks', [
          doc,
          {type: 'link', href: '/docs/category/sdks-1', label: 'Tutorials for each library'},
        ]),
        category('other', [doc]),
      ]),
    ]);
  });
});
