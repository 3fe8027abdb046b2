/**
 * Replaced: the stock cards cut titles and descriptions to one line and start with an emoji. These are the cards of all
 * other pages, which show the whole sentence. Their descriptions are in a separate file, because every documentation
 * page loads the sidebar data, which doesn't include them (src/framework-patches/sidebars).
 */
import type {ReactNode} from 'react';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Card from '@site/src/components/parts/Card';
import Cards from '@site/src/components/parts/Cards';
import descriptions from '@generated/framework-patches/default/cards.json';

type Item = NonNullable<Props['items']>[number];

function ItemCard({item}: {readonly item: Item}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (href === undefined) return null;
  return (
    <Card to={href} title={item.label}>
      {item.description ?? descriptions[withBaseUrl(href)]}
    </Card>
  );
}

function CardsOf({items}: {readonly items: readonly Item[]}): ReactNode {
  return (
    <Cards level={2}>
      {filterDocCardListItems([...items]).map((item, index) => (
        <ItemCard key={index} item={item} />
      ))}
    </Cards>
  );
}

function CurrentSiblings(): ReactNode {
  return <CardsOf items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items}: Props): ReactNode {
  return items ? <CardsOf items={items} /> : <CurrentSiblings />;
}
