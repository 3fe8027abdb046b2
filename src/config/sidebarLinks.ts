import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;
type Item = Items[number];

/** Links to pages of other folders, at the end of a category, by the category's key. */
export const SIDEBAR_LINKS: Readonly<Record<string, Extract<Item, {type: 'link'}>[]>> = {
  // The tutorials have a folder of their own; who looks for libraries finds them here too.
  'espace-sdks': [{type: 'link', href: '/docs/category/sdks-1', label: 'Tutorials for each library'}],
};

/** The sidebar that Docusaurus makes of the folders, with the links above. */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...folder}) =>
  withLinks(await defaultSidebarItemsGenerator(folder));

/** Adds the links to the categories, however deep these are. */
export function withLinks(items: Items): Items {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const links = Object.hasOwn(SIDEBAR_LINKS, item.key ?? '') ? SIDEBAR_LINKS[item.key!]! : [];
    return {...item, items: [...withLinks(item.items), ...links]};
  });
}
