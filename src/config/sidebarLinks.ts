import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;
type Item = Items[number];

/** Links to pages in other folders, appended to a category, by the category's key. */
export const SIDEBAR_LINKS: Readonly<Record<string, Extract<Item, {type: 'link'}>[]>> = {
  // The tutorials are in a separate folder, but readers who look for libraries can find them here too.
  'espace-sdks': [{type: 'link', href: '/docs/category/sdks-1', label: 'Tutorials for each library'}],
};

/** The sidebar that Docusaurus generates from the folders, with the links above. */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...folder}) =>
  withLinks(await defaultSidebarItemsGenerator(folder));

/** Adds the links to the categories at any depth. */
export function withLinks(items: Items): Items {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const links = Object.hasOwn(SIDEBAR_LINKS, item.key ?? '') ? SIDEBAR_LINKS[item.key!]! : [];
    return {...item, items: [...withLinks(item.items), ...links]};
  });
}
