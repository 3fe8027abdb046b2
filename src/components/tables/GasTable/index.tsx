import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {GasClaims, GasRow} from '@site/src/facts/gasRows';
import {callLabel} from './callLabel';
import GasSource from './GasSource';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/remark/facts` from `topic`, a folder of `src/snippets/solidity/gas`; so is `setup`. */
  rows: readonly GasRow[];
  setup: Omit<GasClaims, 'topics'>;
};

const FIGURES = ['before', 'after', 'saved'] as const;
const SPACES = ['espace', 'core', 'collateral'] as const;

/**
 * The costs of two contracts on a real node, in both spaces, with the optimizer on and off.
 *
 * @example
 * <GasTable topic="packing" />
 */
export default function GasTable({rows, setup}: Props): ReactNode {
  const heads = {
    espace: translate({id: 'gasTable.espace', message: 'eSpace, gas'}),
    core: translate({id: 'gasTable.core', message: 'Core Space, gas'}),
    collateral: translate({id: 'gasTable.collateral', message: 'Core Space, collateral in bytes'}),
    before: translate({id: 'gasTable.before', message: 'before'}),
    after: translate({id: 'gasTable.after', message: 'after'}),
    saved: translate({
      id: 'gasTable.saved',
      message: 'saved',
      description: 'Difference of two contracts, below zero when the second costs more',
    }),
  };
  const states = [
    {isOn: true, name: translate({id: 'gasTable.on', message: 'Optimizer on'})},
    {isOn: false, name: translate({id: 'gasTable.off', message: 'Optimizer off'})},
  ];
  return (
    <>
      <TableScroll className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {translate({id: 'gasTable.call', message: 'Transaction'})}
            </th>
            {SPACES.map((space) => (
              <th key={space} scope="colgroup" colSpan={3}>
                {heads[space]}
              </th>
            ))}
          </tr>
          <tr>
            {SPACES.map((space) =>
              FIGURES.map((figure) => (
                <th key={space + figure} scope="col">
                  {heads[figure]}
                </th>
              )),
            )}
          </tr>
        </thead>
        {states.map(({isOn, name}) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={10} className={styles.state}>
                {name}
              </th>
            </tr>
            {rows
              .filter(({optimizer}) => optimizer === isOn)
              .map((row) => (
                <tr key={row.call}>
                  <th scope="row">{callLabel(row.call)}</th>
                  {SPACES.map((space) =>
                    FIGURES.map((figure) => <td key={space + figure}>{localNumber(row[space][figure])}</td>),
                  )}
                </tr>
              ))}
          </tbody>
        ))}
      </TableScroll>
      <GasSource {...setup} />
    </>
  );
}
