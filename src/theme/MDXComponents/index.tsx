/**
 * Wrapped to provide the portal's components to every MDX page without an import line (small ones only, because they
 * load with every page), and to put tables into a frame that scrolls. `<Fact>`, `<NetworkFact>` and `<PortalLink>` are
 * resolved by src/remark/facts.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Card from '@site/src/components/parts/Card';
import Cards from '@site/src/components/parts/Cards';
import TableHeaderCell from '@site/src/components/parts/TableHeaderCell';
import TableScroll from '@site/src/components/parts/TableScroll';
import Term from '@site/src/components/parts/Term';

export default {...MDXComponents, table: TableScroll, th: TableHeaderCell, Card, Cards, Term};
