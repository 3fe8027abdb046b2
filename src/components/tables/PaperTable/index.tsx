import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {FactFiles} from '@site/src/facts/schemas/types';

type Paper = Omit<FactFiles['papers'][number], 'source'>;

/** "USENIX ATC 2020"; a paper that its authors published themselves has no venue. */
const published = ({venue, year}: Paper): string => [venue, year].filter((one) => one !== undefined).join(' ') || '–';

type Props = {
  /** Written by `src/remark/facts`. */
  papers: readonly Paper[];
};

/** The papers about the protocol, with authors and place of publication where the facts have them. */
export default function PaperTable({papers}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'paperTable.paper', message: 'Paper', description: 'Column of the table of papers'})}
          </th>
          <th scope="col">
            {translate({id: 'paperTable.authors', message: 'Authors', description: 'Column of the table of papers'})}
          </th>
          <th scope="col">
            {translate({
              id: 'paperTable.published',
              message: 'Published',
              description: 'Column of the table of papers: where and when',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => (
          <tr key={paper.url}>
            <th scope="row" lang="en">
              <Link href={paper.url}>{paper.title}</Link>
            </th>
            <td>{paper.authors?.join(', ') ?? '–'}</td>
            <td>{published(paper)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
