import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GasClaims} from '@site/src/facts/gasRows';
import styles from './styles.module.css';

/** Node, compiler and settings with which every gas figure was measured. */
export default function GasSource({node, compiler, evmVersion, runs}: Omit<GasClaims, 'topics'>): ReactNode {
  return (
    <p className={styles.source}>
      {translate(
        {
          id: 'gasTable.source',
          message:
            'Measured on conflux-rust {node} with Solidity {compiler} and EVM version {evm}. Where the optimizer is on, runs is {runs}.',
        },
        {node, compiler, evm: evmVersion, runs: String(runs)},
      )}
    </p>
  );
}
