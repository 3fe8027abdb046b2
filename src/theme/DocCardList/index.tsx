/** Wrapped to take the descriptions of the cards from a file of their own: the data of the sidebars, which every documentation
 * page loads, is without them (docusaurus-plugin-lean-pages). */
import type {ComponentProps, ReactNode} from 'react';
import {useCurrentSidebarSiblings} from '@docusaurus/plugin-content-docs/client';
import OriginalDocCardList from '@theme-original/DocCardList';
import descriptions from '@generated/docusaurus-plugin-lean-pages/default/cards.json';

type Props = ComponentProps<typeof OriginalDocCardList>;
type Item = NonNullable<Props['items']>[number];

const describe = (item: Item): Item => (item.type === 'link' ? {...item, docId: undefined, description: item.description ?? descriptions[item.href]} : item);

function CurrentSiblings(props: Props): ReactNode {
  return <OriginalDocCardList {...props} items={useCurrentSidebarSiblings().map(describe)} />;
}

export default function DocCardList({items, ...props}: Props): ReactNode {
  return items ? <OriginalDocCardList {...props} items={items.map(describe)} /> : <CurrentSiblings {...props} />;
}
