import {expect, it} from 'vitest';
import {CATEGORY_LABELS, translateCategories} from '../sidebar';

type Generator = Parameters<typeof translateCategories>[0];
const doc = {type: 'doc', id: 'shop/rpc/index'} as const;
const category = (key: string, label: string, items: object[]) => ({
  type: 'category',
  label,
  key,
  items,
  collapsed: true,
  collapsible: true,
});
const generator = (async () => [
  doc,
  category('rpc-shop', 'JSON-RPC', [category('rpc-shop-items', 'Items', [doc])]),
  category('other', 'Other', []),
]) as unknown as Generator;
const itemsFor = (...frontMatters: object[]) =>
  translateCategories(generator)({docs: frontMatters.map((frontMatter) => ({frontMatter}))} as never);

it('categories have the labels of the translated index page', async () => {
  const items = await itemsFor({title: 'Artículos', [CATEGORY_LABELS]: {'rpc-shop-items': 'Artículos'}}, {});
  expect(items).toEqual([
    doc,
    category('rpc-shop', 'JSON-RPC', [category('rpc-shop-items', 'Artículos', [doc])]),
    category('other', 'Other', []),
  ]);
});

it('without a translated index page, they stay as they are', async () =>
  expect(await itemsFor({title: 'All'})).toEqual(await (generator as () => Promise<unknown>)()));
