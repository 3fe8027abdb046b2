import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {CipRow} from '@site/src/facts/cipRows';

/** The area that a proposal changes; the other areas have the same name in each language. */
function areaName(area: CipRow['area']): string {
  if (area === 'both')
    return translate({
      id: 'cipTable.both',
      message: 'Both spaces',
      description: 'Proposal table: the proposal changes Core Space and eSpace',
    });
  if (area === 'consensus')
    return translate({
      id: 'cipTable.consensus',
      message: 'Consensus',
      description: 'Proposal table: the proposal changes consensus',
    });
  return area === 'Core' ? 'Core Space' : (area ?? '–');
}

/** Titles quote names of code as Markdown does. */
const withCode = (title: string): ReactNode =>
  title.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

type Props = {
  /** Written by `src/remark/facts` from `of`: `active` for proposals that a hard fork activated, or `others`. */
  cips: readonly CipRow[];
};

/**
 * Improvement proposals by number, with their status in the repository.
 *
 * @example
 * <CipTable of="active" />
 */
export default function CipTable({cips}: Props): ReactNode {
  const areActive = cips.some(({version}) => version !== undefined);
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'cipTable.proposal', message: 'Proposal', description: 'Column of the table of proposals'})}
          </th>
          <th scope="col">
            {translate({id: 'cipTable.title', message: 'Title', description: 'Column of the table of proposals'})}
          </th>
          {areActive && (
            <th scope="col">
              {translate({
                id: 'cipTable.area',
                message: 'Area',
                description: 'Column of the table of proposals: part of the protocol',
              })}
            </th>
          )}
          {areActive && (
            <th scope="col">
              {translate({
                id: 'cipTable.version',
                message: 'Version',
                description: 'Column of the table of proposals: the hard fork that activated one',
              })}
            </th>
          )}
          <th scope="col">
            {translate({
              id: 'cipTable.status',
              message: 'Status',
              description: 'Column of the table of proposals: word in the header of its file',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {cips.map(({number, title, status, version, area, href}) => (
          <tr key={number}>
            <th scope="row">{href ? <Link href={href}>CIP-{number}</Link> : `CIP-${number}`}</th>
            <td lang="en">{withCode(title)}</td>
            {areActive && <td>{areaName(area)}</td>}
            {areActive && <td>{version}</td>}
            <td lang="en">{status ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
