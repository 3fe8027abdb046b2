import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {Build, GasClaims, GasRow} from '@site/src/facts/gasRows';
import {callLabel} from './callLabel';
import GasSource from './GasSource';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/remark/facts` from `topic`, a folder of `src/snippets/solidity/gas`; so is `setup`. */
  rows: readonly GasRow[];
  setup: Omit<GasClaims, 'topics'>;
};

type Quantity = 'espace' | 'execution' | 'core' | 'collateral';
type Figure = 'before' | 'after' | 'saved';

const GROUPS = {
  espace: [
    ['espace', 'before'],
    ['espace', 'after'],
    ['espace', 'saved'],
    ['execution', 'saved'],
  ],
  core: [
    ['core', 'before'],
    ['core', 'after'],
    ['core', 'saved'],
  ],
  collateral: [
    ['collateral', 'before'],
    ['collateral', 'after'],
    ['collateral', 'saved'],
  ],
} as const satisfies Record<string, readonly (readonly [Quantity, Figure])[]>;
const COLUMNS = Object.values(GROUPS).flat();

/** Whether a change saves here and not with the optimizer alone, or the other way round. */
const isOtherVerdict = (rows: readonly GasRow[], row: GasRow, quantity: Quantity): boolean => {
  const usual = rows.find(({call, build}) => call === row.call && build === 'optimized');
  return Math.sign(row[quantity]?.saved ?? 0) !== Math.sign(usual?.[quantity]?.saved ?? 0);
};

/**
 * The costs of two contracts on a real node, in both spaces, with the optimizer on, also via-IR, and off.
 *
 * @example
 * <GasTable topic="packing" />
 */
export default function GasTable({rows, setup}: Props): ReactNode {
  const heads = {
    espace: translate({id: 'gasTable.espace', message: 'eSpace, gas'}),
    core: translate({id: 'gasTable.core', message: 'Core Space, gas'}),
    collateral: translate({id: 'gasTable.collateral', message: 'Core Space, collateral in bytes'}),
  };
  const figures = {
    before: translate({id: 'gasTable.before', message: 'before'}),
    after: translate({id: 'gasTable.after', message: 'after'}),
    saved: translate({
      id: 'gasTable.saved',
      message: 'saved',
      description: 'Difference of two contracts, below zero when the second costs more',
    }),
  };
  const execution = translate({
    id: 'gasTable.execution',
    message: 'saved in execution',
    description: 'The part of the savings that the calldata floor and refunds do not affect',
  });
  const builds: {build: Build; name: string}[] = [
    {build: 'optimized', name: translate({id: 'gasTable.on', message: 'Optimizer on'})},
    {build: 'viaIr', name: translate({id: 'gasTable.viaIr', message: 'Optimizer on, via-IR'})},
    {build: 'unoptimized', name: translate({id: 'gasTable.off', message: 'Optimizer off'})},
  ];
  const cell = (row: GasRow, quantity: Quantity, figure: Figure): ReactNode => {
    const measured = row[quantity];
    const shown = measured ? localNumber(measured[figure]) : '–';
    return figure === 'saved' && isOtherVerdict(rows, row, quantity) ? <mark>{shown}</mark> : shown;
  };
  const hasOtherVerdict = rows.some((row) => COLUMNS.some(([quantity]) => isOtherVerdict(rows, row, quantity)));
  return (
    <>
      <TableScroll className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {translate({id: 'gasTable.call', message: 'Transaction'})}
            </th>
            {(['espace', 'core', 'collateral'] as const).map((group) => (
              <th key={group} scope="colgroup" colSpan={GROUPS[group].length}>
                {heads[group]}
              </th>
            ))}
          </tr>
          <tr>
            {COLUMNS.map(([quantity, figure]) => (
              <th key={quantity + figure} scope="col">
                {quantity === 'execution' ? execution : figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        {builds.map(({build, name}) => (
          <tbody key={build}>
            <tr>
              <th scope="rowgroup" colSpan={1 + COLUMNS.length} className={styles.state}>
                {name}
              </th>
            </tr>
            {rows
              .filter((row) => row.build === build)
              .map((row) => (
                <tr key={row.call}>
                  <th scope="row">{callLabel(row.call)}</th>
                  {COLUMNS.map(([quantity, figure]) => (
                    <td key={quantity + figure}>{cell(row, quantity, figure)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </TableScroll>
      {hasOtherVerdict && (
        <p className={styles.source}>
          {translate({
            id: 'gasTable.otherVerdict',
            message:
              'Highlighted: the verdict differs from the one with the optimizer on and without via-IR, because the change saves there and not here, or the other way round.',
          })}
        </p>
      )}
      <GasSource {...setup} />
    </>
  );
}
