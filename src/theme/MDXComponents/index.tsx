/** Wrapped to give every MDX page the portal's own components without an import line (small ones only: they
 * load with every page), and tables a frame that scrolls. */
import MDXComponents from '@theme-original/MDXComponents';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import Fact from '@site/src/components/Fact';
import NetworkFact from '@site/src/components/NetworkFact';
import PortalLink from '@site/src/components/PortalLink';
import TableHeaderCell from '@site/src/components/TableHeaderCell';
import TableScroll from '@site/src/components/TableScroll';
import Term from '@site/src/components/Term';

export default {...MDXComponents, table: TableScroll, th: TableHeaderCell, Card, Cards, Fact, NetworkFact, PortalLink, Term};
