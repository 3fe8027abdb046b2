import type {Options} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;
type Docs = Parameters<Generator>[0]['docs'];

/** Front matter of a translated index page: key of a category -> its label. */
export const CATEGORY_LABELS = 'openrpc_categories';

/**
 * Wraps the docs plugin's sidebar generator, which reads `_category_.json` only from the folder of the default
 * language. In other languages, the labels of the generated categories are in the front matter of the translated index
 * page.
 */
export function translateCategories(generator: Generator): Generator {
  return async (folder) => withLabels(await generator(folder), labelsOf(folder.docs));
}

function labelsOf(docs: Docs): Record<string, string> {
  return Object.assign(
    {},
    ...docs.map(({frontMatter}) => (frontMatter as Record<string, unknown>)[CATEGORY_LABELS] ?? {}),
  ) as Record<string, string>;
}

function withLabels(items: Items, labels: Record<string, string>): Items {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const own = item.key !== undefined && Object.hasOwn(labels, item.key);
    return {...item, ...(own && {label: labels[item.key!]!}), items: withLabels(item.items, labels)};
  });
}
