import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/Calculator';
import {hardForks, protocolFact} from '@site/src/facts';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-dataset" */ './Panel');
const number = (id: string): number => Number(protocolFact(id).value);
const panel: PanelProps = {
  growth: {start: number('octopusDatasetStart') * 2 ** 30, step: number('octopusDatasetGrowth') * 2 ** 20, stage: number('octopusStage')},
  epochSeconds: number('epochInterval'),
  example: hardForks.flatMap(({mainnet}) => mainnet.epoch ?? []).at(-1)!,
};

/** Computes how much GPU memory the Octopus data set takes at a block height. */
export default function DatasetCalculator(): ReactNode {
  return (
    <Calculator
      label={translate({id: 'datasetCalculator.label', message: 'Data set calculator', description: 'Accessible name of the form that computes the size of the mining data set'})}
      summary={
        <Translate id="datasetCalculator.summary" description="Data set calculator: what it does">
          Computes the size of the data set at a block height. Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
