import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-dataset" */ './Panel');

/**
 * Computes the GPU memory that the Octopus data set requires at a block height. `src/remark/facts` writes the props.
 */
export default function DatasetCalculator(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({id: 'datasetCalculator.label', message: 'Data set calculator'})}
      summary={
        <Translate id="datasetCalculator.summary">
          Computes the size of the data set at a block height. Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
