import type {ReactNode} from 'react';
import {localNumber} from '@site/src/components/parts/localNumber';
import TableScroll from '@site/src/components/parts/TableScroll';
import {dayOf} from '../forecast';
import {columnTexts, failureText, payerText} from '../messages/results';
import type {Phase} from '../model/run';
import {shownCfx} from '../results';
import styles from './styles.module.css';

interface Props {
  readonly phases: readonly Phase[];
  readonly perDay: bigint;
}

/** Who pays from which transaction on. */
export default function Phases({phases, perDay}: Props): ReactNode {
  const columns = columnTexts();
  return (
    <TableScroll>
      <thead>
        <tr>
          {columns.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {phases.map(({first, gasBy, storageBy, failure, senderNeeds}) => (
          <tr key={String(first)}>
            <td>
              <span className={styles.column}>{columns[0]} </span>
              {localNumber(first)}
            </td>
            <td>{localNumber(dayOf(first, perDay))}</td>
            <td>{payerText(gasBy)}</td>
            <td>{failure ? failureText(failure) : payerText(storageBy)}</td>
            <td>{shownCfx(senderNeeds)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
