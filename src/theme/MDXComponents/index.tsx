/**
 * Wrapped to provide the portal's components to every MDX page without an import line (small ones only, because they
 * load with every page), and to put tables into a frame that scrolls. `<Fact>`, `<NetworkFact>` and `<PortalLink>` are
 * resolved by src/remark/facts.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import TableHeaderCell from '@site/src/components/TableHeaderCell';
import TableScroll from '@site/src/components/TableScroll';
import Term from '@site/src/components/Term';

export default {...MDXComponents, table: TableScroll, th: TableHeaderCell, Card, Cards, Term};
