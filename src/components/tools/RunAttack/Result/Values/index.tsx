import type {ReactNode} from 'react';
import clsx from 'clsx';
import BreakableName from '@site/src/components/parts/BreakableName';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {AttackResult, Row} from '@site/src/evm/attack/moments';
import {cfxText} from '../../cfxText';
import {columnText} from '../messages';
import styles from './styles.module.css';

type Value = string | undefined;

interface Props {
  readonly result: AttackResult;
  /** Values at the current step. */
  readonly values: readonly Value[];
}

function shown(value: Value, {isCfx}: Row): string {
  if (value === undefined) return '–';
  return isCfx ? cfxText(value) : localNumber(BigInt(value));
}

/** What everyone has before the attack, at the current step and after it. Rows that are always zero are left out. */
export default function Values({result: {rows, before, after, moments, start}, values}: Props): ReactNode {
  const columns = [before, after, ...moments.slice(start).map((moment) => moment.values)];
  const isShown = (row: number) => !rows[row]!.isCfx || columns.some((column) => (column[row] ?? '0') !== '0');
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{columnText('who')}</th>
          <th scope="col">{columnText('before')}</th>
          <th scope="col">{columnText('now')}</th>
          <th scope="col">{columnText('after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) =>
          isShown(index) ? (
            <tr key={index}>
              <th scope="row">
                <BreakableName name={row.label} />
                {row.isCfx && <small className={styles.unit}> CFX</small>}
              </th>
              <td>{shown(before[index], row)}</td>
              <td className={clsx(styles.now, values[index] !== before[index] && styles.changed)}>
                {shown(values[index], row)}
              </td>
              <td>{shown(after[index], row)}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}
